import svgpath from 'svgpath';
import { ACCENT, BRAND, LIVE_ACCENT, LIVE_BRAND } from '../../web/src/illustrations/kit/inks.ts';

/** The module that `portraitTable` makes. */
export const PORTRAIT_TABLE = 'domain/src/flyer/layout/portraits/portraitTable.ts';

/** Where the symbols of `portraits.svg` begin: their square is 70 wide. */
const LEFT = 5;
const TOP = 2;
/** How far the handles of a Bézier curve lie from the ends of a quarter circle. */
const ARC = 0.5523;

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns the path with absolute `M`, `L`, `C` and `Z` only, as flyers' scenes have it. */
function toScenePath(d: string): string {
  let x = 0;
  let y = 0;
  const steps: string[] = [];
  const add = (letter: string, ...numbers: number[]) => {
    [x = x, y = y] = numbers.slice(-2);
    steps.push(`${letter}${numbers.map(round).join(' ')}`);
  };
  const path = svgpath(d).abs().unshort().translate(-LEFT, -TOP);
  path.iterate((segment) => {
    const [letter, ...n] = segment as [string, ...number[]];
    const [a = 0, b = 0, c = 0, e = 0] = n;
    if (letter === 'M' || letter === 'L' || letter === 'C') add(letter, ...n);
    else if (letter === 'H') add('L', a, y);
    else if (letter === 'V') add('L', x, a);
    else if (letter === 'Q') {
      const toward = (end: number, handle: number) => end + ((handle - end) * 2) / 3;
      add('C', toward(x, a), toward(y, b), toward(c, a), toward(e, b), c, e);
    } else if (letter === 'Z' || letter === 'z') steps.push('Z');
    else throw new Error(`A portrait has a path with ${letter}`);
  });
  return steps.join('');
}

function toCircle(x: number, y: number, r: number): string {
  const k = r * ARC;
  return `M${x} ${y - r}c${k} 0 ${r} ${r - k} ${r} ${r}s${k - r} ${r} ${-r} ${r}s${-r} ${k - r} ${-r} ${-r}s${r - k} ${-r} ${r} ${-r}Z`;
}

const colors: Record<string, string> = { [LIVE_BRAND]: BRAND, [LIVE_ACCENT]: ACCENT, none: '' };

/**
 * Returns `portraits.svg` as the source of a module that flyers draw portraits from: each shape once, and for each person the numbers of
 * their shapes with fill, stroke, stroke width and opacity.
 */
export function portraitTable(portraits: string): string {
  const shapes: string[] = [];
  const people = [...portraits.matchAll(/<symbol id="p\d+"[^>]*>(.*?)<\/symbol>/g)].map(([, content = '']) =>
    [...content.matchAll(/<(path|circle) ([^>]*)\/>/g)].map(([, name, attributes = '']) => {
      const read = (key: string) => new RegExp(`(?:^| )${key}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const d =
        name === 'path' ? read('d') : toCircle(Number(read('cx')), Number(read('cy')), Number(read('r')));
      const shape = toScenePath(d);
      if (!shapes.includes(shape)) shapes.push(shape);
      const [fill, stroke] = ['fill', 'stroke'].map((key) => colors[read(key)] ?? read(key));
      return [shapes.indexOf(shape), fill, stroke, read('stroke-width'), read('opacity')]
        .join(':')
        .replace(/:+$/, '');
    }),
  );
  const drawn = people.map((parts) => parts.join(' ')).join('|');
  return `// Made by \`npm run draw\` from web/src/illustrations: change the people there.\n\n/** Paths in a square of 70, between bars. */\nexport const PORTRAIT_SHAPES =\n  '${shapes.join('|')}';\n\n/** For each person, in painting order: shape:fill:stroke:width:opacity. */\nexport const PORTRAIT_PARTS =\n  '${drawn}';\n`;
}
