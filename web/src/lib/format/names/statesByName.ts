import { US_STATES } from '@brokerage/domain/directory/usStates';
import { stateName } from './stateName.ts';

/** All state codes, sorted by state name. Separate from `stateName`, so that only forms sort them. */
export const STATES_BY_NAME: readonly string[] = Object.keys(US_STATES).toSorted((one, other) =>
  stateName(one).localeCompare(stateName(other)),
);
