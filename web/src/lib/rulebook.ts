/** A rulebook as a booklet: a page for each chapter, and before them what the box's page does not say.
 *
 * Places in it are marked with their names, the same in all languages: `## Auctions {#auctions}`, or
 * `{#facts}` in a paragraph. A ruling is a place too: the paragraph that cites it, as in "(N3)".
 */
import { marked } from 'marked';

export interface Chapter {
  title: string;
  html: string;
  /** Where one can open it. */
  places: string[];
  /** Its own place, if its heading names one. */
  name: string | null;
}

const PLACE = /\{#([a-z0-9-]+)\}/g;
const RULING = /\b([A-Z]\d{1,2})(?=\)|, [A-Z]\d)/g;
const CITED = /\s\(([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\)/g;
/** Chapters for those who type their moves. */
const TYPED = ['options', 'notation'];

/** The first paragraph that tells what the game is, as plain text. */
export function intro(markdown: string): string {
  const first = paragraphs(markdown).find(tells) ?? '';
  return first.replace(/\s+/g, ' ').replace(PLACE, '').replace(/[*_`]/g, '').trim();
}

/** One chapter for each heading of the second level; before them what is left of the first words, if
 * there is more to say than the box's page does. */
export function chapters(markdown: string): Chapter[] {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? '';
  const more = beyondTheBox(head);
  const pages = more ? [{ title, text: more }] : [];
  for (const part of parts) {
    const [first = '', ...rest] = part.split('\n');
    pages.push({ title: first.trim(), text: rest.join('\n') });
  }
  return pages
    .map(({ title, text }) => ({
      title: title.replace(PLACE, '').trim(),
      html: html(text),
      places: [...named(title, PLACE), ...named(text, PLACE), ...named(text, RULING)],
      name: named(title, PLACE)[0] ?? null,
    }))
    .filter(({ name }) => name === null || !TYPED.includes(name));
}

/** The page on which a place is, or -1. */
export function pageOf(pages: readonly Chapter[], place: string): number {
  return pages.findIndex(({ places }) => places.includes(place));
}

function named(text: string, what: RegExp): string[] {
  return [...text.matchAll(what)].map(([, name]) => name!);
}

const paragraphs = (markdown: string): string[] =>
  markdown.split(/\n\s*\n/).map((part) => part.trim());

const tells = (paragraph: string): boolean => /^[^#*|>\-\d]/.test(paragraph);

/** Without the title, for whom it is, and what the game is: all that stands beside the lid. */
function beyondTheBox(head: string): string {
  const all = paragraphs(head);
  const first = all.find(tells);
  return all.filter((part) => part !== first && !/^(# |\*[^*])/.test(part)).join('\n\n');
}

/** Worked examples in the notation of moves: our tests play them, and people need not read them. */
const EXAMPLE = /^```example\n[\s\S]*?^```$/gm;

const mark = (place: string): string => `<a data-place="${place}"></a>`;

/** What is wide scrolls in a box of its own, so that the page never does; an empty heading is none. */
function html(text: string): string {
  const made = marked.parse(text.replace(EXAMPLE, ''), { async: false });
  return made
    .replace(/<h(\d)>(.*?) *\{#([a-z0-9-]+)\}/g, '<h$1 data-place="$3">$2')
    .replace(/ ?\{#([a-z0-9-]+)\}/g, mark('$1'))
    .replace(CITED, (_, codes: string) => codes.split(', ').map(mark).join(''))
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
