import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PictureTooLarge, printablePicture } from './printablePicture.ts';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };
/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: BLUE } },
      left: width / 2,
      top: 0,
    },
  ]);
async function pixel(file: Buffer, left: number, top: number) {
  const [r = 0, g = 0, b = 0] = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return r > 150 && g < 80 && b < 80 ? 'red' : b > 150 && r < 80 ? 'blue' : `${r} ${g} ${b}`;
}

describe('printablePicture', () => {
  it('rotates a picture by its EXIF orientation, and removes the EXIF data', async () => {
    // Orientation 6: the camera was turned, so the first column is the top edge.
    const turned = await halves(400, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Secret Person' } })
      .toBuffer();
    const file = await printablePicture(
      await sharp(turned).withMetadata({ orientation: 6 }).toBuffer(),
      'photo',
    );
    const { width, height, exif, icc, orientation, format } = await sharp(file).metadata();
    expect({ width, height, exif, icc, orientation, format }).toEqual({
      width: 200,
      height: 400,
      format: 'jpeg',
      exif: undefined,
      icc: undefined,
      orientation: undefined,
    });
    expect([await pixel(file, 100, 50), await pixel(file, 100, 350)]).toEqual(['red', 'blue']);
    expect(file.toString('latin1')).not.toContain('Secret');
  });

  it.each(['png', 'webp', 'jpeg'] as const)('accepts %s, and returns a JPEG', async (format) => {
    const file = await printablePicture(await halves(300, 200).toFormat(format).toBuffer(), 'photo');
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 300,
      space: 'srgb',
      channels: 3,
    });
    expect(await pixel(file, 50, 100)).toBe('red');
  });

  it('puts transparency on white, and converts gray and CMYK to sRGB', async () => {
    const clear = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const file = await printablePicture(await clear.png().toBuffer(), 'photo');
    expect(await pixel(file, 25, 25)).toBe('255 255 255');
    for (const space of ['b-w', 'cmyk'] as const) {
      const source = await halves(60, 60).toColorspace(space).jpeg().toBuffer();
      expect(await sharp(await printablePicture(source, 'photo')).metadata()).toMatchObject({
        space: 'srgb',
        channels: 3,
      });
    }
  });

  it('keeps a large, detailed photo within its byte limit, with the same bytes each time', async () => {
    const noise = await sharp({
      create: {
        width: 3000,
        height: 2000,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const photo = await printablePicture(noise, 'photo');
    expect(photo.length).toBeLessThanOrEqual(155_000);
    expect((await printablePicture(noise, 'photo')).equals(photo)).toBe(true);
    const portrait = await printablePicture(noise, 'portrait');
    expect(portrait.length).toBeLessThanOrEqual(20_000);
    const house = readFileSync(`${import.meta.dirname}/../../../tests/flyer/house.jpg`);
    const { width = 0, height = 0 } = await sharp(await printablePicture(house, 'photo')).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(1800);
  });

  const flat = (side: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width: side, height: side, channels, background: RED } });
  it.each([
    ['16 bits', (side: number) => flat(side).toColorspace('rgb16').png({ compressionLevel: 1 })],
    ['interlaced', (side: number) => flat(side).png({ compressionLevel: 1, progressive: true })],
  ])('accepts a PNG with 20 million pixels that is %s, and no larger one', async (_what, file) => {
    const larger = await file(4500).toBuffer();
    await expect(printablePicture(larger, 'photo')).rejects.toThrow(PictureTooLarge);
    const { width } = await sharp(await printablePicture(await file(4400).toBuffer(), 'photo')).metadata();
    expect(width).toBe(1800);
  });

  it('rejects what unpacks to more than 200 MB, and accepts a phone’s photo', async () => {
    const clear = await flat(7200, 4).png({ compressionLevel: 1 }).toBuffer();
    await expect(printablePicture(clear, 'photo')).rejects.toThrow(PictureTooLarge);
    const progressive = await flat(5900).jpeg({ progressive: true }).toBuffer();
    await expect(printablePicture(progressive, 'photo')).rejects.toThrow(PictureTooLarge);
    const photo = await printablePicture(await flat(7000).jpeg().toBuffer(), 'photo');
    expect((await sharp(photo).metadata()).width).toBe(1800);
  });

  it.each([
    ['no picture', () => Promise.resolve(Buffer.from('<html>not a picture</html>'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    [
      'an SVG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['a GIF', () => halves(20, 20).gif().toBuffer()],
    ['a TIFF', () => halves(20, 20).tiff().toBuffer()],
    ['half a JPEG', async () => (await halves(900, 900).jpeg({ quality: 100 }).toBuffer()).subarray(0, 3000)],
    [
      'half a PNG',
      async () => (await halves(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 3000),
    ],
    [
      '81 million pixels in a few bytes',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: RED } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])('rejects %s', async (_what, file) => {
    await expect(file().then((bytes) => printablePicture(bytes, 'photo'))).rejects.toThrow();
  });
});
