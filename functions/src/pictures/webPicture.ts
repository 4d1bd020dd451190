import sharp from 'sharp';
import { assertFitsMemory, DECODE_OPTIONS } from './printablePicture.ts';

/** Pixels of the longer side; the portal's own uploads are never larger. */
const LARGEST_SIDE = 2400;

export interface EncodedPicture {
  bytes: Uint8Array;
  contentType: 'image/jpeg' | 'image/png' | 'image/webp';
}

/**
 * Re-encodes a picture for browsers and mail programs: upright, sRGB, one frame, baseline, no metadata. Keeps its format, because a logo
 * has to stay transparent and the file's name already ends in it.
 * @throws PictureTooLarge; Error when it is no JPEG, PNG or WebP, or damaged
 */
export async function webPicture(file: Uint8Array): Promise<EncodedPicture> {
  const metadata = await sharp(file, DECODE_OPTIONS).metadata();
  assertFitsMemory(metadata);
  const picture = sharp(file, DECODE_OPTIONS)
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb');
  switch (metadata.format) {
    case 'png':
      return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), contentType: 'image/png' };
    case 'webp':
      return { bytes: await picture.webp({ quality: 90 }).toBuffer(), contentType: 'image/webp' };
    default:
      return { bytes: await picture.jpeg({ quality: 90 }).toBuffer(), contentType: 'image/jpeg' };
  }
}
