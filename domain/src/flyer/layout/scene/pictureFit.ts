import type { ImageOp } from './scene.ts';

/** Alignment of an uncropped picture in its box, as in the PDF. */
const SIDE = { left: 'xMin', center: 'xMid', right: 'xMax' } as const;

/** Returns how an SVG fits a picture into its box (`preserveAspectRatio`). */
export function pictureFit({ focus, whole }: Pick<ImageOp, 'focus' | 'whole'>): string {
  if (whole !== undefined) return `${SIDE[whole]}YMid meet`;
  return focus === 'top' ? 'xMidYMin slice' : 'xMidYMid slice';
}
