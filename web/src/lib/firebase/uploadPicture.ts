import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { picturePath } from '@brokerage/domain/pictures/picturePath';
import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { callFunction } from './callFunction.ts';
import { pictureStorage } from './firebase.ts';
import { STORAGE_ORIGIN } from './servedPicture.ts';

interface PictureUpload {
  picture: Blob;
  kind: PictureKind;
  tenantId: string;
  userId: string;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

// Seconds.
const CACHE_SECONDS = 3600;

/**
 * Uploads a picture, using a new name for each attempt, and has the server publish it: until then only the uploader can open it.
 * @returns its URL
 * @throws FirebaseError with a code `storage/...` or `functions/...`, or the signal's abort reason
 */
export async function uploadPicture(upload: PictureUpload): Promise<string> {
  const { picture, kind, tenantId, userId, onProgress, signal } = upload;
  const extension = picture.type === 'image/png' ? 'png' : 'jpg';
  const path = picturePath({ kind, tenantId, userId, timestamp: Date.now(), extension });
  const target = ref(await pictureStorage(), path);
  signal.throwIfAborted();
  const task = uploadBytesResumable(target, picture, {
    contentType: picture.type,
    cacheControl: `public, max-age=${CACHE_SECONDS}`,
    // The path of a realtor's picture doesn't identify its owner.
    ...((kind === 'realtor' || kind === 'logo') && { customMetadata: { owner_user_id: userId } }),
  });
  signal.addEventListener('abort', () => task.cancel());
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await task;
  await callFunction('publish-picture', { path });
  signal.throwIfAborted();
  return pictureAddress(STORAGE_ORIGIN, target.bucket, path);
}
