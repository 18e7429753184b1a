/** A rulebook as a booklet: its first words, and a page for each chapter.
 *
 * Places in it are marked with their names, the same in all languages: `## Auctions {#auctions}`, or
 * `{#facts}` in a paragraph. A ruling is a place too: the paragraph that cites it, as in "(N3)".
 */
import { marked } from 'marked';

export interface Chapter {
  title: string;
  html: string;
  /** Where one can open it: its own name first, if it has one. */
  places: string[];
}

const PLACE = /\{#([a-z0-9-]+)\}/g;
const RULING = /\b([A-Z]\d{1,2})(?=\)|, [A-Z]\d)/g;

/** The first paragraph that tells what the game is, as plain text. */
export function intro(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ').trim());
  const first = paragraphs.find((part) => /^[^#*|>\-\d]/.test(part)) ?? '';
  return first.replace(PLACE, '').replace(/[*_`]/g, '');
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
  return pages.map(({ title, text }, i) => ({
    title: bare(title),
    html: html(text),
    places: [...named(title, PLACE), ...named(text, PLACE), ...(i ? named(text, RULING) : [])],
  }));
}

/** The page on which a place is, or -1. */
export function pageOf(pages: readonly Chapter[], place: string): number {
  return pages.findIndex(({ places }) => places.includes(place));
}

function named(text: string, what: RegExp): string[] {
  return [...text.matchAll(what)].map(([, name]) => name!);
}

/** Without what only those need who type: "(`variant=thick`)". */
function bare(title: string): string {
  return title
    .replace(PLACE, '')
    .replace(/ \(`\w+=\w+`\)/, '')
    .replace(/\(`\w+=\w+`, /, '(')
    .replace(/[*_`]/g, '')
    .trim();
}

/** Worked examples in the notation of moves: our tests play them, and people need not read them. */
const EXAMPLE = /^```example\n[\s\S]*?^```$/gm;

/** What is wide scrolls in a box of its own, so that the page never does; an empty heading is none. */
function html(text: string): string {
  const made = marked.parse(text.replace(EXAMPLE, ''), { async: false });
  return made
    .replace(/<h(\d)>(.*?) *\{#([a-z0-9-]+)\}/g, '<h$1 data-place="$3">$2')
    .replace(/ ?\{#([a-z0-9-]+)\}/g, '<a data-place="$1"></a>')
    .replace(RULING, '<a data-place="$1">$1</a>')
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
