import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Loads a module of firebase-tools' emulators. firebase-tools publishes no types for them: `Part` says what the caller relies on, and
 * the caller checks that it is there.
 */
export const loadFirebaseTools = <Part>(firebaseToolsFolder: string, file: string): Part =>
  require(join(firebaseToolsFolder, 'lib/emulator', file)) as Part;
