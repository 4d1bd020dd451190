import { LIVE_ACCENT, LIVE_BRAND, trim, white } from '../kit/inks.ts';
import { circle, path, rect, times } from '../kit/svg.ts';

const LINE = '#a9b3a6';
const page = (parts: string): string =>
  rect(15, 9, 48, 60, { fill: '#142c23', opacity: 0.14 }) +
  rect(11, 5, 48, 60, white) +
  path('M11 5h48v60H11z', { stroke: '#cfc2a4', width: 1.2 }) +
  parts;
const title = rect(17, 11, 22, 4, LIVE_BRAND);

/** A bank statement: deposits and their total. */
const business = page(
  title +
    path(times(4, (at) => `M17 ${23 + at * 8}h${at % 2 ? 16 : 20}M45 ${23 + at * 8}h8`).join(''), {
      stroke: LINE,
      width: 2.4,
    }) +
    rect(15, 53, 40, 7, LIVE_ACCENT) +
    path('M43 56.500h9', { stroke: white, width: 2.4 }),
);

/** A lease: the house, and the tenant's signature line. */
const rental = page(
  path('M23 35V23l12-11 12 11v12z', '#e3e6d3') +
    path('M19 25 35 10l16 15-3 3-13-12-13 12z', LIVE_BRAND) +
    rect(31, 25, 8, 10, LIVE_ACCENT) +
    path('M17 43h36M17 49h26', { stroke: LINE, width: 2.4 }) +
    path('M17 60h18', { stroke: LINE, width: 1.4 }) +
    path('M18 58q4-6 7-1t9-2', { stroke: LIVE_BRAND, width: 1.8 }),
);

/** An account statement: savings by year. */
const savings = page(
  title +
    path('M17 52V42l9-5 9-6 9-3 9-8v32z', '#d3dbca') +
    path('M17 42l9-5 9-6 9-3 9-8', { stroke: LIVE_BRAND, width: 2.4 }) +
    circle(53, 20, 3, LIVE_ACCENT) +
    path('M17 52h36', { stroke: trim, width: 1.4 }) +
    path('M17 59h22', { stroke: LINE, width: 2.4 }),
);

/** Forms on top of each other. */
const other =
  `<g transform="rotate(-7 35 35)">${page('')}</g>` +
  `<g transform="rotate(4 35 35)">${page(
    path('M17 11h36v10H17zM17 24h17v10H17zM36 24h17v10H36zM17 37h36v8H17z', { stroke: LINE, width: 1.6 }) +
      path('M20 16h14M39 29h10', { stroke: LIVE_BRAND, width: 2.6 }) +
      rect(15, 51, 40, 7, LIVE_ACCENT),
  )}</g>`;

/**
 * Returns proof of income without pay stubs, by the way of being paid, as `incomePapers.svg#rental`. The company's colors come from the
 * page.
 */
export const incomePapers = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries({ business, rental, savings, other })
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 72 72">${drawing}</symbol>`)
    .join('')}</svg>`;
