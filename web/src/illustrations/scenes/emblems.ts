import { brick, glass, ink, LIVE_ACCENT, LIVE_BRAND, leaf, roof, trim, wall, white } from '../kit/inks.ts';
import { circle, ellipse, path, rect, times } from '../kit/svg.ts';

const GROUND = 86;
const ground = ellipse(60, GROUND + 1, 55, 6, '#d3dbca');

const roundTree = (x: number, y: number, r: number, color: string = leaf.main): string =>
  rect(x - 1.5, y, 3, GROUND - y, '#6d5638') +
  circle(x, y, r, color) +
  circle(x - r * 0.3, y - r * 0.3, r * 0.55, { fill: white, opacity: 0.12 });

const pane = (x: number, y: number, width: number, height: number, color: string = glass): string =>
  rect(x - 1.5, y - 1.5, width + 3, height + 3, white) +
  rect(x, y, width, height, color) +
  path(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, { stroke: white, width: 1.4 });

const entrance = (x: number, width: number, height: number, color: string = LIVE_BRAND): string =>
  rect(x - 2, GROUND - height - 2, width + 4, height + 2, white) +
  rect(x, GROUND - height, width, height, color) +
  circle(x + width - 3, GROUND - height / 2, 1, LIVE_ACCENT);

const shade = (d: string): string => path(d, { fill: ink, opacity: 0.08 });

const conventional = [
  ground,
  roundTree(20, 52, 14),
  rect(78, 22, 9, 22, brick.main),
  path('M34 86V48h56v38z', wall.cream),
  shade('M74 86V48h16v38z'),
  path('M27 51 62 20l35 31-4 4-31-26-31 26z', roof.slate),
  path('M34 50 62 26l28 24z', wall.cream),
  circle(62, 41, 5, white) + circle(62, 41, 3.6, glass),
  pane(39, 58, 11, 14) + pane(75, 58, 11, 14),
  entrance(56, 12, 24),
  path('M50 86q6-8 0 0M30 86q3-9 9-7 8-4 10 7zM76 86q2-8 8-6 8-3 10 6z', leaf.deep),
].join('');

const fha = [
  ground,
  roundTree(98, 58, 12),
  path('M30 86V18h50v68z', wall.sage),
  shade('M68 86V18h12v68z'),
  rect(26, 13, 58, 6, white),
  ...[26, 47, 68].map(
    (y, floor) =>
      pane(62, y, 10, 12, floor === 1 ? '#f6d27f' : glass) +
      rect(36, y - 1, 11, floor === 2 ? 19 : 15, LIVE_BRAND) +
      (floor < 2
        ? rect(31, y + 8, 22, 2, white) +
          path(times(6, (at) => `M${33 + at * 3.6} ${y + 9}v6`).join(''), { stroke: white, width: 1.4 }) +
          rect(30, y + 14, 24, 3, trim)
        : ''),
  ),
  path('M56 86q2-7 7-5 7-3 9 5z', leaf.deep),
].join('');

const va = [
  ground,
  // Mirrored: a flag's stars are next to its staff, here on the left.
  '<g transform="matrix(-1 0 0 1 120 0)">',
  path('M22 86V60l25-15 25 15v26z', '#cfd6dc'),
  shade('M22 86V60l14-8v34z'),
  path('M15 63 47 41l32 22-4 5-28-19-28 19z', roof.dark),
  pane(28, 66, 9, 11) + pane(57, 66, 9, 11),
  entrance(42, 11, 20, brick.main),
  rect(90, 14, 2.5, 72, '#b8b4a6') + circle(91, 13, 2.4, LIVE_ACCENT),
  path('M88 17q-12-6-24 0t-24 0v27q12 6 24 0t24 0z', white),
  path(times(4, (at) => `M88 ${17 + at * 7.7}q-12-6-24 0t-24 0v3.900q12 6 24 0t24 0z`).join(''), '#b03a3a'),
  path('M88 17q-10-5-20-1.500v14.500q10-4 20 1z', '#2f3f66'),
  path('M84 20h.1M79 19h.1M74 19h.1M84 25h.1M79 24h.1M74 25h.1', { stroke: white, width: 1.8 }),
  path('M76 86q3-8 10-6 8-3 12 6z', leaf.deep),
  '</g>',
].join('');

