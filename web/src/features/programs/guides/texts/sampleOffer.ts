import { FIRST_HOME } from '../../../../lib/visitor-numbers/firstHome.ts';

/** The sample offer that the guides follow from contract to closing, in dollars and days. */
export const SAMPLE_OFFER = { price: FIRST_HOME.price, deposit: 5_000, sellerCredit: 4_000 } as const;

/** The closing day, in days from the signed contract. */
export const CLOSING_DAY = 45;

/** The contingencies of the sample offer, by end date. */
export const CONTINGENCIES = [
  {
    name: 'Inspection',
    days: 10,
    protects: 'Cancel or ask for repairs after an inspector checks the home.',
  },
  {
    name: 'Appraisal',
    days: 21,
    protects: 'Renegotiate or cancel if the home appraises below the price.',
  },
  { name: 'Financing', days: 30, protects: 'Cancel if your loan isn’t approved by then.' },
] as const;
