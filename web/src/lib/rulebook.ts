/** A rulebook as a booklet: its first words, and a page for each chapter. */
import { marked } from 'marked';

export interface Chapter {
  title: string;
  html: string;
}

/** The first paragraph that tells what the game is, as plain text. */
export function intro(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ').trim());
  const first = paragraphs.find((part) => /^[^#*|>\-\d]/.test(part)) ?? '';
  return first.replace(/[*_`]/g, '');
}

/** One chapter for each heading of the second level; what comes before is the first. */
export function chapters(markdown: string): Chapter[] {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? '';
  const pages = [{ title, text: head.replace(/^# .*$/m, '') }];
  for (const part of parts) {
    const [first = '', ...rest] = part.split('\n');
    pages.push({ title: first.trim(), text: rest.join('\n') });
  }
  return pages.map(({ title, text }) => ({ title: bare(title), html: html(text) }));
}

function bare(title: string): string {
  return title.replace(/[*_`]/g, '');
}

/** Wide tables scroll in a box of their own, so that the page never does; an empty heading is none. */
function html(text: string): string {
  const made = marked.parse(text, { async: false });
  return made
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
