/**
 * Returns whether an officer may be offered to applicants with a property in the state. An officer without recorded licenses may, and so
 * may everyone if the state isn't known.
 * @param states `licensedStates` of the officer
 */
export const isOfferedIn = (states: readonly string[] | undefined, state: string | undefined): boolean =>
  states === undefined || state === undefined || states.includes(state);
