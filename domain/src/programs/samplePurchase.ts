/** Default figures for a home until somebody enters their own: dollars, and annual PMI in percent of the loan. */
export const SAMPLE_PURCHASE = { price: 500_000, tax: 9_000, insurance: 1_800, pmi: 0.6 } as const;

type YearlyCost = 'tax' | 'insurance';

/** Property tax and homeowner's insurance of the sample in percent of the price per year, for homes at other prices. */
export const YEARLY_COST_PERCENTS: Readonly<Record<YearlyCost, number>> = {
  tax: (SAMPLE_PURCHASE.tax / SAMPLE_PURCHASE.price) * 100,
  insurance: (SAMPLE_PURCHASE.insurance / SAMPLE_PURCHASE.price) * 100,
};

/** Returns the sample's annual property tax or insurance for a home at another price, in whole dollars. */
export const sampleYearlyCost = (name: YearlyCost, price: number): number =>
  Math.round((price * SAMPLE_PURCHASE[name]) / SAMPLE_PURCHASE.price);
