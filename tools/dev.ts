/** `npm run dev`: like `npm start`, with Vite's hot reload for the web app and rebuilt functions on each change. */
import { resolve } from 'node:path';
import { demoAccountsTable } from './demoAccounts.ts';
import { functionsBuildFolder } from './emulators/emulatorConfig.ts';
import { type Emulator, portOffset, VITE_PORT } from './emulators/ports.ts';
import { assertMachineReady, assertPortsFree } from './emulators/preflight.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, seededSites, writeSites } from './lib/build.ts';
import { orInterrupted } from './lib/interruption.ts';
import { bin, ROOT, SEED } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { assertMailPortsFree, withMailCatcher } from './mail/withMailCatcher.ts';

/** Without Hosting: Vite serves the pages. */
const ONLY: readonly Emulator[] = ['auth', 'firestore', 'functions', 'storage'];

await runTool(async () => {
  const offset = portOffset();
  const vitePort = VITE_PORT + offset;
  await orInterrupted(assertMachineReady(offset, ONLY));
  await orInterrupted(assertPortsFree([['Vite', vitePort]], offset));
  await orInterrupted(assertMailPortsFree(offset));
  console.log('Building the functions and starting the emulators ...');
  await buildFunctions(offset);
  const siteOrigin = `http://127.0.0.1:${vitePort}`;
  const options = { offset, only: ONLY, importDir: SEED, showLogs: true, siteOrigin };
  return withMailCatcher(offset, (mailPage) =>
    withEmulators(options, async ({ env }) => {
      console.log(`\nSent mail: ${mailPage}\n\n${demoAccountsTable(SEED)}\n\nCtrl-C stops everything.\n`);
      // The session ends when either of the two does.
      return Promise.race([
        run(
          process.execPath,
          ['functions/build.ts', '--outDir', resolve(ROOT, functionsBuildFolder(offset)), '--watch'],
          env,
        ),
        run(bin('vite'), ['web', '--host', '127.0.0.1', '--port', String(vitePort), '--strictPort'], {
          ...env,
          VITE_EMULATOR_PORT_OFFSET: String(offset),
          SITES: writeSites(String(offset), seededSites(offset)),
        }),
      ]);
    }),
  );
});
