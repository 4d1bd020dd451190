/** Degrees north and east. */
export type Point = readonly [latitude: number, longitude: number];

/** The mean radius of the Earth in miles: 6,371.0088 km (IUGG). */
const EARTH_RADIUS_MILES = 3958.761;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the great-circle distance between two points in miles, by the haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky
 * and Telescope 68, 1984).
 */
export function milesBetween([latitude, longitude]: Point, [toLatitude, toLongitude]: Point): number {
  const north = Math.sin(radians(toLatitude - latitude) / 2);
  const east = Math.sin(radians(toLongitude - longitude) / 2);
  const part = north ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * east ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** Formats a distance in whole miles. */
export const formatMilesAway = (miles: number): string =>
  miles < 1 ? 'less than 1 mile away' : `${Math.round(miles).toLocaleString('en-US')} mi away`;
