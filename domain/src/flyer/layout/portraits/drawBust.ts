import type { Page } from '../page.ts';
import { palette } from '../palette.ts';
import type { Path } from '../scene.ts';
import { PORTRAIT_SIDE, toPath } from './drawPortrait.ts';

/** From back to front, on a square of PORTRAIT_SIDE, in the hand of the drawn people. */
const SHAPES = {
  hair: 'M21.4 29C19.4 14.5 26.3 8 35 8C43.7 8 50.6 14.5 48.6 29C48.8 33.5 46.5 37.5 44 39L26 39C23.5 37.5 21.2 33.5 21.4 29Z',
  shirt: 'M26 49L35 54L44 49L47 76L23 76Z',
  neck: 'M29 37L41 37L41 48.5C37.5 54.5 32.5 54.5 29 48.5Z',
  underChin: 'M29 41L29 46.5C33.5 49.5 38.5 48 41 44L41 41C37 44 33 44 29 41Z',
  jacket: 'M3 78C3 62.5 8.5 54.5 26 49L34.6 78ZM67 78C67 62.5 61.5 54.5 44 49L35.4 78Z',
  lapels:
    'M26.5 48.8L20.3 57.5L25.2 59.2L23.2 62.4L34.6 78L35 70ZM43.5 48.8L49.7 57.5L44.8 59.2L46.8 62.4L35.4 78L35 70Z',
  collar:
    'M28.6 45.8L25.8 49.6L29.6 59L35 53.5L40.4 59L44.2 49.6L41.4 45.8C40 50 37.5 52 35 53.5C32.5 52 30 50 28.6 45.8Z',
  head: 'M23.6 26.5C23.6 17.5 28.6 12.5 35 12.5C41.4 12.5 46.4 17.5 46.4 26.5C46.4 37.5 41.8 45 35 45C28.2 45 23.6 37.5 23.6 26.5Z',
  cheek:
    'M39 13C44 14.5 46.4 19.5 46.4 26.5C46.4 37 42.2 44.6 35.8 45C40.7 39.5 42 33 42 26.5C42 21 41.5 16 39 13Z',
  fringe:
    'M22.4 29.5C20.8 15.5 26.8 9.5 35 9.5C43.2 9.5 49.2 15.5 47.6 29.5C47.1 26.4 46.5 24.4 45.6 22.8C39 23.8 33.6 22.2 29.4 18.4C28 22.6 25.4 26 22.4 29.5Z',
} as const;
const SHADOWS: Partial<Record<keyof typeof SHAPES, number>> = { underChin: 0.55, cheek: 0.35 };
const GLOSS = 'M28.6 14C31.2 12.6 35 12.2 38.6 13';

interface BustPart {
  /** Absolute `M`, `L`, `C` and `Z`. */
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
}

/** Returns the shapes of a person in a jacket, back to front. `agent.svg` draws the same shapes. */
export function bustParts(tone: 'dark' | 'light'): BustPart[] {
  // On evergreen a jacket of the same would have no edge.
  const [jacket, lapels] =
    tone === 'dark' ? [palette.moss, palette.evergreen] : [palette.evergreen, palette.moss];
  const colors: Record<keyof typeof SHAPES, string> = {
    hair: palette.brass,
    shirt: palette.mist,
    neck: palette.sand,
    underChin: palette.gold,
    jacket,
    lapels,
    collar: palette.card,
    head: palette.sand,
    cheek: palette.gold,
    fringe: palette.brass,
  };
  const parts = (Object.keys(SHAPES) as (keyof typeof SHAPES)[]).map((part): BustPart => {
    const opacity = SHADOWS[part];
    return { d: SHAPES[part], fill: colors[part], ...(opacity !== undefined && { opacity }) };
  });
  return [...parts, { d: GLOSS, stroke: palette.gold, strokeWidth: 1.1 }];
}

/**
 * Draws somebody in a jacket in a square, clipped to `clip`, for whom has neither photo nor drawn person: a face would be taken for
 * that of the person beside it, so there is none.
 */
export function drawBust(
  page: Page,
  { x, y, size }: { x: number; y: number; size: number },
  clip: Path,
  tone: 'dark' | 'light',
): void {
  const scale = size / PORTRAIT_SIDE;
  for (const { d, strokeWidth, ...paint } of bustParts(tone)) {
    page.path(toPath(d, x, y, scale), {
      ...paint,
      ...(strokeWidth !== undefined && { strokeWidth: scale * strokeWidth }),
      clip,
    });
  }
}
