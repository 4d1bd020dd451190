import type { ProgramSlug } from '@brokerage/domain/programs/programs';

/** What visitors know of themselves, and the programs to look at first. */
export const situations = [
  { name: 'Not much saved', programs: ['conventional', 'fha', 'va', 'usda', 'down-payment-assistance'] },
  { name: 'I served', programs: ['va'] },
  { name: 'Rural area', programs: ['usda'] },
  { name: 'High price', programs: ['jumbo'] },
  { name: 'Building a home', programs: ['construction'] },
  { name: 'Self-employed', programs: ['conventional', 'alternative-lending'] },
  { name: 'Second home or rental', programs: ['conventional', 'jumbo', 'alternative-lending'] },
  { name: 'I own a home', programs: ['heloc', 'refinance'] },
] as const satisfies readonly { name: string; programs: readonly ProgramSlug[] }[];
