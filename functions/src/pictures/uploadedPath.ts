import { paths } from '@brokerage/domain/paths';
import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { getStorage } from 'firebase-admin/storage';

const CLOUD = 'https://firebasestorage.googleapis.com';
const FILE = '[A-Za-z0-9_-]{1,100}[.](?:jpg|jpeg|png|webp)';

/** Returns the origins of Storage: the cloud, preceded by the emulator if one runs. */
const origins = (): [string, ...string[]] => {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return emulator ? [`http://${emulator}`, CLOUD] : [CLOUD];
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the path in our own Storage that a download address names; undefined for any other address. Nothing is ever fetched from an
 * address that somebody typed.
 */
function pathIn(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.username !== '' || url.password !== '' || !origins().includes(url.origin)) return undefined;
  // Rejects `/v0/./b/`, which a parser would normalize: we never write it.
  if (!address.includes(url.pathname)) return undefined;
  const [, bucket, name] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(url.pathname) ?? [];
  if (bucket !== getStorage().bucket().name || name === undefined) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** Matches only the paths in storage.rules. The only dot is the extension's, so a path can't climb up. */
const uploadPattern = (tenantId: string) =>
  new RegExp(
    `^${escaped(paths.tenant(tenantId))}/(?:user-uploads/[A-Za-z0-9_-]{1,128}|headshots|realtors)/${FILE}$`,
  );

/** Returns whether members of that tenant could have uploaded a file with that path. */
export const isUploadPath = (path: string, tenantId: string): boolean => uploadPattern(tenantId).test(path);

/** Returns the path of a picture uploaded by the tenant's members; undefined for any other text. */
export function uploadedPath(address: string, tenantId: string): string | undefined {
  // Text after an address would parse as its query.
  const path = /\s/.test(address.trim()) ? undefined : pathIn(address);
  return path !== undefined && isUploadPath(path, tenantId) ? path : undefined;
}

/** Returns the path of a picture in that flyer's snapshots and the digest of its bytes; undefined for any other address. */
export function snapshotPath(
  address: string,
  tenantId: string,
  flyerId: string,
): { path: string; sha256: string } | undefined {
  const path = pathIn(address);
  const folder = `${paths.sealedPictures(tenantId, flyerId)}/`;
  if (!path?.startsWith(folder)) return undefined;
  const sha256 = /^([0-9a-f]{64})[.]jpg$/.exec(path.slice(folder.length))?.[1];
  return sha256 === undefined ? undefined : { path, sha256 };
}

/** Returns the public address of a file. */
export const toAddress = (path: string): string =>
  pictureAddress(origins()[0], getStorage().bucket().name, path);
