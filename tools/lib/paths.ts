import { join, resolve } from 'node:path';

/** The repository's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The seeded world that the emulators start with, made by `npm run seed`. */
export const SEED = join(ROOT, 'emulator-data');

/** Compiled helpers, reports and logs, which can be rebuilt at any time. Ignored by git. */
export const CACHE = join(ROOT, '.cache');

/** Reports of the test runners about the last run. */
export const REPORT_FOLDER = join(CACHE, 'reports');

/** Returns the executable of an installed npm package. */
export const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
