import { HOME_PARTS } from '../../../texts/homeParts.ts';
import type { FilledField } from '../../page/fields.ts';
import { type Content, toTextContent } from '../../page/page.ts';

/** Returns bedrooms, bathrooms and area as listings abbreviate them, each with its field. */
export const toHomeParts = (facts: readonly FilledField[]): { fact: FilledField; content: Content }[] =>
  HOME_PARTS.flatMap(([keys, write]) => {
    const fact = facts.find(({ field }) => keys.test(field.key));
    const text = fact ? write(fact.text.trim()).replaceAll(' ', '\u00a0') : '';
    return fact && text !== '' ? [{ fact, content: toTextContent(text, fact.field.key) }] : [];
  });

/** Returns bedrooms, bathrooms and area as one line: "4 beds · 2.5 baths · 2,140 sq ft". Returns undefined if none is filled in. */
export function toHomeLine(facts: readonly FilledField[]): Content | undefined {
  const parts = toHomeParts(facts);
  const texts = parts.map(({ content }) => content.paragraphs[0]?.spans[0]?.text ?? '');
  return parts[0] && toTextContent(texts.join(' \u00b7 '), parts[0].content.field);
}

/** Returns the same on two lines, neither of which starts or ends with a dot. */
export function toHomeLines(facts: readonly FilledField[]): Content | undefined {
  const parts = toHomeParts(facts);
  const texts = parts.map(({ content }) => content.paragraphs[0]?.spans[0]?.text ?? '');
  const lines = [texts.slice(0, 2).join(' \u00b7 '), ...texts.slice(2)].filter((text) => text !== '');
  const [first] = parts;
  return (
    first && {
      paragraphs: lines.map((text) => ({ type: 'paragraph' as const, spans: [{ text }] })),
      field: first.content.field,
    }
  );
}
