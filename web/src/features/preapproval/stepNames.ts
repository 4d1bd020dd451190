/** The steps in a word or two, for the list of them and for a phone's progress. Their titles say more. */
export const STEP_NAMES = [
  'Contact',
  'Goal',
  'Property',
  'Loan details',
  'About you',
  'Other finances',
  'Review and submit',
] as const;
