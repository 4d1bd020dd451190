import type { EXPIRY_DAYS } from '@brokerage/domain/share/shareCallables';
import type { LinkState, SharedLink } from '@brokerage/domain/share/sharedLink';
import type { StatusTone } from '../../ui/StatusChip.tsx';

/** Word and colour of a link's state. */
export const LINK_STATE_LOOKS: Record<LinkState, { label: string; tone: StatusTone }> = {
  live: { label: 'Live', tone: 'success' },
  expired: { label: 'Expired', tone: 'default' },
  disabled: { label: 'Disabled', tone: 'warning' },
  withdrawn: { label: 'Flyer not approved', tone: 'error' },
};

/** What a link is called among others to the same flyer. */
export const linkName = ({ label, kind, short_code }: SharedLink): string =>
  label || (kind === 'print' ? 'Printed QR code' : short_code);

/** The choices of how long a link lives (spec staff-portal section 9). */
const EXPIRIES = {
  '1': { words: '1 day', days: 1 },
  '7': { words: '7 days', days: 7 },
  '30': { words: '30 days', days: 30 },
  '90': { words: '90 days', days: 90 },
  never: { words: 'Never', days: null },
} as const satisfies Record<string, { words: string; days: (typeof EXPIRY_DAYS)[number] }>;
export type ExpiryChoice = keyof typeof EXPIRIES;

/** As a form's values. */
export const EXPIRY_CHOICES: readonly ExpiryChoice[] = ['1', '7', '30', '90', 'never'];
export const expiryWords = (choice: ExpiryChoice): string => EXPIRIES[choice].words;
/** As the functions take it; null for never. */
export const expiryDaysOf = (choice: ExpiryChoice) => EXPIRIES[choice].days;
