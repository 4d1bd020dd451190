import type { Branch } from '../../directory/branch.ts';
import { stateInAddress } from '../../directory/stateInAddress.ts';
import { branchTimeZone } from '../../schedule/timeZones.ts';

/** Only an address names its state: “Hotel Washington” and “Suite 70112” don't. */
const ADDRESS = /,|\b[A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/;

/**
 * Returns the time zone of the clock that an event's hours are read from: that of the state its place names, else that of the flyer
 * owner's branch, else the company's. A branch in the same state knows better which of the state's zones it is.
 */
export function eventTimeZone(
  place: string,
  branch: Pick<Branch, 'state' | 'time_zone'> | undefined,
  companyTimeZone: string,
): string {
  const state = (ADDRESS.test(place.trim()) ? stateInAddress(place) : undefined) ?? branch?.state;
  if (state === undefined) return companyTimeZone;
  return branchTimeZone(branch?.state === state ? branch : { state }, companyTimeZone);
}
