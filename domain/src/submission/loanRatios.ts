import type { Application } from '../preapproval/form/application.ts';

/** Answers that may be missing. */
type OptionalOf<K extends keyof Application> = { [F in K]?: Application[F] | undefined };

type Answers = OptionalOf<
  | 'purpose'
  | 'est_value_or_price'
  | 'purchase_price'
  | 'down_payment'
  | 'current_loan_balance'
  | 'cash_out_amount'
  | 'monthly_income_gross'
  | 'monthly_debts_known'
>;

/** Loan amount, LTV and DTI from an applicant's own answers. Null if a required answer is missing. */
export interface LoanRatios {
  /** US dollars. */
  loanAmount: number | null;
  /** Loan-to-value ratio (LTV): the loan amount to the value or price, as a fraction. */
  ltv: number | null;
  /** Debt-to-income ratio (DTI) without the new housing payment: known monthly debts to gross monthly income, as a fraction. */
  dtiBeforeHousing: number | null;
}

function toLoanAmount(answers: Answers): number | null {
  if (answers.purpose === 'Purchase') {
    const { purchase_price: price, down_payment: down } = answers;
    return price === undefined || down === undefined ? null : price - down;
  }
  const { current_loan_balance: balance, cash_out_amount: cashOut = 0 } = answers;
  return answers.purpose === 'Refinance' && balance !== undefined ? balance + cashOut : null;
}

/** Returns estimates from the applicant's answers; nothing about them was verified. */
export function toLoanRatios(answers: Answers): LoanRatios {
  const { est_value_or_price: value, monthly_income_gross: income, monthly_debts_known: debts } = answers;
  const loanAmount = toLoanAmount(answers);
  // Lenders use the lower of price and value (Fannie Mae Selling Guide B2-1.2-01).
  const worth = Math.min(value ?? Infinity, answers.purchase_price ?? Infinity);
  return {
    loanAmount,
    ltv: loanAmount !== null && Number.isFinite(worth) && worth > 0 ? loanAmount / worth : null,
    dtiBeforeHousing: debts !== undefined && income !== undefined && income > 0 ? debts / income : null,
  };
}
