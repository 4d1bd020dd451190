import { yearIndex } from '@brokerage/domain/programs/calculators/annualPremiums';
import { type HousingPayment, housingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { annualPercentageRate, loanExample } from '@brokerage/domain/programs/loanExamples';
import { yearlyShare } from '@brokerage/domain/programs/samplePurchase';
import { toCents } from '../../calculators/inputs/calculatorInput.ts';

interface FhaLoan extends HousingPayment {
  /** Cents. */
  down: number;
  /** Percent, with mortgage insurance. */
  apr: number;
}

/** Returns what the home of the FHA example costs with a down payment in percent. The charges at closing are the example's in proportion to the loan. */
export function fhaLoan(downPercent: number): FhaLoan {
  const { price, base, annualRate, term, prepaidCharges } = loanExample('fha');
  const down = Math.round((price * downPercent) / 100);
  const payment = housingPayment({
    price,
    downPayment: down,
    annualRate,
    term,
    propertyTax: toCents(yearlyShare('tax', price / 100)),
    insurance: toCents(yearlyShare('insurance', price / 100)),
    pmiRate: 0,
    dues: 0,
    kind: 'fha',
  });
  const payments = payment.table.map((each) => each.payment + (payment.premiums[yearIndex(each.month)] ?? 0));
  const charges = Math.round((prepaidCharges * (price - down)) / base);
  return { ...payment, down, apr: annualPercentageRate(price - down - charges, payments) };
}
