import type { StatusTone } from '../format/StatusTone.ts';
import type { ShownLinkState } from './linkState.ts';

/** Label, color and explanation of each link state. */
export const LINK_STATE_STYLES: Record<ShownLinkState, { label: string; tone: StatusTone; hint?: string }> = {
  live: { label: 'Live', tone: 'success' },
  expired: { label: 'Expired', tone: 'default', hint: 'Visitors see “This link has expired.”' },
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
    hint: 'The flyer isn’t approved, so visitors see “Link not found.”',
  },
  recalled: {
    label: 'Recalled',
    tone: 'error',
    hint: 'The flyer was recalled. Visitors see that it’s no longer available.',
  },
  archived: {
    label: 'Flyer archived',
    tone: 'default',
    hint: 'The flyer is archived, so visitors see “Link not found.”',
  },
  'offer-expired': {
    label: 'Offer expired',
    tone: 'default',
    hint: 'The flyer has expired, so visitors see “This offer has expired” and how to reach its loan officer.',
  },
  stopped: {
    label: 'Officer deactivated',
    tone: 'error',
    hint: 'The flyer’s loan officer is deactivated, so visitors see “Link not found.”',
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
