import type { LoanExample } from '@brokerage/domain/programs/loanExamples';
import { yearlyShare } from '@brokerage/domain/programs/samplePurchase';
import { loanInks } from '../../../../ui/charts/loanInks.ts';
import { toCents } from '../../calculators/inputs/calculatorInput.ts';

interface WholePayment {
  /** Cents a month. */
  total: number;
  parts: readonly { label: string; cents: number; color: string }[];
}

type WholeTerms = Pick<LoanExample, 'price' | 'level' | 'monthlyInsurance' | 'insurance'>;

/** Returns an example's first-month payment with taxes and insurance, calculated like the mortgage calculator. */
export function wholePayment({ price, level, monthlyInsurance, insurance }: WholeTerms): WholePayment {
  const monthly = (name: 'tax' | 'insurance') => Math.round(toCents(yearlyShare(name, price / 100)) / 12);
  const parts = [
    { label: 'Principal and interest', cents: level, color: loanInks.principal },
    {
      label: insurance?.annualName ?? 'Mortgage insurance',
      cents: monthlyInsurance,
      color: loanInks.mortgageInsurance,
    },
    { label: 'Property tax', cents: monthly('tax'), color: loanInks.propertyTax },
    { label: 'Homeowner’s insurance', cents: monthly('insurance'), color: loanInks.homeInsurance },
  ].filter(({ cents }) => cents > 0);
  return { total: parts.reduce((sum, { cents }) => sum + cents, 0), parts };
}
