import { palette } from '@brokerage/domain/flyer/layout/palette';
import { bustParts } from '@brokerage/domain/flyer/layout/portraits/drawBust';
import { PORTRAIT_SIDE } from '@brokerage/domain/flyer/layout/portraits/drawPortrait';
import { LIVE_ACCENT, LIVE_BRAND } from '../kit/inks.ts';
import { path, rect } from '../kit/svg.ts';

/** What follows the company's colors on a flyer follows those of the page here. */
const LIVE: Readonly<Record<string, string>> = {
  [palette.evergreen]: LIVE_BRAND,
  [palette.gold]: LIVE_ACCENT,
  [palette.brass]: `var(--brass-dark,${palette.brass})`,
};
const toLive = (color: string) => LIVE[color] ?? color;

/** A real estate agent without a photo, as flyers draw them: shown beside the flyer as `agent.svg#agent`. */
export function agent(): string {
  const parts = bustParts('light').map(({ d, fill, stroke, strokeWidth, opacity }) =>
    path(d, {
      ...(fill !== undefined && { fill: toLive(fill) }),
      ...(stroke !== undefined && { stroke: toLive(stroke) }),
      ...(strokeWidth !== undefined && { width: strokeWidth }),
      ...(opacity !== undefined && { opacity }),
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="agent" viewBox="0 0 ${PORTRAIT_SIDE} ${PORTRAIT_SIDE}">${rect(0, 0, PORTRAIT_SIDE, PORTRAIT_SIDE, palette.sage)}${parts.join('')}</symbol></svg>`;
}
