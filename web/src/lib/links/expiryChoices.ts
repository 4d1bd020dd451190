import type { EXPIRY_DAYS } from '@brokerage/domain/link/shareCallables';

/** The choices of when a link expires. */
const EXPIRIES = {
  '1': { words: '1 day', days: 1 },
  '7': { words: '7 days', days: 7 },
  '30': { words: '30 days', days: 30 },
  '90': { words: '90 days', days: 90 },
  never: { words: 'Never', days: null },
} as const satisfies Record<string, { words: string; days: (typeof EXPIRY_DAYS)[number] }>;
export type ExpiryChoice = keyof typeof EXPIRIES;

/** As form values. */
export const EXPIRY_CHOICES: readonly ExpiryChoice[] = ['1', '7', '30', '90', 'never'];
export const formatLinkExpiry = (choice: ExpiryChoice): string => EXPIRIES[choice].words;
/** Returns the days in the functions' format; null for never. */
export const toExpiryDays = (choice: ExpiryChoice) => EXPIRIES[choice].days;
