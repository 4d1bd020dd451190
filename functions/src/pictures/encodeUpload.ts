import { REFUSALS } from '@brokerage/domain/errors/errors';
import { checkPicture } from '@brokerage/domain/pictures/checkPicture';
import { pictureProblems } from '@brokerage/domain/pictures/pictureProblems';
import { getStorage } from 'firebase-admin/storage';
import { encodePicture } from './encodePicture.ts';
import type { PictureTask } from './pictureWorker.ts';
import { PictureTooLarge } from './printablePicture.ts';
import type { EncodedPicture } from './webPicture.ts';

const TOO_LARGE = 'This picture is too large: please save it as a JPEG with 20 megapixels or fewer.';
const DAMAGED = 'This picture is damaged or isn’t a JPG, PNG or WebP. Please upload another one.';
const SLOW = pictureProblems.tooManyScans().text;

/** An upload that can't be used; the message is for the person who uploaded it. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

export const isNotFound = (error: unknown): boolean => (error as { code?: unknown }).code === 404;

/** Reads an upload as it lies there: what an uploader calls gzip would unpack to a thousand times its size. */
async function download(path: string): Promise<Buffer> {
  try {
    const [file] = await getStorage().bucket().file(path).download({ decompress: false });
    return file;
  } catch (error) {
    if (isNotFound(error)) throw new UnusablePicture(REFUSALS.noSuchPicture);
    throw error;
  }
}

/** @throws UnusablePicture, before anything is decoded */
function assertDecodable(file: Buffer): void {
  const problem = checkPicture(file, file.length, 'flyer');
  if (!problem) return;
  if (problem.text === SLOW) throw new UnusablePicture(SLOW);
  throw new UnusablePicture(problem.text === pictureProblems.tooManyPixels().text ? TOO_LARGE : DAMAGED);
}

/**
 * Returns a copy of an upload, made by the server from its pixels alone.
 * @throws UnusablePicture
 */
export async function encodeUpload(path: string, use: PictureTask['use']): Promise<EncodedPicture> {
  const file = await download(path);
  assertDecodable(file);
  try {
    return await encodePicture({ file, use });
  } catch (error) {
    throw new UnusablePicture(error instanceof PictureTooLarge ? TOO_LARGE : DAMAGED);
  }
}
