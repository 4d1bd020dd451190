import { getStorage } from 'firebase-admin/storage';
import { getErrorCode } from '../getErrorCode.ts';
import { requireEnv } from '../requireEnv.ts';

/** Storage's status when the object exists already. */
const PRECONDITION_FAILED = 412;

/**
 * Returns the bucket for anchors, which is separate and has a locked retention policy; the emulator has neither retention nor a second
 * bucket.
 */
export const anchorBucket = () =>
  process.env.FIREBASE_STORAGE_EMULATOR_HOST
    ? getStorage().bucket()
    : getStorage().bucket(requireEnv('AUDIT_ANCHOR_BUCKET'));

/** Writes a JSON file that must not exist yet, and returns whether it did so. */
export async function createAnchorFile(path: string, content: object): Promise<boolean> {
  const file = anchorBucket().file(path);
  // The emulator ignores preconditions, so check here first.
  const [exists] = await file.exists();
  if (exists) return false;
  try {
    await file.save(JSON.stringify(content), {
      resumable: false,
      contentType: 'application/json',
      preconditionOpts: { ifGenerationMatch: 0 },
      metadata: { cacheControl: 'private, no-store' },
    });
    return true;
  } catch (error) {
    if (getErrorCode(error) !== PRECONDITION_FAILED) throw error;
    return false;
  }
}

/** Reads an anchor file; null if it doesn't match the schema. */
export async function readAnchorFile<T>(
  path: string,
  schema: { parse: (value: unknown) => T },
): Promise<T | null> {
  const [bytes] = await anchorBucket().file(path).download();
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}
