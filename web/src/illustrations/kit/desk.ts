import { ACCENT, BRAND, bark, brick, ink, leaf, trim, white } from './inks.ts';
import { circle, ellipse, n, path, rect, times } from './svg.ts';

/** Objects on the desk of someone applying for a loan. */

const SHADE = { fill: '#142c23', opacity: 0.16 } as const;

export const turned = (x: number, y: number, degrees: number, parts: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${parts}</g>`;

/** The desk top, across the whole still life. */
export const desk = (middle: number, y: number, half: number): string =>
  ellipse(middle, y, half, 15, { fill: '#8a7a52', opacity: 0.16 });

interface SheetLook {
  width?: number;
  height?: number;
  /** The band at its head. */
  head?: string;
  color?: string;
  /** How many lines of text. */
  lines?: number;
  /** A sum at its foot, marked. */
  sum?: boolean;
}

/** A printed page, its upper left corner on 0, 0. */
export function sheet({
  width = 130,
  height = 170,
  head = BRAND,
  color = white,
  lines = 6,
  sum,
}: SheetLook = {}): string {
  const left = width * 0.12;
  const row = (height * 0.62) / lines;
  const rows = times(lines, (index) => {
    const y = n(height * 0.27 + index * row);
    return `M${n(left)} ${y}H${n(width * (index % 3 === 1 ? 0.5 : 0.62))}M${n(width * 0.76)} ${y}H${n(width * 0.88)}`;
  });
  return [
    rect(5, 6, width, height, SHADE),
    rect(0, 0, width, height, color),
    path(`M0 0h${n(width)}v${n(height)}h${n(-width)}z`, { stroke: '#cfc2a4', width: 1.2 }),
    rect(left, height * 0.09, width * 0.46, height * 0.055, head),
    path(rows.join(''), { stroke: '#a9b3a6', width: 3.2 }),
    sum
      ? rect(left - 4, height * 0.86, width * 0.84, height * 0.075, ACCENT) +
        path(`M${n(width * 0.66)} ${n(height * 0.897)}H${n(width * 0.86)}`, { stroke: ink, width: 3 })
      : '',
  ].join('');
}

/** A pocket calculator, 74 by 104. */
export const calculator = (): string =>
  [
    path('M10 6h64q8 0 8 8v88q0 8-8 8H10z', SHADE),
    path('M8 0h58q8 0 8 8v88q0 8-8 8H8q-8 0-8-8V8q0-8 8-8z', '#3a4745'),
    rect(9, 10, 56, 22, '#cfe0d4'),
    path('M38 26h4M46 26h4M54 26h5', { stroke: BRAND, width: 4 }),
    ...times(4, (line) =>
      times(3, (column) => rect(9 + column * 15, 40 + line * 15, 11, 10, '#e4dac5')).join(''),
    ),
    rect(54, 40, 11, 25, '#b9694a') + rect(54, 70, 11, 25, ACCENT),
  ].join('');

export const pen = (): string =>
  path('M4 5H98', { stroke: '#142c23', width: 8, opacity: 0.14 }) +
  // A white edge, because the company's color may equal the background.
  path('M.5 0H77.5', { stroke: white, width: 12 }) +
  path('M2 0H76', { stroke: BRAND, width: 9 }) +
  path('M30 0H38', { stroke: ACCENT, width: 9 }) +
  path('M80 -4.500 96 0 80 4.500z', trim) +
  path('M92 -1.200 97 0l-5 1.200z', ink);

/** A cup with something warm in it; its foot at 0, 0. */
export const mug = (color: string = brick.main): string =>
  [
    ellipse(4, 1, 36, 6, SHADE),
    path('M26 -46h8q17 0 17 17t-19 17h-6', { stroke: color, width: 7 }),
    path('M-30 -58h60v46q0 12-12 12h-36q-12 0-12-12z', color),
    path('M10 -58h20v46q0 12-12 12h-8z', { fill: ink, opacity: 0.1 }),
    ellipse(0, -58, 30, 6, '#8a5a3c'),
    path('M-30 -36h60', { stroke: white, width: 4, opacity: 0.55 }),
    path('M-10 -70q-7-9 0-17t0-17M10 -70q-7-9 0-17t0-17', { stroke: white, width: 3, opacity: 0.8 }),
  ].join('');

/** A house key on a ring with a tag. */
export const houseKey = (): string =>
  [
    path('M-14 4q-26 8-34 34', { stroke: '#7e5713', width: 3 }),
    path('M-66 34h30v46l-15 12-15-12z', white) +
      path('M-64 36h26v43l-13 10.500-13-10.500z', BRAND) +
      circle(-51, 44, 4.5, white),
    path('M-58 72v-10l7-7 7 7v10z', white),
    circle(0, 0, 22, ACCENT) + circle(0, -2, 8, white),
    path('M20 -5h70v10h-8v11h-10V5h-8v8H54V5H20z', ACCENT),
    circle(0, 0, 22, { stroke: '#7e5713', width: 1.6, opacity: 0.5 }),
  ].join('');

/** A seal with two ribbons; its middle on 0, 0. */
export const seal = (color: string = ACCENT): string =>
  path('M-12 14l-7 40 14-9 5 15 8-44zM12 14l9 38-14-7-7 14-4-44z', brick.main) +
  path(
    `${times(16, (index) => {
      const angle = (index / 16) * Math.PI * 2;
      const r = index % 2 ? 19 : 24;
      return `${index ? 'L' : 'M'}${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
    }).join('')}z`,
    color,
  ) +
  circle(0, 0, 14, { stroke: white, width: 2, opacity: 0.8 }) +
  path('M-7 5v-7l7-6 7 6v7z', white);

/** An open envelope with its letter, 190 wide; its foot at 0, 0. */
export const envelope = (letter: string): string =>
  [
    ellipse(100, 2, 104, 8, SHADE),
    path('M0 -110 95 -176l95 66v110H0z', '#d9c39a'),
    letter,
    path('M0 -110 95 -46l95-64V0H0z', '#ead9b6'),
    path('M0 0 74 -62M190 0 116 -62', { stroke: '#c9b58c', width: 2 }),
  ].join('');

/** A jar with coins, 84 wide; its foot at 0, 0. */
export const jar = (): string =>
  [
    ellipse(46, 2, 48, 7, SHADE),
    path('M6 -96h72q6 8 6 18v66q0 12-12 12H12Q0 0 0-12v-66q0-10 6-18z', { fill: '#dfe9e4', opacity: 0.9 }),
    ...times(14, (index) =>
      ellipse(
        18 + (index % 4) * 16 + (Math.floor(index / 4) % 2) * 4,
        -9 - Math.floor(index / 4) * 11,
        12,
        6,
        index % 3 ? ACCENT : '#c99a3f',
      ),
    ),
    path('M10 -80v60', { stroke: white, width: 6, opacity: 0.7 }),
    path('M2 -110h80v14H2z', BRAND) + rect(2, -101, 80, 5, { fill: ink, opacity: 0.2 }),
    path('M20 -74h44v24H20z', white) + path('M28 -66h28M28 -58h18', { stroke: '#a9b3a6', width: 3 }),
  ].join('');

/** A plant in a pot; its foot at 0, 0. */
export const potted = (): string =>
  [
    ellipse(4, 1, 34, 6, SHADE),
    path(
      'M0 -40Q-40 -62 -34 -104 -4 -84 0 -44 0 -92 24 -116 40 -80 4 -42 30 -66 52 -62 44 -36 2 -38z',
      leaf.main,
    ),
    path('M0 -42Q-22 -66 -30 -92M2 -44Q16 -76 22 -104M4 -40Q26 -52 42 -54', {
      stroke: leaf.light,
      width: 2,
    }),
    path('M-26 -44h52l-6 44h-40z', '#b9694a') + path('M-30 -52h60v12h-60z', brick.main),
    path('M10 -40h15l-6 40H8z', { fill: ink, opacity: 0.12 }),
  ].join('');

/** A folded map of a county, 220 by 150, with a pin on a town. */
export const countyMap = (): string =>
  [
    rect(6, 7, 220, 150, SHADE),
    ...times(4, (fold) =>
      path(
        `M${fold * 55} ${fold % 2 ? 8 : 0}L${fold * 55 + 55} ${fold % 2 ? 0 : 8}v150L${fold * 55} ${fold % 2 ? 158 : 150}z`,
        fold % 2 ? '#d3dbca' : '#e3e6d3',
      ),
    ),
    path('M0 98q40-26 78-8t66 22 76-22v26q-40 18-78 2T76 104 0 126z', '#b9cdc9'),
    path('M20 2q10 60 64 66t70 42 60 36', { stroke: white, width: 6 }),
    path('M20 2q10 60 64 66t70 42 60 36', { stroke: '#c9b58c', width: 1.4, dash: '5 5' }),
    path('M206 10q-50 16-70 52l-38 92', { stroke: white, width: 5 }),
    path('M14 30h28v20H14zM170 84h34v16h-34z', { fill: leaf.light, opacity: 0.7 }),
    path('M66 24h10v10H66zM82 30h9v9h-9zM72 40h9v9h-9zM158 34h8v8h-8z', '#a9644a'),
    path('M112 62q-26-30-26-48a26 26 0 0 1 52 0q0 18-26 48z', BRAND),
    circle(112, 14, 11, white) + path('M106 19v-7l6-5 6 5v7z', BRAND),
  ].join('');

/** A flag folded to a triangle in its case, 150 wide; its foot at 0, 0. */
export const foldedFlag = (): string =>
  [
    ellipse(80, 2, 84, 8, SHADE),
    path('M-6 0 75 -92 156 0z', bark),
    path('M16 -9 75 -76l59 67z', '#31465c'),
    path(
      'M75 -58l2.500 5.500h6l-5 3.800 2 6-5.500-3.600-5.500 3.600 2-6-5-3.800h6zM52 -34l2.500 5.500h6l-5 3.800 2 6-5.500-3.600-5.500 3.600 2-6-5-3.800h6zM98 -34l2.500 5.500h6l-5 3.800 2 6-5.500-3.600-5.500 3.600 2-6-5-3.800h6zM75 -34l2.500 5.500h6l-5 3.800 2 6-5.500-3.600-5.500 3.600 2-6-5-3.800h6z',
      white,
    ),
    path('M-6 0 75 -92', { stroke: white, width: 2, opacity: 0.25 }),
  ].join('');

/** Pages in a folder with a tab, lying flat, 170 by 120. */
export const folder = (): string =>
  [
    rect(6, 8, 170, 120, SHADE),
    path('M0 0h56l10 14h104v106H0z', '#c99a3f'),
    rect(8, 8, 154, 60, white) + rect(12, 12, 150, 60, '#f3ecdc'),
    path('M0 28h170v92H0z', ACCENT),
    rect(18, 44, 70, 26, white) + path('M26 53h46M26 61h30', { stroke: '#a9b3a6', width: 3 }),
  ].join('');

/** A wall calendar's page with a year's months ticked, 96 by 104. */
export const twelveMonths = (): string =>
  [
    rect(5, 6, 96, 104, SHADE),
    rect(0, 0, 96, 104, white),
    rect(0, 0, 96, 24, brick.main),
    path('M22 -6v14M74 -6v14', { stroke: '#5c6663', width: 5 }),
    ...times(12, (month) =>
      rect(12 + (month % 4) * 19, 36 + Math.floor(month / 4) * 21, 14, 14, month === 11 ? ACCENT : '#c3d0bd'),
    ),
  ].join('');
