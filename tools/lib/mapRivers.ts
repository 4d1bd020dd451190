/**
 * Rivers, bays and straits along borders, with their width on a map in miles, chosen by eye so that they are distinguishable. The counties'
 * own lines meet in the middle of the water there, because the Census Bureau's boundaries at this scale leave out water that isn't open
 * sea. Two-digit codes are states, longer ones counties (FIPS, census.gov/library/reference/code-lists/ansi.html).
 */
const RIVERS: readonly (readonly [width: number, one: string, other: string])[] = [
  // The Hudson.
  [0.9, '34003', '36061'],
  [0.9, '34017', '36061'],
  [0.9, '34003', '36005'],
  [0.9, '34003', '36119'],
  [1.8, '36087', '36119'],
  [0.7, '36071', '36079'],
  [0.7, '36071', '36027'],
  [0.7, '36111', '36027'],
  [0.6, '36039', '36021'],
  // Newark Bay, Kill Van Kull and Arthur Kill.
  [0.6, '34013', '34017'],
  [0.8, '34017', '34039'],
  [0.35, '34017', '36085'],
  [0.35, '34039', '36085'],
  [0.35, '34023', '36085'],
  // East River and Harlem River.
  [0.5, '36061', '36081'],
  [0.5, '36061', '36047'],
  [0.8, '36005', '36081'],
  [0.2, '36005', '36061'],
  // Delaware, Potomac, Savannah, Chattahoochee, Connecticut.
  [0.3, '34', '42'],
  [0.6, '24', '51'],
  [0.4, '11', '51'],
  [0.25, '24', '54'],
  [0.3, '13', '45'],
  [0.25, '01', '13'],
  [0.25, '33', '50'],
  // Ohio.
  [0.5, '21', '39'],
  [0.5, '18', '21'],
  [0.5, '17', '21'],
  [0.4, '39', '54'],
  // Mississippi.
  [0.6, '17', '29'],
  [0.6, '17', '19'],
  [0.6, '19', '55'],
  [0.5, '27', '55'],
  [0.6, '21', '29'],
  [0.7, '29', '47'],
  [0.7, '05', '47'],
  [0.7, '05', '28'],
  [0.7, '22', '28'],
  // Missouri, Red River, Colorado, Snake, Columbia.
  [0.35, '19', '31'],
  [0.35, '29', '31'],
  [0.35, '20', '29'],
  [0.35, '40', '48'],
  [0.25, '04', '06'],
  [0.25, '04', '32'],
  [0.25, '16', '41'],
  [0.8, '41', '53'],
];

/** Rivers wind, so a longer straight piece of such a border is on land. */
const LONGEST_MILES = 8;

interface Bordered {
  fips: string;
  /** Numbers of the lines that form its border. */
  lines: ReadonlySet<number>;
}

/** Returns the width in miles of the water in each line that two counties share, by the line's number. */
export function findRivers(counties: readonly Bordered[]): Map<number, number> {
  const owners = new Map<number, string[]>();
  for (const { fips, lines } of counties) {
    for (const line of lines) owners.set(line, [...(owners.get(line) ?? []), fips]);
  }
  const rivers = new Map<number, number>();
  for (const [line, [one, other]] of owners) {
    if (one === undefined || other === undefined) continue;
    const found = RIVERS.find(
      ([, a, b]) => (one.startsWith(a) && other.startsWith(b)) || (one.startsWith(b) && other.startsWith(a)),
    );
    if (found) rivers.set(line, found[0]);
  }
  return rivers;
}

type Point = [x: number, y: number];

/** Returns the pieces of a line without those too straight for a river; `unitsPerMile` of its points. */
export function toWindingPieces(line: readonly Point[], unitsPerMile: number): Point[][] {
  const pieces: Point[][] = [[]];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    const isLong =
      before && Math.hypot(point[0] - before[0], point[1] - before[1]) > LONGEST_MILES * unitsPerMile;
    if (isLong) pieces.push([]);
    pieces.at(-1)?.push(point);
  }
  return pieces.filter((piece) => piece.length > 1);
}
