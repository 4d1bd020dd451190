import { delimiter, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** Returns an environment in which `java` starts fast, for emulators that run for a few minutes. */
export const shortLivedJava = (path = process.env.PATH ?? ''): { PATH: string } => ({
  PATH: [join(ROOT, 'tools/emulators/bin'), path].join(delimiter),
});