const jumbo = [
  ground,
  path('M60 20h40v26H60z', wall.stone) + rect(56, 16, 48, 5, roof.dark),
  rect(66, 26, 28, 15, glass) + rect(80, 26, 7, 15, '#f6d27f'),
  path('M18 46h88v40H18z', wall.sand) + rect(12, 42, 98, 5, roof.dark),
  shade('M84 86V47h22v39z'),
  rect(24, 52, 34, 14, glass) +
    rect(44, 52, 8, 14, '#f6d27f') +
    path('M35 52v14M24 66h34', { stroke: white, width: 1.6 }),
  rect(20, 66, 42, 2.5, trim) +
    path(times(8, (at) => `M${22 + at * 5.4} 68v6`).join(''), { stroke: trim, width: 1.2 }),
  rect(24, 73, 22, 13, glass),
  entrance(52, 10, 20),
  rect(72, 62, 28, 24, white) + path('M72 68h28M72 74h28M72 80h28', { stroke: '#d8cdb6', width: 1.4 }),
  roundTree(10, 64, 9, leaf.deep),
].join('');

const usda = [
  ground,
  rect(84, 34, 17, 52, '#c9cec8') +
    path('M84 34a8.500 8.500 0 0 1 17 0z', '#9aa5a1') +
    path('M84 46h17M84 58h17M84 70h17', { stroke: '#9aa5a1', width: 1.4 }),
  path('M26 86V52l8-15 18-11 18 11 8 15v34z', brick.main),
  shade('M64 86V34l6 3 8 15v34z'),
  path('M22 54l9-19 21-13 21 13 9 19-5 2-8-17-17-10-17 10-8 17z', roof.dark),
  path('M45 36h14v11H45z', { stroke: white, width: 2 }) +
    path('M45 36l14 11M59 36 45 47', { stroke: white, width: 1.6 }),
  path('M40 60h24v26H40z', { stroke: white, width: 2.4 }) +
    path('M52 60v26M40 60l12 26M64 60 52 86M52 60 40 86M52 60l12 26', { stroke: white, width: 1.8 }),
  path('M6 86q2-5 2-12M12 86q0-7 2-13M18 86q-1-6 1-11', { stroke: '#a98436', width: 2 }),
  path('M8 74h.1M14 73h.1M19 75h.1', { stroke: LIVE_ACCENT, width: 4 }),
].join('');

const construction = [
  ground,
  path('M26 86V48h26v38z', '#e3c08a') + rect(33, 58, 12, 12, '#4b4331'),
  path('M20 50 40 26h16l-2 24z', '#6f7f7b'),
  path(`M52 48h40M52 84h40${times(6, (at) => `M${54 + at * 7.4} 48v36`).join('')}`, {
    stroke: '#cfa468',
    width: 3,
  }),
  path(`M56 26h22l16 22${times(5, (at) => `M${58 + at * 5} 26l${5 + at * 2.6} 22`).join('')}`, {
    stroke: '#a97f47',
    width: 2.4,
  }),
  path('M20 26v60M10 86V34', { stroke: '#5c6663', width: 2.4 }) +
    path('M6 46h20M6 66h20', { stroke: '#a97f47', width: 3.4 }) +
    path('M10 86l10-20M10 66l10-20', { stroke: '#7d8a87', width: 1.4 }),
  path('M104 86 92 34M110 86 98 34', { stroke: '#8a6b47', width: 2.4 }) +
    path(times(6, (at) => `M${103 - at * 2} ${78 - at * 8}h6`).join(''), { stroke: '#8a6b47', width: 2 }),
].join('');

const heloc = [
  ground,
  path('M30 86V48h58v38z', wall.cream),
  path('M30 86V48h30l4 8-5 9 6 8-4 13z', '#a9bda6'),
  path('M22 52 59 20l37 32-4 4-33-28-33 28z', roof.slate),
  path('M34 48 59 27l25 21z', wall.cream) + path('M34 48 59 27v21z', '#a9bda6'),
  pane(37, 58, 12, 14) + pane(72, 58, 11, 14),
  entrance(55, 11, 24),
  path('M94 86l8-50M108 86l-3-50', { stroke: brick.main, width: 3 }) +
    path('M96 76h11M97 66h9M99 56h7M100 46h6', { stroke: brick.main, width: 2.4 }),
  path('M14 86V72h12v14z', '#c9cec8') +
    rect(13, 70, 14, 4, '#a9bda6') +
    path('M15 71q5-10 10 0', { stroke: '#7d8a87', width: 1.4 }),
].join('');

