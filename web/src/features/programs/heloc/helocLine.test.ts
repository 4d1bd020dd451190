import { helocExample } from '@brokerage/domain/programs/loanExamples';
import { expect, it } from 'vitest';
import { drawPayments, toHelocLine } from './helocLine.ts';

it('leaves 15-20% of the value as equity, and no line if more is owed', () => {
  expect(toHelocLine(600_000, 350_000)).toEqual({ from: 130_000, to: 160_000 });
  expect(toHelocLine(600_000, 490_000)).toEqual({ from: 0, to: 20_000 });
  expect(toHelocLine(600_000, 600_000)).toEqual({ from: 0, to: 0 });
});

it('matches the payments of the disclosed example, and principal and interest at the cap', () => {
  const { drawPayment, repayPayment } = helocExample;
  expect(drawPayments(50_000)).toEqual({ draw: drawPayment, repay: repayPayment, atMost: 771_66 });
});
