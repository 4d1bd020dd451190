import sharp from 'sharp';

/** Pixels: the largest cameras of telephones have 50 million. What unpacks to more is refused before it does. */
const MOST_PIXELS = 60_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** What a picture is for: how large it is printed, and how many bytes of the PDF it may take. */
export type PictureUse = 'photo' | 'portrait';
const USES: Record<PictureUse, { side: number; bytes: number }> = {
  photo: { side: 1800, bytes: 155_000 },
  portrait: { side: 480, bytes: 20_000 },
};
const QUALITY = 80;
/** Still without blocks that one sees in print. */
const LEAST_QUALITY = 65;
const LEAST_SIDE = 64;

/**
 * A picture as the PDF takes it: upright, sRGB, on white, a JPEG without metadata, as good as fits the use's bytes.
 * Same input, same bytes.
 * @throws Error when it is no JPEG, PNG or WebP, is damaged or too large
 */
export async function printablePicture(file: Uint8Array, use: PictureUse): Promise<Buffer> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  const { format } = await sharp(file, options).metadata();
  if (!format || !FORMATS.has(format)) throw new Error('Not a picture of an allowed format');
  const { side: largest, bytes } = USES[use];
  // Unpacked once, whatever it takes to make it small.
  const { data, info } = await sharp(file, options)
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
