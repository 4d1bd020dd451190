import { EMULATOR_HOST, EMULATOR_PROJECT, emulatorOffset } from './functionsOrigin.ts';

const STORAGE_EMULATOR_PORT = 9199;

/** Origin of Storage's API; addresses of pictures start with it. */
export const STORAGE_ORIGIN =
  emulatorOffset === undefined
    ? 'https://firebasestorage.googleapis.com'
    : `http://${EMULATOR_HOST}:${STORAGE_EMULATOR_PORT + emulatorOffset}`;

/** The bucket of the project; in the emulators the one that the functions have. */
export const STORAGE_BUCKET =
  emulatorOffset === undefined
    ? import.meta.env.VITE_FIREBASE_STORAGE_BUCKET
    : `${EMULATOR_PROJECT}.appspot.com`;

/**
 * Returns the address at which a picture of a record may be shown. Members write these addresses: one in our bucket loses its download
 * token, which would open an upload that the server has not checked, and one in another bucket becomes ''. Addresses outside Storage are
 * returned unchanged; the page's policy decides about them.
 */
export function servedPicture(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !isStorage(url)) return address;
  const isOurs = url.origin === STORAGE_ORIGIN && url.pathname.startsWith(`/v0/b/${STORAGE_BUCKET}/o/`);
  return isOurs ? `${url.origin}${url.pathname}?alt=media` : '';
}

// Matches any scheme, port and API: the page's policy upgrades http:, so it would load such an address.
const STORAGE_HOST =
  /(^|\.)(googleapis\.com|storage\.cloud\.google\.com|firebasestorage\.app|appspot\.com)\.?$/;
const isStorage = ({ origin, hostname }: URL) => origin === STORAGE_ORIGIN || STORAGE_HOST.test(hostname);
