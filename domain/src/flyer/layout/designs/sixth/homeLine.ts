import type { FilledField } from '../../fields.ts';
import { type Content, toTextContent } from '../../page.ts';

/** What a home has, by the fields that say it, as listings write it. */
const PARTS: readonly (readonly [keys: RegExp, write: (text: string) => string])[] = [
  [/^bed(?:room)?s$/, (text) => counted(text, 'bed')],
  [/^bath(?:room)?s$/, (text) => counted(text, 'bath')],
  [/^(?:living_)?area$|^square_feet$|^sq_?ft$/, (text) => (/^[\d,.]+$/.test(text) ? `${text} sq ft` : text)],
];

const counted = (text: string, noun: string): string =>
  /^[\d.]+$/.test(text) ? `${text} ${noun}${text === '1' ? '' : 's'}` : '';

/** Returns bedrooms, bathrooms and area as one line: "4 beds · 2.5 baths · 2,140 sq ft"; undefined where none is filled in. */
export function toHomeLine(facts: readonly FilledField[]): Content | undefined {
  const found = PARTS.flatMap(([keys, write]) => {
    const fact = facts.find(({ field }) => keys.test(field.key));
    const text = fact ? write(fact.text.trim()) : '';
    return fact && text !== '' ? [{ key: fact.field.key, text: text.replaceAll(' ', '\u00a0') }] : [];
  });
  const [first] = found;
  return first && toTextContent(found.map(({ text }) => text).join(' \u00b7 '), first.key);
}
