/** The homebuying guide, in the order in which it happens. */
export const guide = [
  [
    'Look at your own figures',
    'Income, debts, savings and credit reports. You can get the reports free at AnnualCreditReport.com and correct what is wrong before a lender reads it.',
  ],
  [
    'Talk to a loan officer',
    'A pre-approval tells you and the seller what a lender would consider. It is not a commitment to lend.',
  ],
  [
    'Find the home',
    'With an agent who works for you. Look at taxes, dues and insurance as well as at the price.',
  ],
  [
    'Offer, inspect, appraise',
    'An inspection is for you, an appraisal is for the lender. Leave yourself a way out if either goes wrong.',
  ],
  [
    'Read the Loan Estimate',
    'It comes within three business days of a complete application. Compare it with another lender’s, line by line.',
  ],
  [
    'Close',
    'You get the Closing Disclosure at least three business days before. Ask about every figure that changed.',
  ],
] as const;

export const firstTimeBuyer = [
  [
    'You may count as first-time again',
    'Many programs mean somebody who has not owned a home in three years.',
  ],
  [
    'Save for more than the down payment',
    'Closing costs, moving, and some months of payments for what breaks in the first winter.',
  ],
  [
    'Ask about assistance',
    'State, county and employer programs help with the down payment. They have income limits and limited funds.',
  ],
  [
    'Take a homebuyer course',
    'HUD-approved housing counselors teach them at low or no cost, and some programs require one.',
  ],
  [
    'Do not change much before closing',
    'A new car, a new card or a new job can change the lender’s answer until the last day.',
  ],
] as const;

/** Questions and answers. */
export const faq = [
  [
    'Do you lend the money yourselves?',
    'No. We are a mortgage broker: we arrange loans with lenders, who decide and lend.',
  ],
  [
    'Does the questionnaire affect my credit score?',
    'No. If you agree to a soft inquiry, it does not affect your score. A full application later brings a hard inquiry, of which you are told before.',
  ],
  [
    'What credit score do I need?',
    'It depends on the program: the page of each program has its figure, with source and date. A score is one part of the answer.',
  ],
  [
    'Can I buy without a down payment?',
    'VA and USDA loans ask for none from those who are eligible. Other programs need some; assistance may cover part of it.',
  ],
  [
    'What is PMI, and does it end?',
    'Private mortgage insurance protects the lender when you put less than 20% down. On most conventional loans you may ask to end it at 80% of the original value.',
  ],
  ['How are you paid?', 'By the lender or by you, never by both on one loan. The Loan Estimate shows it.'],
  ['What happens after I apply?', 'A loan officer reviews your answers and contacts you within 24 hours.'],
] as const;
