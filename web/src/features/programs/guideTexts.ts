import { CONTACT_WITHIN } from '../../lib/company/contactWithin.ts';

export const firstTimeBuyer = [
  [
    'You may qualify as a first-time buyer again',
    'For many programs, that means you haven’t owned a home in the last three years.',
  ],
  [
    'Read your credit reports early',
    'They’re free at AnnualCreditReport.com, and reading them never lowers your score.',
  ],
  [
    'Save for more than the down payment',
    'Plan for closing costs, moving, and a few months of payments in case something breaks.',
  ],
  [
    'Ask about assistance',
    'State, county and employer programs help with the down payment. Most have income limits and limited funds.',
  ],
  [
    'Take a homebuyer course',
    'HUD-approved housing counselors offer them free or at low cost, and some programs require one.',
  ],
  [
    'Avoid big changes before closing',
    'A new car, credit card or job can change the lender’s decision right up to closing day.',
  ],
] as const;

/** Questions and answers. */
export const faq = [
  [
    'Do you lend the money yourselves?',
    'No. We’re a mortgage broker. We arrange your loan with a lender, who makes the decision and provides the money.',
  ],
  [
    'Does the questionnaire affect my credit score?',
    'No. If you agree to a soft inquiry, it does not affect your score. A full application later involves a hard inquiry, and we’ll tell you before it happens.',
  ],
  [
    'What credit score do I need?',
    'Lenders typically want 620+ for a conventional loan and 700+ for a jumbo loan. For its lowest down payment, the FHA goes as low as 580, though many lenders ask for more. Each program page has the sources.',
  ],
  [
    'Can I buy without a down payment?',
    'VA and USDA loans don’t require one if you’re eligible. Other programs do, but assistance may cover part of it.',
  ],
  [
    'What is PMI, and can I cancel it?',
    'Private mortgage insurance protects the lender when you put less than 20% down. On most conventional loans you can ask to cancel it at 80% of the home’s original value.',
  ],
  [
    'How are you paid?',
    'By the lender or by you, never by both on the same loan. Your Loan Estimate shows it.',
  ],
  ['What happens after I apply?', `A loan officer reviews your answers and contacts you ${CONTACT_WITHIN}.`],
] as const;
