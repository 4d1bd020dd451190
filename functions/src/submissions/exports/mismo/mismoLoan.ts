import type { ReadableAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { toAmount } from './mismoNode.ts';
import type { MismoPart } from './mismoPart.ts';

type Purpose = NonNullable<ReadableAnswers['purpose']>;
type FundsSource = NonNullable<ReadableAnswers['funds_source']>[number];

const PURPOSES: Record<Purpose, { type: string; other?: string }> = {
  Purchase: { type: 'Purchase' },
  Refinance: { type: 'Refinance' },
  'HELOC/Other': { type: 'Other', other: 'HELOC/Other' },
};

/** The schema distinguishes homes already sold from those to be sold, and grants from loans; the questionnaire doesn't. */
const FUNDS: Record<FundsSource, { type: string; other?: string }> = {
  savings: { type: 'CheckingSavings' },
  gift: { type: 'GiftFunds' },
  retirement: { type: 'RetirementFunds' },
  sale: { type: 'Other', other: 'Sale of a home' },
  dpa: { type: 'Other', other: 'Down payment assistance' },
};

/** Returns the requested loan: LOANS. It has no amount, because the form doesn't ask for one. */
export function mismoLoan(
  { purpose, down_payment, funds_source = [], cash_out, cash_out_amount }: ReadableAnswers,
  reference: string,
): MismoPart {
  const [source, ...others] = funds_source;
  // With several sources, it isn't known how much each one pays.
  const funds = source && others.length === 0 ? FUNDS[source] : undefined;
  const isFunded = funds !== undefined && down_payment !== undefined;
  const loanPurpose = purpose && PURPOSES[purpose];
  return {
    node: {
      LOAN: {
        '@LoanRoleType': 'SubjectLoan',
        '@xlink:label': 'LOAN_1',
        DOWN_PAYMENTS: {
          DOWN_PAYMENT: {
            DownPaymentAmount: toAmount(down_payment),
            FundsType: isFunded ? funds.type : undefined,
            FundsTypeOtherDescription: isFunded ? funds.other : undefined,
          },
        },
        LOAN_IDENTIFIERS: {
          LOAN_IDENTIFIER: {
            LoanIdentifier: reference,
            LoanIdentifierType: 'Other',
            LoanIdentifierTypeOtherDescription: 'Preapproval reference number',
          },
        },
        REFINANCE: {
          RefinanceCashOutAmount: toAmount(cash_out ? cash_out_amount : undefined),
          // Not every loan without cash to the borrower meets the schema's definition of NoCashOut.
          RefinanceCashOutDeterminationType: cash_out ? 'CashOut' : undefined,
        },
        TERMS_OF_LOAN: {
          LoanPurposeType: loanPurpose?.type,
          LoanPurposeTypeOtherDescription: loanPurpose?.other,
        },
      },
    },
    expressed: [
      'purpose',
      'down_payment',
      ...(isFunded ? (['funds_source'] as const) : []),
      ...(cash_out ? (['cash_out', 'cash_out_amount'] as const) : []),
    ],
  };
}
