import { US_STATES } from '@brokerage/domain/directory/usStates';

/** Returns a state's name for its two-letter code, or the code if there is no such state. */
export const stateName = (code: string): string => US_STATES[code] ?? code;
