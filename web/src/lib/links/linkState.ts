import { isOfficerTarget } from '@brokerage/domain/link/linkTarget';
import type { EXPIRY_DAYS } from '@brokerage/domain/link/shareCallables';
import {
  type LinkOfficer,
  type LinkState,
  type SharedLink,
  toLinkState,
} from '@brokerage/domain/link/sharedLink';
import type { StatusTone } from '../format/StatusTone.ts';

/** A link's state as the portal shows it: why it opens what it is for, or why not. */
export type ShownLinkState =
  | LinkState
  | 'disabled-by-administrator'
  | 'archived'
  | 'stopped'
  | 'forwarded'
  | 'unlisted'
  | 'officer-forwarded'
  | 'colleague';

/** Word, color and explanation of a link's state. */
export const LINK_STATE_STYLES: Record<ShownLinkState, { label: string; tone: StatusTone; hint?: string }> = {
  live: { label: 'Live', tone: 'success' },
  expired: { label: 'Expired', tone: 'default', hint: 'Visitors see “This link has expired”.' },
  disabled: {
    label: 'Disabled',
    tone: 'warning',
    hint: 'Visitors see “Link not found” until you enable the link.',
  },
  'disabled-by-administrator': {
    label: 'Disabled by an administrator',
    tone: 'warning',
    hint: 'Visitors see “Link not found” until an administrator enables the link.',
  },
  withdrawn: {
    label: 'Flyer not approved',
    tone: 'error',
    hint: 'The flyer isn’t approved, so visitors see “Link not found”.',
  },
  archived: {
    label: 'Flyer archived',
    tone: 'default',
    hint: 'The flyer is archived, so visitors see “Link not found”.',
  },
  stopped: {
    label: 'Officer deactivated',
    tone: 'error',
    hint: 'The flyer’s loan officer is deactivated, so visitors see “Link not found”.',
  },
  forwarded: {
    label: 'Forwarded',
    tone: 'info',
    hint: 'The flyer’s loan officer is deactivated. Visitors see the page of the colleague who took over.',
  },
  unlisted: {
    label: 'Officer not listed',
    tone: 'warning',
    hint: 'The loan officer isn’t in the public directory, so visitors see all of your loan officers.',
  },
  'officer-forwarded': {
    label: 'Forwarded',
    tone: 'info',
    hint: 'The loan officer is deactivated. Visitors see the page of the colleague who took over.',
  },
  colleague: {
    label: 'Colleague’s flyer',
    tone: 'default',
    hint: 'This link leads to a colleague’s flyer. Ask an administrator whether it’s live.',
  },
};

/** The state of a live link to an officer, by where visitors get. */
const OFFICER_STATES = {
  listed: 'live',
  forwarded: 'officer-forwarded',
  unlisted: 'unlisted',
} as const satisfies Record<LinkOfficer['state'], ShownLinkState>;

/** Returns the state of a link. */
export function shownLinkState(link: SharedLink, now: Date): ShownLinkState {
  const { flyer, handed_over, officer } = link;
  const state = toLinkState(link, flyer ?? { status: 'approved' }, now);
  if (state === 'disabled' && link.disabled_by_administrator_id !== null) return 'disabled-by-administrator';
  if (state === 'disabled' || state === 'expired') return state;
  if (isOfficerTarget(link.target)) return OFFICER_STATES[officer?.state ?? 'unlisted'];
  if (!flyer) {
    // A record from before the flyer's facts were kept with its links.
    if (!handed_over?.is_stopped) return 'colleague';
    return handed_over.is_forwarded ? 'forwarded' : 'stopped';
  }
  if (flyer.status === 'archived') return 'archived';
  return state !== 'live' || flyer.owner_state === 'active' ? state : flyer.owner_state;
}

/** What a link is called among others to the same flyer or officer. */
export const linkName = ({ label, kind, short_code }: SharedLink): string =>
  label || (kind === 'print' ? 'Printed QR code' : short_code);

/** The choices of when a link expires. */
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
export const formatExpiry = (choice: ExpiryChoice): string => EXPIRIES[choice].words;
/** As the functions take it; null for never. */
export const toExpiryDays = (choice: ExpiryChoice) => EXPIRIES[choice].days;
