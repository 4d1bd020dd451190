import { expect, it } from 'vitest';
import { layoutFormat } from './formats/layoutFormat.ts';
import { sampleFlyer } from './testing/sampleFlyer.ts';
import { testQr } from './testing/testQr.ts';
import { fontMeasure } from './text/measure.ts';
import { splitCompanyName } from './wordmark.ts';

it.each([
  ['Larkfield Home Mortgage', ['Larkfield', 'Home Mortgage']],
  ['Summit Mortgage', ['Summit', 'Mortgage']],
  ['First Bank of Clifton Home Loans', ['First Bank of Clifton', 'Home Loans']],
  ['Larkfield Home Mortgage, LLC', ['Larkfield', 'Home Mortgage, LLC']],
  ['Summit Mortgage Inc.', ['Summit', 'Mortgage Inc.']],
  ['Larkfield', undefined],
  ['Larkfield LLC', undefined],
])('%s breaks before its last words', (name, parts) => {
  expect(splitCompanyName(name)).toEqual(parts);
});

function namesOn(design: number, name = 'Larkfield Home Mortgage') {
  const sample = sampleFlyer('just-listed');
  const { scene } = layoutFormat(
    { ...sample, design, company: { ...sample.company, name } },
    fontMeasure,
    testQr,
    'letter',
  );
  return scene.ops
    .filter((op) => op.kind === 'text')
    .filter(({ field, y }) => field === 'company.name' && y < scene.footerTop);
}

it('wraps a name that doesn’t fit one line onto a smaller second one, readable as one name', () => {
  const names = namesOn(6);
  expect(names.map(({ text }) => text)).toEqual(['Larkfield', 'Home Mortgage']);
  expect(names[1]?.size).toBeLessThan(names[0]?.size ?? 0);
  expect(names[1]?.y).toBeGreaterThan(names[0]?.y ?? 0);
  expect(names[1]?.block).toBe(names[0]?.block);
  expect(new Set(namesOn(5).map(({ size }) => size)).size).toBe(1);
});

it('uses one size for a name that fits one line or has one word', () => {
  for (const name of ['Elm Loans', 'Larkfieldhomemortgagecompany'])
    expect(new Set(namesOn(6, name).map(({ size }) => size)).size, name).toBe(1);
});
