import { luminance } from '../color/contrastRatio.ts';

/** The default look's primary color. A separate constant, because the theme of public pages must not import the look schema. */
const EVERGREEN = '#1e4034';

/** The portal's dark scheme, designed by hand for evergreen. `page` and `paper` carry text, `control` is for borders. */
const EVERGREEN_NIGHT = {
  page: '#131916',
  paper: '#202a25',
  divider: '#343d38',
  control: '#7c877f',
  quiet: '#a9afa6',
  soft: '#30352f',
} as const;

export type NightSurfaces = Readonly<Record<keyof typeof EVERGREEN_NIGHT, string>>;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

const toHex = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Returns a color with the tint of another, as far from gray as before; gray if the tint is gray. */
function tinted(color: string, tint: string, lift: number): string {
  const own = channels(color);
  const [low, high] = [Math.min(...own), Math.max(...own)];
  const middle = (low + high) / 2;
  const other = channels(tint);
  const [otherLow, otherHigh] = [Math.min(...other), Math.max(...other)];
  const range = otherHigh - otherLow;
  // A nearly gray tint has no visible hue.
  const spread = range < 0.04 ? 0 : high - low;
  return toHex(
    other.map((part) => {
      const share = range === 0 ? 0 : (part - otherLow) / range - 0.5;
      return Math.min(1, Math.max(0, middle + share * spread + lift));
    }),
  );
}

const STEP = 1 / 255;

/** Returns the tinted color with unchanged lightness, or else a little darker (`-1`) or lighter (`1`). */
function asLight(color: string, tint: string, direction: -1 | 1): string {
  const aim = luminance(color);
  const lifts = Array.from({ length: 60 }, (_, index) => (30 - index) * direction * -STEP);
  const found = lifts
    .map((lift) => tinted(color, tint, lift))
    .find((one) => (luminance(one) - aim) * direction >= 0);
  return found ?? color;
}

/**
 * Returns the surfaces of the portal's dark scheme, tinted with a company's primary color. Each has the lightness of the default look:
 * pages and cards no lighter, borders and muted text no darker, so contrasts are never lower.
 */
export function toNightSurfaces(primary: string): NightSurfaces {
  if (primary === EVERGREEN) return EVERGREEN_NIGHT;
  const { page, paper, divider, control, quiet, soft } = EVERGREEN_NIGHT;
  return {
    page: asLight(page, primary, -1),
    paper: asLight(paper, primary, -1),
    divider: asLight(divider, primary, 1),
    control: asLight(control, primary, 1),
    quiet: asLight(quiet, primary, 1),
    soft: asLight(soft, primary, -1),
  };
}
