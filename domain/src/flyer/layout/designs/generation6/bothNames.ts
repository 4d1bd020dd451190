import { brandMark } from '../../brandMark.ts';
import type { FlyerInput, FlyerRealtor } from '../../flyerInput.ts';
import type { Canvas } from '../../page/canvas.ts';
import { toTextContent } from '../../page/page.ts';
import { logoImage } from '../../people/realtorLogo.ts';
import { palette } from '../../scene/palette.ts';
import { box } from '../../scene/shapes.ts';
import { type } from '../../text/typeStyles.ts';
import { SQUARE_MARGIN } from './square/squareWriter.ts';

/** Height of the line with both companies above the people, in points. */
export const BOTH_HEIGHT = 36;
const GAP = 16;
const MARK = 26;
const LOGO = 30;
const NAME = 12;

/** Returns whether the flyer represents two companies, which get equal space on it. */
export const isShared = ({ layout, realtor }: FlyerInput): boolean =>
  layout === 'co-brand' && realtor !== undefined;

/** Draws both companies on one line, each in its half, with margins of `edge` points on both sides. */
export function bothNames(canvas: Canvas, realtor: FlyerRealtor, top: number, edge = SQUARE_MARGIN): void {
  const { page, width } = canvas;
  const half = width / 2 - edge - GAP / 2;
  const left = edge === SQUARE_MARGIN ? 0 : edge;
  page.fill(box(left, top, width - left * 2, BOTH_HEIGHT), palette.card);
  const before = page.ops.length;
  brandMark(
    canvas,
    { x: edge, y: top + (BOTH_HEIGHT - MARK) / 2, width: half },
    { tone: 'light', largest: NAME },
  );
  const right = width / 2 + GAP / 2;
  if (realtor.logo) {
    logoImage(page, realtor, box(right, top + (BOTH_HEIGHT - LOGO) / 2, half, LOGO), {
      align: 'right',
      isBare: true,
    });
    return;
  }
  const key = realtor.brokerage ? 'realtor.brokerage' : 'realtor.name';
  const style = { ...type.heading, size: NAME, min: 8, align: 'right', leading: 1.1 } as const;
  const name = page.set(
    toTextContent(realtor.brokerage || realtor.name, key),
    { ...style, color: palette.evergreen },
    half,
    { lines: 2 },
  );
  // Align both on one baseline.
  const base = page.ops.slice(before).findLast((op) => op.kind === 'text');
  const isOnLine = name.lines.length === 1 && base?.kind === 'text';
  const y = isOnLine ? base.y - (name.lines[0]?.y ?? 0) : top + (BOTH_HEIGHT - name.height) / 2;
  page.place(name, right, y);
}
