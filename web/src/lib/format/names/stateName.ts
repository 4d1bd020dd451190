import { US_STATES } from '@brokerage/domain/directory/usStates';

/** Returns a state's name for its two letters; the letters where there is no such state. */
export const stateName = (code: string): string => US_STATES[code] ?? code;

/** The codes of all states, in the order of their names. */
export const STATES_BY_NAME: readonly string[] = Object.keys(US_STATES).toSorted((one, other) =>
  stateName(one).localeCompare(stateName(other)),
);
