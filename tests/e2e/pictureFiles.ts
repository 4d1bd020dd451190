import type { Page } from '@playwright/test';

/** Pictures for uploads, and files that only claim to be pictures. */

const EXIF_TEXT = 'Secret place of the photographer';

/**
 * A JPEG of this size as a camera stores it: its left half red, its right half blue, rotated by its EXIF orientation (90 degrees
 * clockwise), with a text in its EXIF data.
 */
export async function sidewaysJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = 'red';
      context.fillRect(0, 0, wide / 2, high);
      context.fillStyle = 'blue';
      context.fillRect(wide / 2, 0, wide / 2, high);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const text = Buffer.from(`${EXIF_TEXT}\0`);
  // One directory with two entries: orientation 6, and a description stored after it.
  const tiff = Buffer.concat([
    Buffer.from('4d4d002a00000008' + '0002' + '010e0002', 'hex'),
    Buffer.from([0, 0, 0, text.length, 0, 0, 0, 38]),
    Buffer.from('01120003' + '00000001' + '00060000' + '00000000', 'hex'),
    text,
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = Buffer.from([(exif.length + 2) >> 8, (exif.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

export const hasExif = (file: Buffer): boolean => file.includes(EXIF_TEXT) || file.includes('Exif');

const FIVE_MB = 5 * 1024 * 1024;
const NOT_A_PICTURE = 'Invalid FilePlease upload an image file (JPG, PNG, WebP)';
const DAMAGED = 'Invalid ImageThis picture is damaged or incomplete. Please choose another one.';
const TOO_MANY_PIXELS =
  'Invalid ImageThis picture has more than 50 megapixels or a side over 12,000 pixels. Please make it smaller first.';

const TOO_MANY_SCANS =
  'Invalid ImageThis picture takes too long to open. Please save it as a standard JPEG or PNG and try again.';

const PAGE = '<!doctype html><script>alert(1)</script>';
const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** The picture with its last scan repeated a hundred times, each of which costs a decoder a pass over the whole picture. */
function withManyScans(jpeg: Buffer): Buffer {
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(100).fill(scan), jpeg.subarray(-2)]);
}

/** A PNG that declares this size, but has no pixels. */
function claimingPng(width: number, height: number): Buffer {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000000000000000806000000' + '00000000' + '0000000049454e44ae426082',
    'hex',
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** Files by name, with the message that each gets. All of them claim to be `image/jpeg`. */
export const hostileFiles = (jpeg: Buffer): [string, Buffer, string][] => [
  ['empty.jpg', Buffer.alloc(0), NOT_A_PICTURE],
  ['vector.jpg', Buffer.from(SVG), NOT_A_PICTURE],
  ['page.jpg', Buffer.from(PAGE), NOT_A_PICTURE],
  ['animation.jpg', Buffer.from('GIF89a/*\x01\0\x01\0*/=1;alert(1)'), NOT_A_PICTURE],
  ['document.jpg', Buffer.from('%PDF-1.7\n1 0 obj'), NOT_A_PICTURE],
  ['phone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), NOT_A_PICTURE],
  ['byte.jpg', Buffer.from([0xff]), NOT_A_PICTURE],
  ['words.jpg', Buffer.from('just words'), NOT_A_PICTURE],
  ['harmless.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), NOT_A_PICTURE],
  ['document.svg', Buffer.from(`<?xml version="1.0"?>${SVG}`), NOT_A_PICTURE],
  ['bitmap.jpg', Buffer.from('BM:\0\0\0\0\0\0\x006\0\0\0'), NOT_A_PICTURE],
  ['new.avif', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'), NOT_A_PICTURE],
  ['scan.tiff', Buffer.from('II*\0\b\0\0\0'), NOT_A_PICTURE],
  ['icon.png', Buffer.concat([Buffer.from('000001000100', 'hex'), claimingPng(16, 16)]), NOT_A_PICTURE],
  ['archive.jpg', Buffer.from('PK\x03\x04\0\0\0\0'), NOT_A_PICTURE],
  ['program.jpg', Buffer.from('MZ\0\0\x03'), NOT_A_PICTURE],
  ['shifted.jpg', Buffer.concat([Buffer.from([0]), jpeg]), NOT_A_PICTURE],
  ['converted.png', Buffer.from('89504e470a1a0a0000000d49484452', 'hex'), NOT_A_PICTURE],
  ['sound.webp', Buffer.from('RIFF\x24\0\0\0WAVEfmt '), NOT_A_PICTURE],
  ['script.png', Buffer.concat([PNG_MAGIC, Buffer.from(PAGE)]), DAMAGED],
  ['script.webp', Buffer.from(`RIFF\x2c\0\0\0WEBP${PAGE}`), DAMAGED],
  ['half.jpg', jpeg.subarray(0, jpeg.length / 2), DAMAGED],
  ['beginning.jpg', jpeg.subarray(0, 20), DAMAGED],
  ['nothing.png', claimingPng(0, 30), DAMAGED],
  ['script.jpg', Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('<script>alert(1)</script>')]), DAMAGED],
  ['cut.jpg', jpeg.subarray(0, jpeg.length - 40), DAMAGED],
  ['hollow.png', claimingPng(40, 30), DAMAGED],
  ['wide.png', claimingPng(12_001, 1), TOO_MANY_PIXELS],
  ['large.png', claimingPng(10_000, 5_001), TOO_MANY_PIXELS],
  ['bomb.png', claimingPng(0x7fff_ffff, 0x7fff_ffff), TOO_MANY_PIXELS],
  ['scans.jpg', withManyScans(jpeg), TOO_MANY_SCANS],
  [
    'large.jpg',
    Buffer.concat([jpeg, Buffer.alloc(FIVE_MB - jpeg.length)]),
    'File Too LargeImage must be less than 5MB',
  ],
];

/** A picture one byte smaller than the limit, with an HTML page after its end. */
export const almostTooLarge = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>'), Buffer.alloc(FIVE_MB - jpeg.length - 26)]);
