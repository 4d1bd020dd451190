import { CONTACT_WITHIN } from '../company/contactWithin.ts';
import { guidePaths, sitePaths } from '../routes/sitePaths.ts';

/** Common questions about any loan, with the answer and a page with details. */
export const commonQuestions = [
  [
    'Do you lend the money yourselves?',
    'No. We’re a mortgage broker. We arrange your loan with a lender. The lender makes the decision and provides the money.',
  ],
  [
    'Will getting pre-qualified hurt my credit score?',
    'No. If you agree to a soft inquiry, it won’t affect your score. A full application later involves a hard inquiry, and we’ll tell you before it happens.',
  ],
  [
    'What credit score do I need?',
    'Lenders typically want 620+ for a conventional loan and 700+ for a jumbo loan. FHA loans go down to 580 with 3.5% down, or 500 with 10% down, though many lenders ask for more. You’ll find sources on each program’s page.',
    { label: 'Compare our loan programs', to: sitePaths.loanPrograms },
  ],
  [
    'Can I buy without a down payment?',
    'VA and USDA loans don’t require one if you’re eligible. Other programs do, but assistance may cover part of it.',
    { label: 'Find down payment assistance', to: '/loans/down-payment-assistance' },
  ],
  [
    'What is PMI, and can I cancel it?',
    'Private mortgage insurance protects the lender when you put less than 20% down. On most conventional loans you can ask to cancel it at 80% of the home’s original value. If your payments are current, it ends automatically once the loan is scheduled to reach 78%.',
    { label: 'When PMI ends', to: guidePaths.firstYear },
  ],
  // A Loan Estimate shows only what the borrower pays the broker: Regulation Z, 12 CFR 1026.37(f)(1), comment 2. The Closing Disclosure
  // also shows what the lender pays: 12 CFR 1026.38(f)(1), comment 2.
  [
    'How are you paid?',
    'By the lender or by you, never both. If you pay us, it’s on your Loan Estimate. If the lender pays us, it’s on your Closing Disclosure.',
    { label: 'Read a Loan Estimate', to: guidePaths.preApproval },
  ],
  ['What happens after I apply?', `A loan officer reviews your answers and contacts you ${CONTACT_WITHIN}.`],
] as const;
