import type { ImageOp } from './scene.ts';

/** At which side of its box a picture stands that is shown whole, as the PDF places it. */
const SIDE = { left: 'xMin', center: 'xMid', right: 'xMax' } as const;

/** Returns how an SVG fits a picture into its box (`preserveAspectRatio`). */
export function pictureFit({ focus, whole }: Pick<ImageOp, 'focus' | 'whole'>): string {
  if (whole !== undefined) return `${SIDE[whole]}YMid meet`;
  return focus === 'top' ? 'xMidYMin slice' : 'xMidYMid slice';
}
