import { hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import { isOfficerTarget } from '@brokerage/domain/link/linkTarget';
import {
  type LinkOfficer,
  type LinkState,
  type SharedLink,
  toLinkState,
} from '@brokerage/domain/link/sharedLink';

/** A link's state in the portal: why it works, or why it doesn't. */
export type ShownLinkState =
  | LinkState
  | 'disabled-by-administrator'
  | 'recalled'
  | 'archived'
  | 'offer-expired'
  | 'stopped'
  | 'forwarded'
  | 'unlisted'
  | 'officer-forwarded'
  | 'colleague';

/** The state of a live link to an officer, by where it leads. */
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
    // A record from before links stored their flyer's data.
    if (!handed_over?.is_stopped) return 'colleague';
    return handed_over.is_forwarded ? 'forwarded' : 'stopped';
  }
  if (flyer.status === 'archived' || flyer.status === 'recalled') return flyer.status;
  if (state !== 'live') return state;
  if (flyer.owner_state !== 'active') return flyer.owner_state;
  return hasEnded(flyer, now) ? 'offer-expired' : state;
}

/** Returns a link's name to distinguish it from others to the same flyer or officer. */
export const linkName = ({ label, kind, short_code }: SharedLink): string =>
  label || (kind === 'print' ? 'Printed QR code' : short_code);
