import { expect, test } from 'vitest';
import { checkPicture } from './checkPicture.ts';
import { PICTURE_LIMITS, type PictureKind } from './pictureProblems.ts';

const NOT_A_PICTURE = { title: 'Invalid File', text: 'Please upload an image file (JPG, PNG, WebP)' };
const DAMAGED = expect.objectContaining({ title: 'Invalid Image', text: expect.stringContaining('damaged') });
const TOO_MANY_SCANS = expect.objectContaining({
  title: 'Invalid Image',
  text: expect.stringContaining('takes too long to open'),
});
const TOO_MANY_PIXELS = expect.objectContaining({
  title: 'Invalid Image',
  text: expect.stringContaining('50 megapixels'),
});

const toBytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const big2 = (value: number) => [value >>> 8, value & 255];
const big4 = (value: number) => [...big2(value >>> 16), ...big2(value & 0xffff)];
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255);

const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
const segment = (marker: number, ...content: number[]) => [
  0xff,
  marker,
  ...big2(content.length + 2),
  ...content,
];
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, 8, ...big2(height), ...big2(width), 1, 1, 0x11, 0);
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x12, 0xff, 0x00, 0x34];
const TABLE = segment(0xc4, ...SOI, ...EOI);
/** A progressive JPEG with that many scans and a table before each; the table contains bytes that look like an end marker. */
const progressive = (scans: number) =>
  toBytes(SOI, frame(40, 30, 0xc2), ...Array.from({ length: scans }, () => [...TABLE, ...SCAN]), EOI);
const jpeg = (width = 40, height = 30) => toBytes(SOI, frame(width, height), SCAN, EOI);

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, ...content: number[]) => [
  ...big4(content.length),
  ...toBytes(name),
  ...content,
  ...big4(0),
];
const ihdr = (width: number, height: number) => chunk('IHDR', ...big4(width), ...big4(height), 8, 2, 0, 0, 0);
const png = (width = 40, height = 30) =>
  toBytes(PNG_MAGIC, ihdr(width, height), chunk('IDAT', 1, 2, 3), chunk('IEND'));

const riff = (...content: number[]) => toBytes('RIFF', little(content.length + 4, 4), 'WEBP', content);
const webpChunk = (name: string, ...content: number[]) => [
  ...toBytes(name),
  ...little(content.length, 4),
  ...content,
];
const lossy = (width: number, height: number) =>
  webpChunk('VP8 ', 0x10, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), 0, 0);
const lossless = (width: number, height: number) =>
  webpChunk('VP8L', 0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0, 0, 0, 0, 0);
const extended = (width: number, height: number) =>
  webpChunk('VP8X', 0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3));

const SCRIPT = '<script>alert(document.cookie)</script>';
const check = (bytes: Uint8Array, kind: PictureKind = 'flyer') => checkPicture(bytes, bytes.length, kind);

test.each<[string, Uint8Array]>([
  ['a JPEG', jpeg()],
  ['a progressive JPEG', toBytes(SOI, frame(40, 30, 0xc2), SCAN, EOI)],
  [
    'a JPEG of a camera: thumbnail before, bytes after',
    toBytes(SOI, segment(0xe1, ...jpeg()), [...jpeg().slice(2)], 'MPF'),
  ],
  ['a JPEG with fill bytes before a marker', toBytes(SOI, [0xff, 0xff], frame(40, 30), SCAN, EOI)],
  ['a PNG', png()],
  ['a lossy WebP', riff(...lossy(40, 30))],
  ['a lossless WebP', riff(...lossless(40, 30))],
  ['an extended WebP', riff(...extended(40, 30), ...lossy(40, 30))],
  ['a progressive JPEG with 100 scans', progressive(100)],
  [
    'a JPEG with restart markers and the word for a scan in a comment',
    toBytes(
      SOI,
      segment(0xfe, ...Array.from({ length: 400 }, () => [0xff, 0xda]).flat()),
      frame(40, 30),
      [...SCAN, 0xff, 0xd0, 0x56, 0xff, 0xd1, 0x78],
      EOI,
    ),
  ],
  ['exactly 12,000 pixels wide', jpeg(12_000, 4_000)],
  ['exactly 50 megapixels', png(10_000, 5_000)],
  // Only its pixels are uploaded, because the browser re-encodes the picture.
  ['a JPEG with a page behind its end', toBytes([...jpeg()], SCRIPT)],
])('accepts %s', (_what, bytes) => {
  expect(check(bytes)).toBeUndefined();
});

