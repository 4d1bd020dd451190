import sharp, { type Metadata } from 'sharp';

/** Pixels: the largest phone cameras have 50 million. Larger pictures are rejected before decoding. */
const MAX_PIXELS = 60_000_000;
/** Bytes of the decoded samples: libvips may need them twice. */
const MAX_BYTES = 200_000_000;
/** Pixel limit for 16 bits per sample, and for interlaced pictures, which can't be decoded row by row. */
const MAX_PIXELS_AT_ONCE = 20_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp']);
/** How untrusted files are opened: only the first frame of an animation. */
export const DECODE_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;

/** What a picture is for, which decides its printed size and its bytes in the PDF. */
export type PictureUse = 'photo' | 'portrait' | 'logo';
const USES: Record<PictureUse, { side: number; bytes: number }> = {
  photo: { side: 1800, bytes: 155_000 },
  portrait: { side: 480, bytes: 20_000 },
  logo: { side: 640, bytes: 20_000 },
};
const QUALITY = 80;
/** The lowest quality without visible blocks in print. */
const MIN_QUALITY = 65;
const MIN_SIDE = 64;

/** Decoding it would take more memory than there is. */
export class PictureTooLarge extends Error {}

/**
 * Asserts from the header that a picture can be decoded. A progressive JPEG needs 2 bytes per sample until its end.
 * @throws PictureTooLarge; Error when it is no JPEG, PNG or WebP
 */
export function assertFitsMemory(metadata: Metadata): void {
  const { format, width, height, channels, depth, isProgressive } = metadata;
  if (!FORMATS.has(format)) throw new Error('Not a picture of an allowed format');
  const isDeep = depth !== 'uchar';
  const bytes = width * height * channels * (isDeep || isProgressive ? 2 : 1);
  const isAtOnce = isDeep || (isProgressive && format === 'png');
  if (bytes > MAX_BYTES || (isAtOnce && width * height > MAX_PIXELS_AT_ONCE)) {
    throw new PictureTooLarge();
  }
}

/**
 * Returns a picture for the PDF: upright, sRGB, on white, a JPEG without metadata, at the best quality that fits the use's bytes. Same
 * input, same bytes.
 * @throws PictureTooLarge; Error when it is no JPEG, PNG or WebP, or damaged
 */
export async function printablePicture(file: Uint8Array, use: PictureUse): Promise<Buffer> {
  assertFitsMemory(await sharp(file, DECODE_OPTIONS).metadata());
  const { side: largest, bytes } = USES[use];
  // Decode only once, however many encodings it takes to make it small.
  const { data, info } = await sharp(file, DECODE_OPTIONS)
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let side = Math.max(width, height);
  let quality = QUALITY;
  for (;;) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= bytes || side <= MIN_SIDE) return jpeg;
    // Lowers the quality first; then scales down in proportion to the excess bytes.
    if (quality === MIN_QUALITY) {
      side = Math.max(MIN_SIDE, Math.floor(side * Math.min(0.9, Math.sqrt(bytes / jpeg.length))));
    }
    quality = MIN_QUALITY;
  }
}
