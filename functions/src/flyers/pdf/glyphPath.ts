import { type TrueType, toDataView } from '@brokerage/domain/flyer/pdf/trueType';

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** Composite glyphs refer to others; no font nests them deeper. */
const MAX_DEPTH = 4;

/**
 * Returns a glyph's outline as SVG path data, in units of the em with y upwards (OpenType table `glyf`).
 * Empty for a blank.
 */
export function glyphPath(font: TrueType, glyph: number, depth = 0): string {
  const outline = font.outline(glyph);
  if (outline.length === 0 || depth > MAX_DEPTH) return '';
  const contours = toDataView(outline).getInt16(0);
  return contours >= 0
    ? readContours(outline, contours).map(contourPath).join('')
    : compositePath(font, outline, depth);
}

const ON_CURVE = 1;
const X_SHORT = 2;
const Y_SHORT = 4;
const REPEAT = 8;
const X_SAME = 16;
const Y_SAME = 32;

function readContours(outline: Uint8Array, count: number): Point[][] {
  const view = toDataView(outline);
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(at++);
    const repeats = flag & REPEAT ? view.getUint8(at++) : 0;
    for (let time = 0; time <= repeats; time += 1) flags.push(flag);
  }
  const readAxis = (isShort: number, isSame: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += view.getUint8(at++) * (flag & isSame ? 1 : -1);
      else if (!(flag & isSame)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(X_SHORT, X_SAME);
  const ys = readAxis(Y_SHORT, Y_SAME);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  isOnCurve: true,
});

/** Returns the path of a contour. Between two consecutive control points, the file omits an implied point on the curve. */
function contourPath(points: Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const start = first.isOnCurve ? first : last.isOnCurve ? last : middle(first, last);
  let path = `M${start.x} ${start.y}`;
  let control: Point | undefined;
  const goTo = ({ x, y }: Point) => {
    path += control ? `Q${control.x} ${control.y} ${x} ${y}` : `L${x} ${y}`;
  };
  for (const point of points) {
    if (point.isOnCurve) goTo(point);
    else if (control) goTo(middle(control, point));
    control = point.isOnCurve ? undefined : point;
  }
  if (control) goTo(start);
  return `${path}Z`;
}

const ARE_WORDS = 1;
const ARE_OFFSETS = 2;
const HAS_SCALE = 8;
const MORE = 32;
const HAS_TWO_SCALES = 64;
const HAS_MATRIX = 128;
const POINT_PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

function compositePath(font: TrueType, outline: Uint8Array, depth: number): string {
  const view = toDataView(outline);
  let at = 10;
  let flags = MORE;
  let path = '';
  const fraction = () => {
    at += 2;
    return view.getInt16(at - 2) / 16384;
  };
  while (flags & MORE) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    const isWide = (flags & ARE_WORDS) !== 0;
    const [dx, dy] = isWide
      ? [view.getInt16(at + 4), view.getInt16(at + 6)]
      : [view.getInt8(at + 4), view.getInt8(at + 5)];
    at += isWide ? 8 : 6;
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & HAS_SCALE) a = d = fraction();
    else if (flags & HAS_TWO_SCALES) [a, d] = [fraction(), fraction()];
    else if (flags & HAS_MATRIX) [a, b, c, d] = [fraction(), fraction(), fraction(), fraction()];
    const [e, f] = flags & ARE_OFFSETS ? [dx, dy] : [0, 0];
    path += glyphPath(font, glyph, depth + 1).replace(POINT_PAIR, (_, first: string, second: string) => {
      const [x, y] = [Number(first), Number(second)];
      return `${a * x + c * y + e} ${b * x + d * y + f}`;
    });
  }
  return path;
}
