import type { Branch } from '@brokerage/domain/directory/branch';
import { isInShape } from './labelPlaces.ts';
import { findPlace, type StateMap } from './stateMap.ts';

/** Returns the county of a branch's ZIP code, such as `Hudson County`. */
export function findCountyName(map: StateMap, branch: Branch): string | undefined {
  const place = findPlace(map, branch);
  return place && map.counties.find((county) => isInShape(county, place))?.name;
}
