/**
 * `npm run seed`: makes `emulator-data/`, the world that the emulators start with, from the sources in tools/seed. It starts emulators of
 * its own and leaves a running session alone.
 */
import { join } from 'node:path';
import { portOffset } from './emulators/ports.ts';
import { PROJECT_ID, withEmulators } from './emulators/withEmulators.ts';
import { ROOT } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';
import { seedDocuments } from './seed/world.ts';
import { writeWorld } from './seed/writeWorld.ts';

const SEED_PORT_OFFSET = 10_000;

await runTool(async () => {
  const documents = seedDocuments(); // fails before anything is started or replaced
  const exportDir = join(ROOT, 'emulator-data');
  const options = {
    offset: portOffset(SEED_PORT_OFFSET),
    only: ['auth', 'firestore', 'storage'],
    exportDir,
  } as const;
  await withEmulators(options, () => writeWorld(PROJECT_ID, documents));
  console.log('Wrote emulator-data.');
  return 0;
});
