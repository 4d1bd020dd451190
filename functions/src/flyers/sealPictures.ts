import { createHash } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { addressOf, uploadedPath } from './pictureAddress.ts';
import { PictureTooLarge, type PictureUse, printablePicture } from './printablePicture.ts';

/** What became of a picture: the address of the flyer's own copy, or why there is none. */
export type SealedPicture = { address: string } | { problem: string };

const FOREIGN = 'Please upload the picture here. Pictures of other websites can’t be printed.';
const LOST = 'This picture is no longer there. Please upload it again.';
const TOO_LARGE = 'This picture is too large: please save it as a JPEG with 20 megapixels or fewer.';
const DAMAGED = 'This picture is damaged or of an unknown kind. Please upload another one (JPG, PNG, WebP).';

interface Owner {
  tenantId: string;
  flyerId: string;
}

async function sealPicture(
  address: string,
  use: PictureUse,
  { tenantId, flyerId }: Owner,
): Promise<SealedPicture> {
  const path = uploadedPath(address, tenantId);
  if (path === undefined) return { problem: FOREIGN };
  const bucket = getStorage().bucket();
  let original: Buffer;
  try {
    // As it lies there: what an uploader has called gzip would unpack to a thousand times the size that rules allow.
    [original] = await bucket.file(path).download({ decompress: false });
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return { problem: LOST };
    throw error;
  }
  let jpeg: Buffer;
  try {
    jpeg = await printablePicture(original, use);
  } catch (error) {
    return { problem: error instanceof PictureTooLarge ? TOO_LARGE : DAMAGED };
  }
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  const copy = `${paths.sealedPictures(tenantId, flyerId)}/${sha256}.jpg`;
  // The name is the content: writing it again changes nothing.
  await bucket.file(copy).save(jpeg, {
    resumable: false,
    contentType: 'image/jpeg',
    metadata: { cacheControl: 'public, max-age=3600' },
  });
  return { address: addressOf(copy) };
}

/** Copies of a flyer's pictures by the addresses of the originals, which may change or go away later. */
export async function sealPictures(
  pictures: ReadonlyMap<string, PictureUse>,
  owner: Owner,
): Promise<Map<string, SealedPicture>> {
  const sealed = new Map<string, SealedPicture>();
  // One after the other: each is unpacked in memory.
  for (const [address, use] of pictures) sealed.set(address, await sealPicture(address, use, owner));
  return sealed;
}