test.each<[string, Uint8Array, unknown]>([
  ['nothing at all', toBytes(), NOT_A_PICTURE],
  ['one byte of a JPEG', toBytes([0xff]), NOT_A_PICTURE],
  ['text', toBytes('just words'), NOT_A_PICTURE],
  ['a page', toBytes('<!doctype html><html>', SCRIPT), NOT_A_PICTURE],
  ['an SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), NOT_A_PICTURE],
  ['an SVG with a script', toBytes('<?xml version="1.0"?><svg>', SCRIPT, '</svg>'), NOT_A_PICTURE],
  ['a GIF', toBytes('GIF89a', little(1, 2), little(1, 2), '\0\0\0;'), NOT_A_PICTURE],
  ['a GIF that is a script as well', toBytes('GIF89a/*', SCRIPT, '*/=1;alert(1)'), NOT_A_PICTURE],
  ['a BMP', toBytes('BM', little(58, 4), little(0, 4), little(54, 4)), NOT_A_PICTURE],
  ['an AVIF', toBytes(big4(28), 'ftypavif', big4(0), 'avifmif1miaf'), NOT_A_PICTURE],
  ['a HEIC', toBytes(big4(24), 'ftypheic', big4(0), 'mif1heic'), NOT_A_PICTURE],
  ['a TIFF', toBytes('II*\0', little(8, 4)), NOT_A_PICTURE],
  ['an icon', toBytes(little(0, 2), little(1, 2), little(1, 2), png().join('')), NOT_A_PICTURE],
  ['a PDF', toBytes('%PDF-1.7\n1 0 obj'), NOT_A_PICTURE],
  ['a ZIP', toBytes('PK\x03\x04', big4(0)), NOT_A_PICTURE],
  ['a program', toBytes('MZ\x90\0\x03'), NOT_A_PICTURE],
  ['a JPEG behind a byte', toBytes([0], [...jpeg()]), NOT_A_PICTURE],
  [
    'a PNG whose line ends were converted',
    toBytes([0x89], 'PNG\n\x1a\n', [...png().slice(8)]),
    NOT_A_PICTURE,
  ],
  ['a sound in RIFF', toBytes('RIFF', little(36, 4), 'WAVEfmt '), NOT_A_PICTURE],
  ['a progressive JPEG with 101 scans', progressive(101), TOO_MANY_SCANS],
  [
    'scans behind bytes that belong to no segment',
    toBytes(SOI, frame(40, 30, 0xc2), ...Array.from({ length: 101 }, () => [...SCAN, 1, 2, 3]), EOI),
    TOO_MANY_SCANS,
  ],
  [
    'a segment of no length between scans',
    toBytes(SOI, frame(40, 30), SCAN, [0xff, 0xc4, 0, 0], EOI),
    DAMAGED,
  ],
  ['the magic of a JPEG before a script', toBytes(SOI, [0xff], SCRIPT), DAMAGED],
  ['the magic of a PNG before a script', toBytes(PNG_MAGIC, SCRIPT), DAMAGED],
  ['the magic of a WebP before a script', toBytes('RIFF', little(44, 4), 'WEBP', SCRIPT), DAMAGED],
  ['a JPEG without a scan', toBytes(SOI, frame(40, 30), EOI), DAMAGED],
  ['a JPEG cut off in its scan', jpeg().slice(0, -3), DAMAGED],
  ['a JPEG cut off behind its thumbnail', toBytes(SOI, segment(0xe1, ...jpeg())), DAMAGED],
  ['a JPEG that tells its height later', jpeg(40, 0), DAMAGED],
  ['a JPEG with a segment beyond the file', toBytes(SOI, [0xff, 0xe0, 0xff, 0xff], EOI), DAMAGED],
  ['a PNG without pixels', png(0, 30), DAMAGED],
  ['a PNG cut off in its pixels', png().slice(0, -14), DAMAGED],
  [
    'a PNG with a chunk longer than the file',
    toBytes(PNG_MAGIC, ihdr(4, 4), big4(0xffff_fff0), 'IDAT'),
    DAMAGED,
  ],
  ['a WebP cut off', riff(...lossy(40, 30)).slice(0, -2), DAMAGED],
  ['a WebP with the wrong start code', riff(...lossy(40, 30).with(11, 0)), DAMAGED],
  ['a JPEG of 65,535 pixels a side', jpeg(65_535, 65_535), TOO_MANY_PIXELS],
  ['a JPEG 12,001 pixels high', jpeg(1, 12_001), TOO_MANY_PIXELS],
  ['a PNG of two thousand million pixels a side', png(0x7fff_ffff, 0x7fff_ffff), TOO_MANY_PIXELS],
  ['a PNG of four thousand million pixels a side', png(0xffff_ffff, 1), TOO_MANY_PIXELS],
  ['a PNG just over 50 megapixels', png(10_000, 5_001), TOO_MANY_PIXELS],
  ['a lossless WebP of 16,384 pixels a side', riff(...lossless(16_384, 16_384)), TOO_MANY_PIXELS],
  [
    'an extended WebP of 16 million pixels a side',
    riff(...extended(0x100_0000, 0x100_0000)),
    TOO_MANY_PIXELS,
  ],
])('rejects %s', (_what, bytes, problem) => {
  expect(check(bytes)).toEqual(problem);
});

test('rejects 5 MB but accepts one byte less, with a message for the picture’s purpose', () => {
  const begin = jpeg();
  expect(checkPicture(begin, PICTURE_LIMITS.bytes - 1, 'flyer')).toBeUndefined();
  const tooLarge = (kind: PictureKind) => checkPicture(begin, PICTURE_LIMITS.bytes, kind);
  expect(PICTURE_LIMITS.bytes).toBe(5_242_880);
  expect(tooLarge('flyer')).toEqual({ title: 'File Too Large', text: 'Image must be less than 5MB' });
  for (const kind of ['headshot', 'realtor'] as const) {
    expect(tooLarge(kind)).toEqual({ title: 'File Too Large', text: 'Image must be smaller than 5MB' });
  }
});

test('reports a wrong file type before its size', () => {
  expect(checkPicture(toBytes('%PDF-1.7'), 20 * PICTURE_LIMITS.bytes, 'flyer')).toEqual(NOT_A_PICTURE);
});
