import { ACCENT, BRAND, glass, ink, white } from './inks.ts';
import { n, path, rect, times } from './svg.ts';

export interface WindowLook {
  shutters?: string;
  /** Flowers below it. */
  box?: boolean;
  /** A light is on behind it. */
  lit?: boolean;
  arched?: boolean;
  frame?: string;
}

/** A sash window with curtains; x and y are its outer corner. */
export function sash(x: number, y: number, width: number, height: number, look: WindowLook = {}): string {
  const { shutters, box, lit, arched, frame = white } = look;
  const [left, top, w, h] = [x + 4, y + 4, width - 8, height - 8];
  const pane = lit ? '#f6d27f' : glass;
  const round = arched ? `a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0` : `h${n(w)}`;
  const opening = arched
    ? `M${n(left)} ${n(top + h)}V${n(top + w / 2)}${round}V${n(top + h)}z`
    : `M${n(left)} ${n(top)}h${n(w)}v${n(h)}h${n(-w)}z`;
  const curtain = (from: number, side: number) =>
    path(
      `M${n(from)} ${n(top)}h${n(side * w * 0.34)}q${n(side * -w * 0.08)} ${n(h * 0.6)} ${n(side * -w * 0.34)} ${n(h)}z`,
      {
        fill: white,
        opacity: lit ? 0.45 : 0.65,
      },
    );
  return [
    shutters
      ? shutter(x - 12, y + 3, height - 6, shutters) + shutter(x + width + 1, y + 3, height - 6, shutters)
      : '',
    arched
      ? path(
          `M${n(x)} ${n(y + height)}V${n(top + w / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(y + height)}z`,
          frame,
        )
      : rect(x, y, width, height, frame),
    path(opening, pane),
    arched ? '' : curtain(left, 1) + curtain(left + w, -1),
    path(
      `M${n(left + w / 2)} ${n(top)}v${n(h)}M${n(left)} ${n(top + h * 0.36)}h${n(w)}M${n(left)} ${n(top + h * 0.68)}h${n(w)}`,
      {
        stroke: frame,
        width: 1.8,
      },
    ),
    arched ? '' : rect(left, top, w, 4, { fill: ink, opacity: 0.18 }),
    rect(x - 3, y + height - 1, width + 6, 4.5, frame),
    rect(x - 3, y + height + 3.5, width + 6, 2, { fill: ink, opacity: 0.2 }),
    box ? flowerBox(x - 2, y + height, width + 4) : '',
  ].join('');
}

function shutter(x: number, y: number, height: number, color: string): string {
  const slats = times(Math.floor((height - 8) / 6), (index) => `M${n(x + 2)} ${n(y + 5 + index * 6)}h7`).join(
    '',
  );
  return rect(x, y, 11, height, color) + path(slats, { stroke: ink, width: 0.8, opacity: 0.3 });
}

function flowerBox(x: number, y: number, width: number): string {
  const count = Math.floor(width / 8);
  const spots = (offset: number) =>
    times(Math.floor(count / 2), (index) => `M${n(x + 5 + offset + index * 16)} ${n(y - 3)}h.1`).join('');
  return (
    path(`M${n(x + 2)} ${n(y + 2)}q${n(width / 2)} -16 ${n(width - 4)} 0z`, '#48695a') +
    path(spots(0), { stroke: ACCENT, width: 7 }) +
    path(spots(8), { stroke: '#c46a55', width: 6 }) +
    rect(x, y, width, 10, '#6d5638')
  );
}

/** A front door with its frame; y is the ground. */
export function door(
  x: number,
  y: number,
  color = BRAND,
  look: { lights?: boolean; arched?: boolean; width?: number; height?: number } = {},
): string {
  const { lights = true, arched, width = 34, height = 78 } = look;
  const top = y - height;
  const leafPart = arched
    ? path(
        `M${n(x)} ${n(y)}V${n(top + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(y)}z`,
        color,
      )
    : rect(x, top, width, height, color);
  const frame = arched
    ? path(
        `M${n(x - 5)} ${n(y)}V${n(top + width / 2)}a${n(width / 2 + 5)} ${n(width / 2 + 5)} 0 0 1 ${n(width + 10)} 0V${n(y)}z`,
        white,
      )
    : rect(x - 5, top - 5, width + 10, height + 5, white);
  return [
    frame,
    leafPart,
    lights && !arched
      ? path(
          `M${n(x + 5)} ${n(top + 6)}h${n(width / 2 - 7)}v22h${n(7 - width / 2)}zM${n(x + width / 2 + 2)} ${n(top + 6)}h${n(width / 2 - 7)}v22h${n(7 - width / 2)}z`,
          glass,
        )
      : '',
    path(`M${n(x + 5)} ${n(y - 40)}h${n(width - 10)}v32h${n(10 - width)}z`, {
      stroke: ink,
      width: 1,
      opacity: 0.3,
    }),
    path(`M${n(x + width - 6)} ${n(y - height * 0.46)}h.1`, { stroke: ACCENT, width: 4 }),
    rect(x - 9, y - 5, width + 18, 6, '#d8cdb6'),
  ].join('');
}
