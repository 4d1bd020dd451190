import type { PublicOfficer } from '@brokerage/domain/publicCallables';

/**
 * Returns the states in which an officer is licensed: empty if all recorded licenses have expired; undefined if no licenses are recorded
 * (there are no `license_lines`) and no states were typed.
 */
export const toKnownStates = ({
  license_lines,
  licensed_states,
}: Pick<PublicOfficer, 'license_lines' | 'licensed_states'>): string[] | undefined =>
  license_lines === undefined && licensed_states?.length === 0 ? undefined : licensed_states;

/** Returns whether visitors can apply with an officer: the server rejects applications for one whose licenses have all expired. */
export const takesApplications = (officer: PublicOfficer): boolean => toKnownStates(officer)?.length !== 0;

/** Returns the note on an officer who isn't taking applications. */
export const formatNotTakingApplications = (firstName: string): string =>
  `${firstName} isn’t taking applications right now.`;
