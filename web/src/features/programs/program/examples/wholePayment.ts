import { toCents } from '@brokerage/domain/number/toCents';
import type { LoanExample } from '@brokerage/domain/programs/loanExamples';
import { sampleYearlyCost } from '@brokerage/domain/programs/samplePurchase';
import { loanColors } from '../../../../ui/charts/loanColors.ts';

interface WholePayment {
  /** Cents a month. */
  total: number;
  parts: readonly { label: string; cents: number; color: string }[];
}

type WholeTerms = Pick<LoanExample, 'price' | 'level' | 'monthlyInsurance' | 'insurance'>;

/** Returns an example's first monthly payment with taxes and insurance, using the mortgage calculator's formulas. */
export function wholePayment({ price, level, monthlyInsurance, insurance }: WholeTerms): WholePayment {
  const monthly = (name: 'tax' | 'insurance') =>
    Math.round(toCents(sampleYearlyCost(name, price / 100)) / 12);
  const parts = [
    { label: 'Principal and interest', cents: level, color: loanColors.principal },
    {
      label: insurance?.annualName ?? 'Mortgage insurance',
      cents: monthlyInsurance,
      color: loanColors.mortgageInsurance,
    },
    { label: 'Property tax', cents: monthly('tax'), color: loanColors.propertyTax },
    { label: 'Homeowner’s insurance', cents: monthly('insurance'), color: loanColors.homeInsurance },
  ].filter(({ cents }) => cents > 0);
  return { total: parts.reduce((sum, { cents }) => sum + cents, 0), parts };
}
