import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { printablePicture } from './printablePicture.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const SCRIPT = '<script>alert(1)</script>';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
/** A PNG with made-up header values. */
function png(
  width: number,
  height: number,
  kind: { depth: number; color: number },
  ...chunks: Buffer[]
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([kind.depth, kind.color], 8);
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([magic, chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}
const RGB = { depth: 8, color: 2 };
const rows = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
/** 200 MB of zeros in 200 kB, as a chunk next to the picture data. */
const packed = (type: string) =>
  chunk(type, Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200_000_000))]));
/** A segment that the JPEG decoder skips, or reads as a profile. */
async function jpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const jpeg = await flat(50, 50).jpeg().toBuffer();
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}
const half = (file: Buffer) => file.subarray(0, file.length >> 1);

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a PNG that says it is 60,000 wide and has nothing in it', () => png(60_000, 900, RGB, rows(1000))],
  ['a PNG of no size', () => png(0, 0, RGB, rows(10))],
  [
    'a PNG whose colors are not in its palette',
    () =>
      png(
        20,
        20,
        { depth: 8, color: 3 },
        chunk('PLTE', Buffer.alloc(3)),
        chunk('IDAT', deflateSync(Buffer.alloc(420, 200))),
      ),
  ],
  [
    'half a progressive JPEG',
    async () => half(await flat(2000, 2000).jpeg({ progressive: true }).toBuffer()),
  ],
  ['half a WebP', async () => half(await flat(800, 800).webp({ lossless: true }).toBuffer())],
  [
    'a JPEG whose last scan comes two thousand times',
    async () => {
      const jpeg = await flat(900, 900).jpeg({ progressive: true }).toBuffer();
      const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
      return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(2000).fill(scan), jpeg.subarray(-2)]);
    },
  ],
  ['an AVIF', () => flat(50, 50).avif().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n')],
])('rejects %s', async (_what, file) => {
  const bytes = await file();
  await expect(printablePicture(bytes, 'photo')).rejects.toThrow();
});

it.each<[string, () => Buffer | Promise<Buffer>, [number, number]]>([
  ['a PNG with a packed profile', () => png(20, 20, RGB, packed('iCCP'), rows(61 * 20)), [20, 20]],
  ['a PNG with a packed text', () => png(20, 20, RGB, packed('zTXt'), rows(61 * 20)), [20, 20]],
  ['a line', () => flat(65_000, 2).jpeg().toBuffer(), [1800, 1]],
  ['a dot', () => flat(1, 1).jpeg().toBuffer(), [1, 1]],
  [
    'a JPEG with an invalid profile',
    () => jpegWith(0xe2, Buffer.from(`ICC_PROFILE\0\x01\x01${'A'.repeat(3000)}`, 'latin1')),
    [50, 50],
  ],
  ['a JPEG with a script as its comment', () => jpegWith(0xfe, Buffer.from(SCRIPT)), [50, 50]],
  [
    'a JPEG with a page behind it',
    async () => Buffer.concat([await flat(50, 50).jpeg().toBuffer(), Buffer.from(SCRIPT)]),
    [50, 50],
  ],
  [
    'a progressive JPEG in CMYK',
    () => flat(500, 500).toColorspace('cmyk').jpeg({ progressive: true }).toBuffer(),
    [500, 500],
  ],
  [
    'the first of an animation',
    async () => {
      const frames = [20, 120, 220].map((r) => flat(60, 60).tint({ r, g: 0, b: 0 }).png().toBuffer());
      return sharp(await Promise.all(frames), { join: { animated: true } })
        .webp()
        .toBuffer();
    },
    [60, 60],
  ],
])('makes a plain JPEG of %s', async (_what, file, size) => {
  const printed = await printablePicture(await file(), 'photo');
  const { format, width, height, space, channels, exif, icc, pages } = await sharp(printed).metadata();
  expect({ format, space, channels, exif, icc, pages, size: [width, height] }).toEqual({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
    size,
    exif: undefined,
    icc: undefined,
    pages: undefined,
  });
  expect(printed.includes('script')).toBe(false);
});
