import type { ImageOp } from './scene.ts';

/** Returns how an SVG fits a picture into its box (`preserveAspectRatio`). */
export function pictureFit({ focus, whole }: Pick<ImageOp, 'focus' | 'whole'>): string {
  if (whole !== undefined) return whole === 'right' ? 'xMaxYMid meet' : 'xMidYMid meet';
  return focus === 'top' ? 'xMidYMin slice' : 'xMidYMid slice';
}
