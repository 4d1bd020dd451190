import { flyerDrawingSchema } from '@brokerage/domain/link/flyerDrawing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paintPng } from './paintPng.ts';

test('hides the white of a logo on a light background', async () => {
  const create = { width: 8, height: 8, channels: 3, background: '#ffffff' } as const;
  const white = await sharp({ create }).jpeg().toBuffer();
  const square = [['M', 0, 0], ['L', 8, 0], ['L', 8, 8], ['L', 0, 8], ['Z']];
  const logo = {
    kind: 'image',
    x: 0,
    y: 0,
    width: 8,
    height: 8,
    alt: 'Logo',
    clip: square,
    focus: 'center',
    whole: 'left',
    src: `data:image/jpeg;base64,${white.toString('base64')}`,
  };
  const middleOf = async (picture: object) => {
    const ops = [{ kind: 'path', path: square, fill: '#e2ebe4' }, picture];
    const drawing = flyerDrawingSchema.parse({ width: 8, height: 8, title: 'Flyer', ops });
    const { data, info } = await sharp(await paintPng(drawing, 1))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((4 * 8 + 4) * info.channels, (4 * 8 + 4) * info.channels + 3)];
  };
  expect(await middleOf(logo)).toEqual([255, 255, 255]);
  expect(await middleOf({ ...logo, isMultiplied: true })).toEqual([0xe2, 0xeb, 0xe4]);
});
