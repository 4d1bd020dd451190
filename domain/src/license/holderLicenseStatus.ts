import type { License } from './license.ts';
import { isHeldBy, type LicenseHolder } from './licenseHolder.ts';
import { isInForce } from './licenseStatus.ts';

/**
 * The status of a holder in a US state, based on all of their licenses there. `unrecorded`: no licenses of this holder are recorded, so
 * nothing is known and nothing changes; `none`: some are recorded, but none for this state.
 */
export type HolderLicenseStatus = 'licensed' | 'expired' | 'none' | 'unrecorded';

/** Returns the status of a holder in a state on a day. One license in force is enough, even if others have expired. */
export function holderLicenseStatus(
  licenses: readonly License[],
  holder: LicenseHolder,
  state: string,
  today: string,
): HolderLicenseStatus {
  const held = licenses.filter((license) => isHeldBy(license, holder));
  if (held.length === 0) return 'unrecorded';
  const here = held.filter((license) => license.state === state);
  if (here.length === 0) return 'none';
  return here.some((license) => isInForce(license, today)) ? 'licensed' : 'expired';
}

/** Returns the states in which a holder is licensed on a day, as two-letter codes; undefined if none of its licenses are recorded. */
export function licensedStates(
  licenses: readonly License[],
  holder: LicenseHolder,
  today: string,
): string[] | undefined {
  const held = licenses.filter((license) => isHeldBy(license, holder));
  if (held.length === 0) return undefined;
  const valid = held.filter((license) => isInForce(license, today));
  return [...new Set(valid.map(({ state }) => state))].toSorted();
}
