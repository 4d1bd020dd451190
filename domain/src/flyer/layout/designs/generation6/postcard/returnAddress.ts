import { brandMark } from '../../../brandMark.ts';
import type { FlyerRealtor } from '../../../flyerInput.ts';
import type { Canvas } from '../../../page/canvas.ts';
import { toTextContent } from '../../../page/page.ts';
import { logoImage } from '../../../people/realtorLogo.ts';
import { palette } from '../../../scene/palette.ts';
import { box, line } from '../../../scene/shapes.ts';
import { type } from '../../../text/typeStyles.ts';
import { isShared } from '../bothNames.ts';
import { DARK, type MessageTone } from '../square/squareMessage.ts';
import { ADDRESS_SIDE, PANEL, POSTAGE_LEFT } from './postalZones.ts';

const { margin: MARGIN } = ADDRESS_SIDE;

/** Draws the company's name, and its branch's address or its website below. */
export function returnAddress(canvas: Canvas, tone: MessageTone): void {
  const { page, input } = canvas;
  const wide = brandMark(
    canvas,
    { x: MARGIN, y: 22, width: PANEL - MARGIN },
    { tone: tone === DARK ? 'dark' : 'light' },
  );
  if (isShared(input) && input.realtor) partner(canvas, input.realtor, MARGIN + wide);
  const [street = '', ...rest] = input.branch?.address.split(/,\s*/) ?? [];
  const lines = input.branch ? [street, rest.join(', ')] : [input.company.website];
  const style = { ...type.label, size: 10, min: 8.5, color: tone.ink };
  let y = 54;
  for (const text of lines) {
    if (text === '') continue;
    y = page.write(
      toTextContent(text, 'branch.address'),
      style,
      { x: MARGIN + 30, y, width: PANEL - MARGIN - 30 },
      { lines: 2 },
    );
  }
}

/** The partner company: space on either side of the rule before it, and the maximum size of its logo, in points. */
const PARTNER = { gap: 16, logo: { width: 132, height: 30 } };

/** Draws the co-branding company after the sender's name, matching the two above the photo on the front. */
function partner({ page }: Canvas, realtor: FlyerRealtor, start: number): void {
  const x = start + PARTNER.gap;
  page.path(line(x, 20, x, 50), { stroke: palette.line, strokeWidth: 0.75 });
  const left = x + PARTNER.gap;
  const { width, height } = PARTNER.logo;
  if (realtor.logo) {
    logoImage(page, realtor, box(left, 35 - height / 2, width, height), { align: 'left', isBare: true });
    return;
  }
  const key = realtor.brokerage ? 'realtor.brokerage' : 'realtor.name';
  const style = { ...type.heading, size: 15, min: 8.5, role: 'P', color: palette.evergreen } as const;
  const max = POSTAGE_LEFT - PARTNER.gap - left;
  const name = page.set(toTextContent(realtor.brokerage || realtor.name, key), style, max, {
    lines: 2,
    height: 32,
  });
  // Center it on the sender's name.
  page.place(name, left, 36.5 - name.height / 2);
}
