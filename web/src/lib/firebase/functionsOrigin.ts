/** The URLs of the functions. Separate from the SDK, so that a public page can request public data without it. */

export const FUNCTIONS_REGION = 'us-east1';
export const EMULATOR_HOST = '127.0.0.1';
export const EMULATOR_PROJECT = 'demo-brokerage';
const FUNCTIONS_EMULATOR_PORT = 5001;

const { VITE_EMULATOR_PORT_OFFSET: offset, VITE_FIREBASE_PROJECT_ID: project } = import.meta.env;

/** Offset of the emulators' ports; undefined when the app uses a real project. */
export const emulatorOffset = offset === undefined || offset === '' ? undefined : Number(offset);

/** Timeout of a call in milliseconds; the very first call has to start the function. */
export const CALL_TIMEOUT_MS = 30_000;

/** Returns the URL of a deployed function. */
export const functionAddress = (name: string): string =>
  emulatorOffset === undefined
    ? `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net/${name}`
    : `http://${EMULATOR_HOST}:${FUNCTIONS_EMULATOR_PORT + emulatorOffset}/${EMULATOR_PROJECT}/${FUNCTIONS_REGION}/${name}`;
