import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { expect, test } from 'vitest';
import { fhaLoan } from './fhaLoan.ts';

test('comes to the example with its down payment, and ends its insurance after 11 years with 10% down', () => {
  const { apr, monthlyInsurance, principal } = loanExample('fha');
  expect(fhaLoan(3.5)).toMatchObject({ apr, pmi: monthlyInsurance, loan: principal, pmiMonths: 360 });
  expect(fhaLoan(10)).toMatchObject({ down: 50_000_00, pmiMonths: 132 });
  expect(fhaLoan(10).premiums).toHaveLength(11);
  // The charges are in proportion to the loan, so insurance that ends sooner is what lowers the APR.
  expect(fhaLoan(10).apr).toBeLessThan(apr);
});
