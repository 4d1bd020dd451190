import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatExample } from '@brokerage/domain/programs/disclosures';
import { expect, it } from 'vitest';
import { FIRST_SAMPLE, samplePayment, TERM_MONTHS } from './samplePayment.ts';

it('begins with the loan that the disclosure beside it describes', () => {
  const disclosed = formatExample('conventional', 'Oct 31, 2026');
  const { down, loan, monthly } = samplePayment(FIRST_SAMPLE);
  const facts = [
    formatDollars(FIRST_SAMPLE.price),
    `${FIRST_SAMPLE.downPercent}% down (${formatDollars(down)})`,
    formatDollars(loan),
    `${TERM_MONTHS} monthly payments of $${monthly.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    `${FIRST_SAMPLE.rate}% interest`,
  ];
  for (const fact of facts) expect(disclosed).toContain(fact);
  expect(disclosed).toMatch(/ [\d.]+% annual percentage rate \(APR\)\..* as of Oct 31, 2026 /);
});

it('answers other amounts', () => {
  expect(samplePayment({ price: 640_000, downPercent: 10, rate: 6 })).toEqual({
    down: 64_000,
    loan: 576_000,
    monthly: 3453.41,
    interest: 2880,
  });
});
