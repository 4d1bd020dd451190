import sharp, { type Metadata } from 'sharp';

/** Pixels: the largest cameras of telephones have 50 million. What unpacks to more is refused before it does. */
const MAX_PIXELS = 60_000_000;
/** Bytes of the unpacked samples: libvips may need them twice. */
const MAX_BYTES = 200_000_000;
/** Pixels of what has 16 bits a sample, or can't be unpacked row by row (interlaced). */
const MAX_PIXELS_AT_ONCE = 20_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp']);
/** How untrusted files are opened: only the first frame of an animation. */
export const DECODE_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;

/** What a picture is for: how large it is printed, and how many bytes of the PDF it may take. */
export type PictureUse = 'photo' | 'portrait' | 'logo';
const USES: Record<PictureUse, { side: number; bytes: number }> = {
  photo: { side: 1800, bytes: 155_000 },
  portrait: { side: 480, bytes: 20_000 },
  logo: { side: 640, bytes: 20_000 },
};
const QUALITY = 80;
/** Still without blocks that one sees in print. */
const LEAST_QUALITY = 65;
const LEAST_SIDE = 64;

/** It would take more memory to unpack than there is. */
export class PictureTooLarge extends Error {}

/**
 * Asserts by the header that a picture can be unpacked. A progressive JPEG is kept in 2 bytes a sample until its end.
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
 * Returns a picture as the PDF takes it: upright, sRGB, on white, a JPEG without metadata, as good as fits the use's bytes.
 * Same input, same bytes.
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
    if (jpeg.length <= bytes || side <= LEAST_SIDE) return jpeg;
    // First a little coarser; then as much smaller as it has too many bytes.
    if (quality === LEAST_QUALITY) {
      side = Math.max(LEAST_SIDE, Math.floor(side * Math.min(0.9, Math.sqrt(bytes / jpeg.length))));
    }
    quality = LEAST_QUALITY;
  }
}
