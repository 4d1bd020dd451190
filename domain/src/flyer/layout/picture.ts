import { isFifthDesign, isFourthDesign, isSixthDesign } from './design.ts';
import { street } from './illustration.ts';
import type { Canvas } from './page/canvas.ts';
import { type FilledField, isPictureAddress } from './page/fields.ts';
import type { MOODS } from './scene/moods.ts';
import type { Box, Path } from './scene/scene.ts';
import { rectangle } from './scene/shapes.ts';

/** Ratio of height to width above which an area gets houses up a hill. A single street would leave most of it to the sky. */
const TALL = 1.4;

/** Draws the field's photo, cropped to the area. Without a photo, or until it loads, a drawn street is shown. */
export function picture(
  { page, input }: Canvas,
  photo: FilledField | undefined,
  area: Box,
  mood: keyof typeof MOODS = 'day',
  clip: Path = rectangle(area),
): void {
  if (!photo || !isPictureAddress(photo.text)) {
    const isHillside = isFifthDesign(input) && area.height > area.width * TALL;
    street(page, area, mood, {
      clip,
      isWhole: isFourthDesign(input),
      isHillside,
      isSunClear: isSixthDesign(input),
    });
    if (photo) {
      page.issue({
        field: photo.field.key,
        kind: 'unprintable',
        message: 'This isn’t the web address of a picture. Please upload a picture.',
      });
    }
    return;
  }
  page.path(clip, { fill: mood === 'day' ? '#dfeae1' : '#27503f' });
  const { label, key } = photo.field;
  page.image(area, { src: photo.text, alt: label, clip, focus: 'center', field: key });
}
