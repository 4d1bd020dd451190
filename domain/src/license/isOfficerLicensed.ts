import { licensedStates } from './holderLicenseStatus.ts';
import { isOfferedIn } from './isOfferedIn.ts';
import type { License } from './license.ts';

/**
 * Returns whether an officer may take an application for a property in a state on a day. An officer without recorded licenses may, and so
 * may everyone if the state isn't known.
 * @param licenses the officer's, possibly among others
 */
export const isOfficerLicensed = (
  licenses: readonly License[],
  officerId: string,
  state: string | undefined,
  today: string,
): boolean =>
  isOfferedIn(licensedStates(licenses, { holder_kind: 'officer', holder_id: officerId }, today), state);
