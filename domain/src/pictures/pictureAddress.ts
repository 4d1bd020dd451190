/**
 * Returns the address of a picture in Storage. It has no token: anyone who knows the path may read it (storage.rules), so the address never
 * changes.
 * @param origin of Storage's API: https://firebasestorage.googleapis.com, or the emulator's.
 */
export const pictureAddress = (origin: string, bucket: string, path: string): string =>
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;

/**
 * Returns the picture's address without a download token. A token opens an upload that the server has not checked; without one,
 * storage.rules decide. Any other text is returned unchanged.
 */
export const withoutDownloadToken = (address: string): string =>
  address.replace(/^([^?#]*\/v0\/b\/[^/?#]+\/o\/[^?#]+)(?:[?#].*)?$/s, '$1?alt=media');
