import { type StateAssistance, stateAssistance } from '@brokerage/domain/programs/stateAssistance';

/** Returns the assistance programs of a company's states. */
export const listAssistance = (states: readonly string[]): StateAssistance[] =>
  stateAssistance.filter(({ state }) => states.includes(state));

/** Returns the program of the visitor's state, or of the first company state that has one. */
export function findAssistance(
  states: readonly string[],
  chosen: string | undefined,
): StateAssistance | undefined {
  const known = listAssistance(states);
  return known.find(({ state }) => state === chosen) ?? known[0];
}
