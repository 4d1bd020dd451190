import { DomainError } from '@brokerage/domain/errors/DomainError';
import { checkPicture } from '@brokerage/domain/pictures/checkPicture';
import { getStorage } from 'firebase-admin/storage';
import { getErrorCode } from '../getErrorCode.ts';
import { encodePicture, PictureDamaged } from './encodePicture.ts';
import type { PictureTask } from './pictureWorker.ts';
import { PictureTooLarge } from './printablePicture.ts';
import type { EncodedPicture } from './webPicture.ts';

/** Returns whether Storage reports that the file doesn't exist. */
export const isNotFound = (error: unknown): boolean => getErrorCode(error) === 404;

/** Reads an upload without decompressing it: a file declared as gzip could unpack to a thousand times its size. */
async function download(path: string): Promise<Buffer> {
  try {
    const [file] = await getStorage().bucket().file(path).download({ decompress: false });
    return file;
  } catch (error) {
    if (isNotFound(error)) throw new DomainError('picture-not-found');
    throw error;
  }
}

/**
 * Asserts from its bytes alone that a file can be decoded.
 * @throws DomainError picture-too-slow; picture-too-large; picture-damaged
 */
function assertDecodable(file: Buffer): void {
  const problem = checkPicture(file, file.length, 'flyer');
  if (!problem) return;
  if (problem.code === 'too-many-scans') throw new DomainError('picture-too-slow');
  throw new DomainError(problem.code === 'too-many-pixels' ? 'picture-too-large' : 'picture-damaged');
}

/**
 * Returns a copy of an upload, re-encoded by the server from its pixels alone.
 * @throws DomainError for a problem with the picture; Error when the decoder doesn't start
 */
export async function encodeUpload(path: string, use: PictureTask['use']): Promise<EncodedPicture> {
  const file = await download(path);
  assertDecodable(file);
  try {
    return await encodePicture({ file, use });
  } catch (error) {
    if (error instanceof PictureTooLarge) throw new DomainError('picture-too-large');
    if (error instanceof PictureDamaged) throw new DomainError('picture-damaged');
    throw error;
  }
}
