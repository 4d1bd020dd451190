import { expect, it } from 'vitest';
import { layoutFormat } from '../../formats/layoutFormat.ts';
import { sampleFlyer } from '../../testing/sampleFlyer.ts';
import { testQr } from '../../testing/testQr.ts';
import { fontMeasure } from '../../text/measure.ts';

it('a letter’s terms are in two columns, each value on the line of its name', () => {
  const input = sampleFlyer('letter');
  const terms = {
    purchase_price: 'Purchase price',
    loan_amount: 'Loan amount',
    loan_program: 'Loan program',
  };
  const { scene, issues } = layoutFormat(
    {
      ...input,
      fields: [
        ...input.fields,
        ...Object.entries(terms).map(([key, label]) => ({
          key,
          label,
          type: 'string' as const,
          help_text: '',
        })),
      ],
      data: {
        ...input.data,
        purchase_price: '$649,000',
        loan_amount: '$519,200',
        loan_program: '30-year fixed',
      },
    },
    fontMeasure,
    testQr,
    'letter',
  );
  expect(issues).toEqual([]);
  const find = (text: string) => {
    const found = scene.ops.find((op) => op.kind === 'text' && op.text === text);
    if (found?.kind !== 'text') throw new Error(text);
    return found;
  };
  const names = Object.values(terms).map(find);
  const values = ['$649,000', '$519,200', '30-year fixed'].map(find);
  expect(values.map(({ y }) => y)).toEqual(names.map(({ y }) => y));
  expect(new Set(names.map(({ x }) => x)).size).toBe(1);
  expect(new Set(values.map(({ x }) => x)).size).toBe(1);
  expect(values[0]?.x).toBeGreaterThan(names[0]?.x ?? Infinity);
});
