const DEPTH = 8;
const LONGEST = 20_000;
/** More than fits in a Firestore document. */
const MAX_TEXT = 1_100_000;
const BLOCK_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote))\b[^<>]{0,200}>/gi;
// Matches only real tags: <your name> is a placeholder, and stays visible.
const OTHER_TAG = /<\/?(?:a|b|i|u|s|em|strong|span|font|small|sub|sup|mark|code|img)\b[^<>]{0,200}>/gi;
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Returns the words of any field value without markup: strings, numbers, and rich text in any nesting ({paragraphs: [{spans: [{text}]}]},
 * {content}, {children}, ...), one line per paragraph. Runs of a paragraph are joined without a gap, so that a word split over two runs
 * stays one word. Returns at most 20,000 characters, not counting repeated blanks and invisible characters; never throws.
 */
export function plainText(value: unknown): string {
  return withoutPadding(toText(value, 0), LONGEST).slice(0, LONGEST);
}

const SILENT = /(?![^\S\uFEFF])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Cn}\p{Co}]/gu;

/** Shortens a text longer than `longest` by removing invisible characters and repeated blanks and line breaks. */
export const withoutPadding = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : text.replace(SILENT, '').replace(/\s+/g, (blanks) => (/[^\S\t \p{Zs}]/u.test(blanks) ? '\n' : ' '));

function toText(value: unknown, depth: number): string {
  if (typeof value === 'string') return withoutMarkup(value.slice(0, MAX_TEXT));
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > DEPTH) return '';
  if (Array.isArray(value)) return joined(value, '\n', depth);
  const node = value as Record<string, unknown>;
  if (typeof node.text === 'string') return withoutMarkup(node.text.slice(0, MAX_TEXT));
  for (const blocks of [node.paragraphs, node.blocks, node.items]) {
    if (Array.isArray(blocks)) return joined(blocks, '\n', depth);
  }
  for (const runs of [node.spans, node.runs]) {
    if (Array.isArray(runs)) return joined(runs, '', depth);
  }
  for (const nested of [node.content, node.children]) {
    if (Array.isArray(nested)) return joined(nested, nested.every(isRun) ? '' : '\n', depth);
  }
  return '';
}

const isRun = (node: unknown): boolean =>
  typeof node === 'string' ||
  (typeof node === 'object' && node !== null && 'text' in node && typeof node.text === 'string');

function joined(parts: readonly unknown[], separator: string, depth: number): string {
  let text = '';
  for (const part of parts) {
    if (text.length > MAX_TEXT) break;
    text += (text === '' ? '' : separator) + toText(part, depth + 1);
  }
  return text;
}

function withoutMarkup(text: string): string {
  return text
    .replace(BLOCK_TAG, '\n')
    .replace(OTHER_TAG, '')
    .replace(/&([a-z]{2,5});/gi, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all);
}

/** Returns whether nothing is visible: no value, blanks, "<p></p>", a rich text without a letter. Zero and false are values. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(plainText(value));
}
