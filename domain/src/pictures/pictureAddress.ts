/**
 * The address of a picture in Storage. It carries no token: whoever knows the path may read it (storage.rules), so the
 * address stays the same for good.
 * @param origin of Storage's API: https://firebasestorage.googleapis.com, or the emulator's.
 */
export const pictureAddress = (origin: string, bucket: string, path: string): string =>
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;

/**
 * Returns the picture's address without a download token. A token opens an upload that the server has not checked; without
 * one storage.rules decide. Every other text comes back as it is.
 */
export const withoutDownloadToken = (address: string): string =>
  address.replace(/^([^?#]*\/v0\/b\/[^/?#]+\/o\/[^?#]+)(?:[?#].*)?$/s, '$1?alt=media');

const ADDRESS = /\/v0\/b\/[^/\s"'<>]+\/o\/([^?#\s"'<>]+)/g;

/** Firestore's own bound of maps and lists in each other. */
const DEEPEST = 20;

/** The Storage paths of all pictures whose addresses stand anywhere in a record's text, lists and maps. */
export function picturePathsIn(value: unknown): string[] {
  return pathsIn(value, 0);
}

function pathsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [...value.matchAll(ADDRESS)].flatMap(([, path]) => decoded(path));
  if (depth > DEEPEST || !isMapOrList(value)) return [];
  return Object.values(value).flatMap((inner) => pathsIn(inner, depth + 1));
}

/** Firestore's references and times are classes: a reference leads back to the client, round and round. */
function isMapOrList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === Object.prototype || kind === null;
}

function decoded(path = ''): string[] {
  try {
    return [decodeURIComponent(path)];
  } catch {
    return [];
  }
}
