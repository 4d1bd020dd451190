import type { PublicOfficer } from '@brokerage/domain/publicCallables';

/**
 * Returns the states in which the directory lists an officer as licensed; none when all of their recorded licenses have expired;
 * undefined where nothing is recorded (then there are no `license_lines`) and nothing was typed.
 */
export const toKnownStates = ({
  license_lines,
  licensed_states,
}: Pick<PublicOfficer, 'license_lines' | 'licensed_states'>): string[] | undefined =>
  license_lines === undefined && licensed_states?.length === 0 ? undefined : licensed_states;

/** Returns whether visitors can apply with an officer: the server rejects applications for one whose licenses have all expired. */
export const takesApplications = (officer: PublicOfficer): boolean => toKnownStates(officer)?.length !== 0;

/** Returns the note on an officer who isn't taking applications. */
export const formatNotTaking = (firstName: string): string =>
  `${firstName} isn’t taking applications right now.`;
