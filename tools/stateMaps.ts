/**
 * `node tools/stateMaps.ts`: writes the map of each state that branches are drawn on, and where its ZIP codes are on it. The counties are the
 * Census Bureau's cartographic boundary files of 2017 at 1:10,000,000, a work of the US government and in the public domain, as the package
 * us-atlas (ISC) has them. The ZIP codes are those of tools/zipCenters.ts. For a later year, raise the version.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import { US_STATES } from '@brokerage/domain/directory/usStates';
import { isInRing } from '../web/src/ui/map/labelPlaces.ts';
import { UNITS_PER_MILE } from '../web/src/ui/map/stateMap.ts';
import { ROOT } from './lib/paths.ts';
import { readPackage } from './lib/readPackage.ts';
import { runTool } from './lib/runTool.ts';

const SOURCE = 'us-atlas@3.0.1';
const DIRECTORY = join(ROOT, 'web/src/features/directory');
const FOLDER = join(ROOT, 'web/src/ui/map/states');

/** How far into neighboring states the map reaches, in units. */
const MARGIN = 30 * UNITS_PER_MILE;
/** Islands smaller than this, in square units, are left out as specks. */
const SMALLEST = 1.5 * UNITS_PER_MILE ** 2;

type Point = [x: number, y: number];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: Record<
    'counties',
    {
      geometries: readonly (
        | { id: string; type: 'Polygon'; arcs: number[][]; properties: { name: string } }
        | { id: string; type: 'MultiPolygon'; arcs: number[][][]; properties: { name: string } }
      )[];
    }
  >;
}

interface County {
  fips: string;
  name: string;
  /** Outer rings, degrees east and north. */
  rings: Point[][];
}

const readSource = (): Promise<Topology> =>
  readPackage(
    SOURCE,
    (folder) => JSON.parse(readFileSync(join(folder, 'counties-10m.json'), 'utf8')) as Topology,
  );

/** Returns the counties of a topology (https://github.com/topojson/topojson-specification): arcs are differences between whole numbers. */
function readCounties({ arcs, transform: { scale, translate }, objects }: Topology): County[] {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const toRing = (indices: number[]): Point[] =>
    // An arc that is walked backwards has its number inverted; each begins where the one before ended.
    indices.flatMap((index) =>
      (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])).slice(1),
    );
  return objects.counties.geometries.map((county) => ({
    fips: county.id,
    name: county.properties.name,
    rings: (county.type === 'Polygon' ? [county.arcs] : county.arcs).map(([outer = []]) => toRing(outer)),
  }));
}

/** Returns the area of a ring in square units. */
const toArea = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x0, y0], index) => {
      const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
      return sum + x0 * y1 - x1 * y0;
    }, 0),
  ) / 2;

/** Returns the path of a ring in relative steps. */
function toPath(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map((point) => {
    const step: Point = [point[0] - x, point[1] - y];
    [x, y] = point;
    return step;
  });
  const [first = [0, 0], ...rest] = steps.filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0);
  return `M${first.join(' ')}l${rest.map((step) => step.join(' ')).join(' ')}z`.replaceAll(' -', '-');
}

/** Returns each Census state code, which county codes begin with, and its postal code. */
function statesByFips(
  counties: readonly County[],
  zips: Record<string, [number, number]>,
): Map<string, string> {
  const found = new Map<string, Map<string, number>>();
  for (const [zip, [latitude, longitude]] of Object.entries(zips)) {
    const state = stateInAddress(zip);
    const county =
      state && counties.find(({ rings }) => rings.some((ring) => isInRing(ring, [longitude, latitude])));
    if (!county) continue;
    const counts = found.get(county.fips.slice(0, 2)) ?? new Map<string, number>();
    found.set(county.fips.slice(0, 2), counts.set(state, (counts.get(state) ?? 0) + 1));
  }
  return new Map(
    [...found].map(([fips, counts]) => [
      fips,
      [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '',
    ]),
  );
}

await runTool(async () => {
  const counties = readCounties(await readSource());
  const zips = Object.fromEntries(
    [...'0123456789'].flatMap((digit) =>
      Object.entries(
        JSON.parse(readFileSync(join(DIRECTORY, `finder/zip-centers/${digit}.json`), 'utf8')) as Record<
          string,
          [number, number]
        >,
      ),
    ),
  );
  const states = statesByFips(counties, zips);
  mkdirSync(FOLDER, { recursive: true });
  for (const [fips, state] of states) {
    if (!(state in US_STATES)) continue;
    // Leaves out the Aleutians beyond 180 degrees.
    const isHere = (county: County) => county.fips.startsWith(fips);
    const points = counties.filter(isHere).flatMap(({ rings }) => rings.flat().filter(([x]) => x < 0));
    const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [south, north] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
    // Degrees are as long as at the state's middle (the mean radius of the Earth, as in milesBetween).
    const perDegree = (3958.761 * Math.PI * UNITS_PER_MILE) / 180;
    const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
    const place = ([x, y]: Point): Point => [
      Math.round((x - west) * perDegree * shrink),
      Math.round((north - y) * perDegree),
    ];
    const [width, height] = place([east, south]);
    const draw = (county: County) => {
      const rings = county.rings.map((ring) => ring.map(place));
      const large = rings.filter((ring) => toArea(ring) >= SMALLEST);
      const shown = large.length > 0 ? large : rings;
      const [xs, ys] = [shown.flat().map(([x]) => x), shown.flat().map(([, y]) => y)];
      return {
        name: county.name,
        box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
        path: shown.map(toPath).join(''),
      };
    };
    const own = counties.filter(isHere).map(draw);
    const around = counties
      .filter((county) => !isHere(county) && states.has(county.fips.slice(0, 2)))
      .map((county) => ({ ...draw(county), name: states.get(county.fips.slice(0, 2)) }))
      .filter(
        ({ box: [x0 = 0, y0 = 0, x1 = 0, y1 = 0] }) =>
          x1 > -MARGIN && y1 > -MARGIN && x0 < width + MARGIN && y0 < height + MARGIN,
      );
    const places = Object.entries(zips)
      .filter(([zip]) => stateInAddress(zip) === state)
      .map(([zip, [latitude, longitude]]) => [zip, place([longitude, latitude])] as const);
    const map = { counties: own, around, zips: Object.fromEntries(places) };
    writeFileSync(join(FOLDER, `${state}.json`), `${JSON.stringify(map)}\n`);
  }
  console.log(`${states.size} states of ${SOURCE} in ${FOLDER}`);
  return 0;
});