const alternative = [
  ground,
  path('M26 86V18h68v68z', wall.brick),
  shade('M78 86V18h16v68z'),
  rect(22, 13, 76, 6, trim),
  pane(34, 25, 11, 14) + pane(55, 25, 11, 14, '#f6d27f') + pane(76, 25, 11, 14),
  rect(26, 46, 68, 40, '#efe5d0'),
  rect(32, 58, 26, 22, '#f3e7c4') + path('M32 58h26v22H32z', { stroke: white, width: 2.4 }),
  entrance(68, 14, 28),
  ...times(8, (at) => path(`M${24 + at * 9} 46h9l1.500 10q-5 4-11.500 0z`, at % 2 ? white : LIVE_BRAND)),
  path('M36 79q-1-8 3-9 2-4 5 0 4-4 6 1 4 1 2 8z', leaf.main) +
    path('M39 72h.1M44 70h.1M49 72h.1', { stroke: LIVE_ACCENT, width: 3.4 }),
  rect(30, 80, 30, 6, LIVE_BRAND),
].join('');

const assistance = [
  ground,
  path('M14 86V57l20-17 20 17v29z', wall.cream) + path('M8 57 34 34l26 23-4 4-22-19-22 19z', roof.slate),
  pane(20, 62, 9, 12),
  entrance(36, 10, 22),
  path('M66 42h38v6l4 6v27q0 5-5 5H67q-5 0-5-5V54l4-6z', { fill: '#e6efec', opacity: 0.95 }),
  rect(63, 36, 44, 7, LIVE_BRAND),
  path('M62 66h46v15q0 5-5 5H67q-5 0-5-5z', { fill: LIVE_ACCENT, opacity: 0.35 }),
  ...(
    [
      [72, 80],
      [85, 81],
      [98, 80],
      [78, 73],
      [92, 73],
      [70, 69],
      [100, 69],
      [85, 66],
    ] as const
  ).map(([x, y]) => circle(x, y, 5.4, LIVE_ACCENT) + circle(x, y, 3.4, { stroke: '#a98436', width: 1.2 })),
  circle(85, 26, 5.4, LIVE_ACCENT) + circle(85, 26, 3.4, { stroke: '#a98436', width: 1.2 }),
  path('M66 52v26', { stroke: white, width: 2.4, opacity: 0.8 }),
].join('');

const refinance = [
  ground,
  path('M16 26h34v60H16z', '#d9d3c3') +
    path('M22 36h22M22 43h22M22 50h14M22 64h22', { stroke: '#a9a391', width: 2.4 }),
  path('M56 32h42v54H56z', white) + path('M56 32h42v54H56z', { stroke: '#d8cdb6', width: 1.4 }),
  rect(56, 32, 42, 9, LIVE_BRAND),
  path('M63 49h28M63 56h28M63 63h18', { stroke: '#9fb5b0', width: 2.4 }),
  rect(63, 71, 28, 7, LIVE_ACCENT),
  path('M34 20q18-14 38 2', { stroke: brick.main, width: 3.4 }) + path('M74 25l-9-1 6-8z', brick.main),
].join('');

const sprite = (drawn: Readonly<Record<string, string>>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawn)
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 120 96">${drawing}</symbol>`)
    .join('')}</svg>`;

/** Returns a small picture of each loan program, by slug, as `emblems.svg#fha`. The company's colors come from the page. */
export const emblems = (): string =>
  sprite({
    conventional,
    fha,
    va,
    jumbo,
    usda,
    construction,
    heloc,
    'alternative-lending': alternative,
    'down-payment-assistance': assistance,
    refinance,
  });

/** Returns the three emblems of the home page, in a file of a third of the size. */
export const serviceEmblems = (): string =>
  sprite({ refinance, heloc, 'down-payment-assistance': assistance });
