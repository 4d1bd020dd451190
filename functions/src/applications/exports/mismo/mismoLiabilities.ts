import type { ReadableAnswers } from '@brokerage/domain/preapproval/readStoredAnswers';
import { type MismoNode, toAmount, toIndicator } from './mismoNode.ts';
import type { MismoPart } from './mismoPart.ts';

const MORTGAGE_TYPES: Record<NonNullable<ReadableAnswers['current_loan_type']>, string> = {
  Conventional: 'Conventional',
  FHA: 'FHA',
  VA: 'VA',
  USDA: 'USDARuralDevelopment',
  Other: 'Other',
};

/** What the applicant owes, LIABILITIES: the monthly total as they know it, and the loan to be refinanced. */
export function mismoLiabilities(answers: ReadableAnswers): MismoPart {
  const { monthly_debts_known, current_loan_balance, current_monthly_payment_piti, current_loan_type } =
    answers;
  const debts: MismoNode | undefined =
    monthly_debts_known === undefined
      ? undefined
      : {
          LiabilityMonthlyPaymentAmount: toAmount(monthly_debts_known),
          LiabilityType: 'BorrowerEstimatedTotalMonthlyLiabilityPayment',
        };
  const hasLoan = [current_loan_balance, current_monthly_payment_piti, current_loan_type].some(
    (answer) => answer !== undefined,
  );
  const loan: MismoNode | undefined = hasLoan
    ? {
        LiabilityMonthlyPaymentAmount: toAmount(current_monthly_payment_piti),
        LiabilityPaymentIncludesTaxesInsuranceIndicator: toIndicator(
          current_monthly_payment_piti === undefined ? undefined : true,
        ),
        LiabilitySecuredBySubjectPropertyIndicator: 'true',
        LiabilityType: 'MortgageLoan',
        LiabilityUnpaidBalanceAmount: toAmount(current_loan_balance),
        MortgageType: current_loan_type && MORTGAGE_TYPES[current_loan_type],
      }
    : undefined;
  const details = [debts, loan].filter((detail) => detail !== undefined);
  return {
    node: {
      LIABILITY: details.map((detail, index) => ({
        '@SequenceNumber': String(index + 1),
        '@xlink:label': `LIABILITY_${index + 1}`,
        LIABILITY_DETAIL: detail,
      })),
    },
    expressed: [
      'monthly_debts_known',
      'current_loan_balance',
      'current_monthly_payment_piti',
      'current_loan_type',
    ],
  };
}
