import { ACCENT, BRAND, bark, brick, LIVE_ACCENT, LIVE_BRAND, leaf, trim, white } from '../kit/inks.ts';
import { bush } from '../kit/plants.ts';
import { circle, ellipse, path, rect } from '../kit/svg.ts';

const ground = ellipse(48, 84, 44, 7, '#d3dbca');

const house = (walls: string, roof: string): string =>
  path('M26 82V50l22-17 22 17v32z', walls) + path('m20 53 28-22 28 22-4 5-24-19-24 19z', roof);

const mailbox = [
  ground,
  bush(10, 84, 26, undefined, leaf.main),
  rect(44, 54, 8, 31, bark),
  path('M22 58V42a14 14 0 0 1 14-14h26a14 14 0 0 1 14 14v16z', LIVE_BRAND),
  path('M22 58V42a14 14 0 0 1 28 0v16z', leaf.deep),
  path('m22 58-7 12h28l7-12z', trim),
  path('M60 42h20v5H66v9h-6z', LIVE_ACCENT),
].join('');

const lens = [
  ground,
  house(white, LIVE_BRAND),
  path('M42 82V66h12v16z', '#b9694a'),
  circle(62, 52, 19, { fill: '#e6efec', opacity: 0.9 }),
  circle(62, 52, 19, { stroke: '#7e5713', width: 4.5 }),
  path('M48 56l14-11 14 11v9a19 19 0 0 1-28 0z', { fill: white, opacity: 0.95 }),
  path('M46 57l16-13 16 13', { stroke: LIVE_BRAND, width: 3.5 }),
  path('M76 66l12 13', { stroke: '#7e5713', width: 7 }),
].join('');

const lot = [
  ground,
  path('M26 82V50l22-17 22 17v32M18 54l30-23 30 23M42 82V66h12v16', {
    stroke: '#a99a78',
    width: 2,
    dash: '4 5',
  }),
  rect(72, 56, 4, 29, bark),
  path('M58 44h32v20H58z', white),
  path('M58 44h32v20H58z', { stroke: '#7e5713', width: 2 }),
  path('M65 54h18', { stroke: LIVE_ACCENT, width: 4 }),
  bush(6, 85, 22),
].join('');

const repair = [
  ground,
  house(white, LIVE_BRAND),
  path('M42 82V64h12v18zM59 60h8v8h-8z', '#9fb5b0'),
  path('m52 34 8 6-3 6 6 1', { stroke: white, width: 3 }),
  path('M80 84 66 42M89 82 75 40M69 52l9-3M73 62l9-3M76 73l9-3', { stroke: brick.main, width: 3 }),
  path('m8 80 12-5 5 5-12 5z', BRAND),
  path('M24 84h6', { stroke: ACCENT, width: 3 }),
].join('');

/** Returns drawings for a public page's empty or error states, shown above the text: by name, as `states.svg#empty`. */
export const states = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries({
    empty: mailbox,
    search: lens,
    missing: lot,
    error: repair,
  })
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 96 96">${drawing}</symbol>`)
    .join('')}</svg>`;
