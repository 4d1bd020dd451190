/**
 * Returns whether applicants with a property in the state may be offered an officer. An officer without recorded licenses is, as before;
 * so is everyone where the state isn't known.
 * @param states `licensedStates` of the officer
 */
export const isOfferedIn = (states: readonly string[] | undefined, state: string | undefined): boolean =>
  states === undefined || state === undefined || states.includes(state);
