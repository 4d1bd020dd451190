import { SAMPLE_PURCHASE } from '@brokerage/domain/programs/samplePurchase';

/** The initial example, labeled as one on the page. */
export const MORTGAGE_EXAMPLE = {
  ...SAMPLE_PURCHASE,
  down: 100_000,
  rate: 6.25,
  term: 30,
  dues: 0,
};
