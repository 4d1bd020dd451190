import { street } from './illustration.ts';
import type { Canvas } from './page/canvas.ts';
import { type FilledField, isPictureAddress } from './page/fields.ts';
import type { MOODS } from './scene/moods.ts';
import type { Box, Path } from './scene/scene.ts';
import { rectangle } from './scene/shapes.ts';

/** Ratio of height to width above which an area gets houses up a hill. A single street would leave most of it to the sky. */
const TALL = 1.4;

interface PictureOptions {
  /** Time of day of the drawn street. */
  mood?: keyof typeof MOODS;
  clip?: Path;
}

/**
 * Draws the field's photo, cropped to the area. Without a photo, or until it loads, a drawn street is shown. Reports a value that isn't a
 * picture's address.
 */
export function picture(
  canvas: Canvas,
  photo: FilledField | undefined,
  area: Box,
  options: PictureOptions = {},
): void {
  drawPhoto(canvas, photo, area, options);
  if (photo && !isPictureAddress(photo.text)) {
    canvas.page.issue({
      field: photo.field.key,
      kind: 'unprintable',
      message: 'This isn’t the web address of a picture. Please upload a picture.',
    });
  }
}

/** Does the same without reporting anything, for a second copy of a photo. */
export function drawPhoto(
  { page, features }: Canvas,
  photo: FilledField | undefined,
  area: Box,
  { mood = 'day', clip = rectangle(area) }: PictureOptions = {},
): void {
  if (!photo || !isPictureAddress(photo.text)) {
    const isHillside = features.hasHillside && area.height > area.width * TALL;
    street(page, area, mood, {
      clip,
      isWhole: features.hasWholeHouses,
      isHillside,
      isSunClear: features.hasClearSun,
    });
    return;
  }
  page.path(clip, { fill: mood === 'day' ? '#dfeae1' : '#27503f' });
  const { label, key } = photo.field;
  page.image(area, { src: photo.text, alt: label, clip, focus: 'center', field: key });
}
