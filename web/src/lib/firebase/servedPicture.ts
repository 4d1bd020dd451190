import { EMULATOR_HOST, EMULATOR_PROJECT, emulatorOffset } from './functionsOrigin.ts';

const STORAGE_EMULATOR_PORT = 9199;

/** Origin of the Storage API; picture URLs start with it. */
export const STORAGE_ORIGIN =
  emulatorOffset === undefined
    ? 'https://firebasestorage.googleapis.com'
    : `http://${EMULATOR_HOST}:${STORAGE_EMULATOR_PORT + emulatorOffset}`;

/** The project's bucket; with emulators, the one the functions use. */
export const STORAGE_BUCKET =
  emulatorOffset === undefined
    ? import.meta.env.VITE_FIREBASE_STORAGE_BUCKET
    : `${EMULATOR_PROJECT}.appspot.com`;

/**
 * Returns the URL at which a record's picture may be shown. Members write these URLs, so one in our bucket loses its download token, which
 * would open an upload the server hasn't checked, and one in another bucket becomes ''. URLs outside Storage are returned unchanged; the
 * Content-Security-Policy decides about them.
 */
export function servedPicture(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !isStorage(url)) return address;
  const isOurs = url.origin === STORAGE_ORIGIN && url.pathname.startsWith(`/v0/b/${STORAGE_BUCKET}/o/`);
  return isOurs ? `${url.origin}${url.pathname}?alt=media` : '';
}

// Matches any scheme, port and API, because the Content-Security-Policy upgrades http: and would load such a URL.
const STORAGE_HOST =
  /(^|\.)(googleapis\.com|storage\.cloud\.google\.com|firebasestorage\.app|appspot\.com)\.?$/;
const isStorage = ({ origin, hostname }: URL) => origin === STORAGE_ORIGIN || STORAGE_HOST.test(hostname);
