import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The seeded world that the emulators start with, made by `npm run seed`. */
export const SEED = join(ROOT, 'emulator-data');

/** What can be made again at any time: compiled helpers and logs. Ignored by git. */
export const CACHE = join(ROOT, '.cache');

/** The executable of an installed npm package. */
export const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
