import { expect, it } from 'vitest';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import { layoutFlyer } from '../layoutFlyer.ts';
import type { TextOp } from '../scene/scene.ts';
import { realtor, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';

const textsOf = (input: FlyerInput): TextOp[] =>
  layoutFlyer(input, fontMeasure, testQr).scene.ops.filter((op) => op.kind === 'text');
const wordsOf = (input: FlyerInput) => textsOf(input).map(({ text }) => text);
const isContact = ({ field = '' }: TextOp) =>
  /^(officer|realtor)\.(title|brokerage|phone|email)$/.test(field);

it.each(LAYOUT_KEYS)('%s: contact details are 9.5 points or more, with a realtor, too', (layout) => {
  const input = sampleFlyer(layout);
  const footer = layoutFlyer(input, fontMeasure, testQr).scene.footerTop;
  for (const given of [input, { ...input, realtor }]) {
    const lines = textsOf(given).filter((op) => isContact(op) && op.y < footer);
    expect(lines.length).toBeGreaterThan(1);
    for (const { size, text } of lines) expect(size, text).toBeGreaterThanOrEqual(9.5);
  }
  const earlier = textsOf({ ...input, design: 4, realtor }).filter(isContact);
  expect(Math.min(...earlier.map(({ size }) => size))).toBeLessThanOrEqual(9.5);
});

it('a usual email address and title stay unbroken in a narrow column', () => {
  const words = wordsOf(sampleFlyer('first-home'));
  expect(words).toContain('maria.castellano@larkfield.example');
  expect(wordsOf(sampleFlyer('first-home', 'full', 4))).not.toContain('maria.castellano@larkfield.example');
  for (const text of words) expect(text.trim()).not.toMatch(/\|$/);
});

const bound = (key: string, label: string, binding: 'realtor.name' | 'officer.phone') =>
  ({ key, label, type: 'string', help_text: '', binding }) as const;

it('facts on a card aren’t repeated elsewhere; the card has the label', () => {
  const input = sampleFlyer('co-brand');
  const listed: FlyerInput = {
    ...input,
    fields: [
      ...input.fields,
      bound('listed_by', 'Listed by', 'realtor.name'),
      bound('direct_line', 'Direct line', 'officer.phone'),
    ],
    data: { ...input.data, listed_by: 'Patricia Doyle', direct_line: '(973) 555-0102' },
  };
  const words = wordsOf(listed);
  expect(words.filter((text) => text === 'Patricia Doyle')).toHaveLength(1);
  expect(words.filter((text) => text === '(973) 555-0102')).toHaveLength(1);
  expect(words).toContain('LISTED BY');
  expect(words).not.toContain('YOUR REAL ESTATE AGENT');
  // Values that aren't on the card are still printed.
  expect(wordsOf({ ...listed, data: { ...listed.data, listed_by: 'Ana Ruiz' } })).toContain('Ana Ruiz');
  expect(wordsOf({ ...listed, design: 4 })).toContain('Listed by');
});

it('a program’s headline alone is poster-sized, with space above the card below it', () => {
  const input = sampleFlyer('program');
  const alone = { ...input, data: { headline: input.data.headline } };
  const sizeOf = (given: FlyerInput) => textsOf(given).find(({ field }) => field === 'headline')?.size ?? 0;
  expect(sizeOf(alone)).toBeGreaterThan(50);
  expect(sizeOf({ ...alone, design: 5 })).toBeGreaterThan(60);
  expect(sizeOf(input)).toBeLessThan(50);
  const { ops } = layoutFlyer(alone, fontMeasure, testQr).scene;
  const foot = Math.max(
    ...ops.flatMap((op) =>
      op.kind === 'path' && op.fill === '#1e4034' ? op.path.flatMap(([, , y]) => y ?? []) : [],
    ),
  );
  const card = Math.min(
    ...textsOf(alone)
      .filter(({ field }) => field?.startsWith('officer.'))
      .map(({ y, size }) => y - size),
  );
  expect(card - foot).toBeGreaterThan(30);
});
