import { delimiter, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** Environment in which `java` starts fast and costs little, for emulators that live some minutes. */
export const shortLivedJava = (path = process.env.PATH ?? ''): { PATH: string } => ({
  PATH: [join(ROOT, 'tools/emulators/bin'), path].join(delimiter),
});
