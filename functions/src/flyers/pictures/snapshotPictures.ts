import { DomainError } from '@brokerage/domain/errors/DomainError';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { sha256 } from '../../data/sha256.ts';
import { encodeUpload } from '../../pictures/encodeUpload.ts';
import type { PictureUse } from '../../pictures/printablePicture.ts';
import { toAddress, uploadedPath } from '../../pictures/uploadedPath.ts';

/** The result of copying a picture: the address of the flyer's own copy, or the problem. */
export type SnapshotPicture = { address: string } | { problem: string };

const FOREIGN = 'Please upload the picture here. Pictures on other websites can’t be printed.';
const OUT_OF_TIME = 'The pictures in this flyer take too long to prepare. Please upload smaller ones.';
/** Starts no further picture after this time: the last one may take 20 seconds, and the call has 60. */
const TIME_LIMIT_MS = 28_000;

interface Owner {
  tenantId: string;
  flyerId: string;
}

async function snapshotPicture(
  address: string,
  use: PictureUse,
  { tenantId, flyerId }: Owner,
): Promise<SnapshotPicture> {
  const path = uploadedPath(address, tenantId);
  if (path === undefined) return { problem: FOREIGN };
  let jpeg: Uint8Array;
  try {
    jpeg = (await encodeUpload(path, use)).bytes;
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.message };
    throw error;
  }
  const hash = sha256(jpeg);
  const copy = `${paths.sealedPictures(tenantId, flyerId)}/${hash}.jpg`;
  // The name is the content's hash, so writing it again changes nothing.
  await getStorage()
    .bucket()
    .file(copy)
    .save(Buffer.from(jpeg), {
      resumable: false,
      contentType: 'image/jpeg',
      metadata: { cacheControl: 'public, max-age=3600' },
    });
  return { address: toAddress(copy) };
}

/** Copies a flyer's pictures, because the originals may change or disappear, and returns the copies by the originals' addresses. */
export async function snapshotPictures(
  pictures: ReadonlyMap<string, PictureUse>,
  owner: Owner,
): Promise<Map<string, SnapshotPicture>> {
  const snapshots = new Map<string, SnapshotPicture>();
  const end = Date.now() + TIME_LIMIT_MS;
  // One at a time, because each is decoded in memory.
  for (const [address, use] of pictures) {
    const isLate = Date.now() > end;
    snapshots.set(address, isLate ? { problem: OUT_OF_TIME } : await snapshotPicture(address, use, owner));
  }
  return snapshots;
}
