import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scanBomb } from '../testing/scanBomb.ts';
import { encodePicture, PictureDamaged } from './encodePicture.ts';
import { PictureTooLarge } from './printablePicture.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

/** Worker processes of this process that are still running. */
function workers(): string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        const [, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, 'name').split(' ');
        return (
          parent === String(process.pid) &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictureWorker')
        );
      } catch {
        // The process ended during the check.
        return false;
      }
    });
}

describe('encodePicture', () => {
  it('kills a decoder at the time limit, and continues with the next picture', async () => {
    // Passes every check of the header, like an attack on an unknown weakness of the decoder.
    const bomb = await scanBomb(2646, 3000);
    const started = performance.now();
    await expect(encodePicture({ file: bomb, use: 'photo' }, 500)).rejects.toThrow(PictureDamaged);
    expect(performance.now() - started).toBeLessThan(10_000);
    if (process.platform === 'linux') await expect.poll(workers).toEqual([]);
    const file = await flat(60, 40).jpeg().toBuffer();
    const { bytes } = await encodePicture({ file, use: 'photo' });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
  });

  it('encodes one picture at a time', async () => {
    const file = await flat(60, 40).png().toBuffer();
    const counts: number[] = [];
    const timer = setInterval(() => counts.push(workers().length), 20);
    await Promise.all(Array.from({ length: 4 }, () => encodePicture({ file, use: 'web' })));
    clearInterval(timer);
    expect(Math.max(0, ...counts)).toBeLessThanOrEqual(1);
  });

  it('distinguishes a picture that is too large from a damaged one', async () => {
    const clear = await flat(7200, 7000).png({ compressionLevel: 1 }).toBuffer();
    await expect(encodePicture({ file: clear, use: 'web' })).rejects.toThrow(PictureTooLarge);
    const text = Buffer.from('<html>not a picture</html>');
    await expect(encodePicture({ file: text, use: 'web' })).rejects.toThrow(PictureDamaged);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps the format %s for the web, without metadata',
    async (format) => {
      const source = await flat(300, 200)
        .withExif({ IFD0: { Copyright: 'Secret Person' } })
        .toFormat(format, { progressive: true })
        .toBuffer();
      const file = await sharp(source).keepExif().withMetadata({ orientation: 6 }).toBuffer();
      const { bytes, contentType } = await encodePicture({ file, use: 'web' });
      expect(contentType).toBe(`image/${format}`);
      const { width, height, exif, icc, xmp, isProgressive, hasAlpha } = await sharp(bytes).metadata();
      expect({ width, height, exif, icc, xmp, isProgressive }).toEqual({
        width: 200,
        height: 300,
        exif: undefined,
        icc: undefined,
        xmp: undefined,
        isProgressive: false,
      });
      expect(hasAlpha).toBe(format !== 'jpeg');
    },
  );

  it('returns one frame of an animation, at most 2400 pixels wide', async () => {
    const frames = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        sharp({ create: { width: 3000, height: 40, channels: 3, background: { r: index * 4, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { bytes } = await encodePicture({ file: animation, use: 'web' });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 32 });
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });
});
