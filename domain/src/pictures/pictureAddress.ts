/**
 * The address of a picture in Storage. It carries no token: whoever knows the path may read it (storage.rules), so the
 * address stays the same for good.
 * @param origin of Storage's API: https://firebasestorage.googleapis.com, or the emulator's.
 */
export const pictureAddress = (origin: string, bucket: string, path: string): string =>
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;

const ADDRESS = /\/v0\/b\/[^/\s"'<>]+\/o\/([^?#\s"'<>]+)/g;

/** The Storage paths of all pictures whose addresses stand anywhere in a record. */
export function picturePathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(ADDRESS)].flatMap(([, path]) => decoded(path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturePathsIn);
}

function decoded(path = ''): string[] {
  try {
    return [decodeURIComponent(path)];
  } catch {
    return [];
  }
}
