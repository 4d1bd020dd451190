/** The maximum yearly household income in most counties, in dollars: USDA HB-1-3555, appendix 5, as stated in `facts.usdaIncome`. */
export const INCOME_LIMITS = { few: 119_850, many: 158_250 } as const;

export type Household = keyof typeof INCOME_LIMITS;

export const HOUSEHOLDS: Record<Household, string> = { few: '1 to 4 people', many: '5 to 8 people' };
