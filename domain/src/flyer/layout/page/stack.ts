import type { Page, SetText } from './page.ts';

/** A block of a known height, drawn once its position is known. */
export interface Part {
  height: number;
  /** Space above the part, unless it is the first. */
  gap: number;
  draw(y: number): void;
}

/** Returns a text as a part of a stack, with a gap above it. */
export const textPart = (page: Page, text: SetText, x: number, gap = 0): Part => ({
  height: text.height,
  gap,
  draw: (y) => page.place(text, x, y),
});

/** Returns the height of a stack, including the gaps between its parts. */
export const stackHeight = (parts: readonly Part[]): number =>
  parts.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);

/** Draws the parts from `y` down. Returns the y below the last one. */
export function drawStack(parts: readonly Part[], y: number): number {
  parts.forEach((part, index) => {
    const top = index > 0 ? y + part.gap : y;
    part.draw(top);
    y = top + part.height;
  });
  return y;
}
