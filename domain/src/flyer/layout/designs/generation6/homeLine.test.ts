import { expect, it } from 'vitest';
import type { FilledField } from '../../page/fields.ts';
import { toTextContent } from '../../page/page.ts';
import { toHomeLine } from './homeLine.ts';

const fact = (key: string, text: string): FilledField => ({
  field: { key, label: key, type: 'string', help_text: '' },
  value: text,
  text,
  content: toTextContent(text, key),
});
const lineOf = (...facts: FilledField[]) =>
  toHomeLine(facts)
    ?.paragraphs[0]?.spans.map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ');

it('shows a home in one line: bedrooms, bathrooms and area, if filled in', () => {
  const area = fact('living_area', '2,140 sq ft');
  expect(lineOf(area, fact('bathrooms', '2.5'), fact('bedrooms', '4'))).toBe(
    '4 beds \u00b7 2.5 baths \u00b7 2,140 sq ft',
  );
  expect(lineOf(fact('bedrooms', '1'), fact('baths', '1'), fact('sqft', '900'))).toBe(
    '1 bed \u00b7 1 bath \u00b7 900 sq ft',
  );
  expect(lineOf(area)).toBe('2,140 sq ft');
  expect(lineOf(fact('built', '1928'), fact('bedrooms', 'ask us'))).toBeUndefined();
});
