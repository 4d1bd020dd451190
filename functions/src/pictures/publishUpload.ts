import { DomainError } from '@brokerage/domain/errors/DomainError';
import { getStorage } from 'firebase-admin/storage';
import { encodeUpload, isNotFound } from './encodeUpload.ts';

/** Custom metadata of a checked upload. storage.rules make only accepted ones public, and let no client write it. */
const PICTURE_CHECK = 'picture_check';

type CustomMetadata = Readonly<Record<string, unknown>>;

/** Returns whether the server has checked the upload, with any result. */
export const isChecked = (metadata: CustomMetadata | undefined): boolean =>
  metadata?.[PICTURE_CHECK] !== undefined;

/** Returns whether the upload is public. */
export const isPublished = (metadata: CustomMetadata): boolean => metadata[PICTURE_CHECK] === 'passed';

/**
 * Returns an upload's custom metadata.
 * @throws DomainError when there is no such file
 */
export async function uploadMetadata(path: string): Promise<CustomMetadata> {
  try {
    const [{ metadata }] = await getStorage().bucket().file(path).getMetadata();
    return metadata ?? {};
  } catch (error) {
    if (isNotFound(error)) throw new DomainError('picture-not-found');
    throw error;
  }
}

const isGone = (error: unknown) =>
  isNotFound(error) || (error instanceof DomainError && error.code === 'picture-not-found');

/** Changes an upload's check from one value to another, and nothing else; does nothing if it has a different value. */
async function changeMark(path: string, from: string, to: string): Promise<void> {
  try {
    const { [PICTURE_CHECK]: check, owner_user_id } = await uploadMetadata(path);
    if (check !== from) return;
    const metadata = {
      ...(typeof owner_user_id === 'string' && { owner_user_id }),
      [PICTURE_CHECK]: to,
    };
    await getStorage().bucket().file(path).setMetadata({ metadata });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Closes a published upload that nothing refers to, so that it can't be used before it is removed. */
export const closeUpload = (path: string): Promise<void> => changeMark(path, 'passed', 'unused');

/** Reopens an upload that was closed because nothing referred to it. */
export const reopenUpload = (path: string): Promise<void> => changeMark(path, 'unused', 'passed');

/**
 * Replaces an upload, which only its owner could open, with a public copy made by the server. Does nothing if that is already done. An
 * unusable upload is marked and stays private.
 * @throws DomainError for a problem with the picture; Error when the decoder doesn't start
 */
export async function publishUpload(path: string): Promise<void> {
  const { [PICTURE_CHECK]: check, owner_user_id } = await uploadMetadata(path);
  if (check === 'passed') return;
  if (check === 'unused') {
    await reopenUpload(path);
    return;
  }
  const file = getStorage().bucket().file(path);
  const marked = (result: 'passed' | 'refused') => ({
    ...(typeof owner_user_id === 'string' && { owner_user_id }),
    [PICTURE_CHECK]: result,
  });
  try {
    const { bytes, contentType } = await encodeUpload(path, 'web');
    await file.save(Buffer.from(bytes), {
      resumable: false,
      contentType,
      metadata: { cacheControl: 'public, max-age=3600', metadata: marked('passed') },
    });
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'picture-not-found') {
      await file.setMetadata({ metadata: marked('refused') });
    }
    throw error;
  }
}
