import type { PictureSlot } from '@brokerage/domain/flyer/layout/pictureSlots';

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Pixels per inch below which print looks blurred at arm's length. */
const SHARP = 150;
const POINTS_PER_INCH = 72;

/** Returns a hint when the picture has too few pixels to fill its place; it doesn't block saving. */
export function smallPictureWarning({ width, height }: PictureSize, slot: PictureSlot): string | undefined {
  const needed = (points: number) => Math.ceil((points * SHARP) / POINTS_PER_INCH);
  const sharp = { width: needed(slot.width), height: needed(slot.height) };
  // It fills the place, cropped, so both sides count.
  if (width >= sharp.width && height >= sharp.height) return undefined;
  const sizes = `${width} x ${height} pixels, ${sharp.width} x ${sharp.height} would be sharp`;
  return `This picture is too small for its spot and may print blurry: ${sizes}`;
}

/** A portrait is printed up to one inch wide. */
const PORTRAIT_SIDE = SHARP;
/** A logo is printed up to one and a half. */
const LOGO_SIDE = SHARP * 1.5;

/** Returns a hint if a portrait is too small for print, with the minimum and the actual size. */
export function smallPortraitText({ width, height }: PictureSize): string | undefined {
  if (Math.min(width, height) >= PORTRAIT_SIDE) return undefined;
  return `This picture is too small for print: it has ${width} x ${height} pixels. Use one of at least ${PORTRAIT_SIDE} x ${PORTRAIT_SIDE} pixels`;
}

/** Returns a hint if a logo is too small for print. */
export function smallLogoText({ width, height }: PictureSize): string | undefined {
  if (Math.max(width, height) >= LOGO_SIDE) return undefined;
  return `This logo may print blurry: it’s ${width} x ${height} pixels. Use one that’s at least ${LOGO_SIDE} pixels wide or tall`;
}
