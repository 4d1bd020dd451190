/** `npm start`: builds everything and serves it from the emulators with the seeded world. */
import { demoAccountsTable } from './demoAccounts.ts';
import { EMULATORS, portOffset, portsAt } from './emulators/ports.ts';
import { assertMachineReady } from './emulators/preflight.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
import { orInterrupted } from './lib/interruption.ts';
import { SEED } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';
import { assertMailPortsFree, withMailCatcher } from './mail/withMailCatcher.ts';

await runTool(async () => {
  const offset = portOffset();
  await orInterrupted(assertMachineReady(offset, EMULATORS));
  await orInterrupted(assertMailPortsFree(offset));
  console.log('Building ...');
  await Promise.all([buildFunctions(offset), buildWebForEmulators(offset)]);
  console.log('Starting the emulators ...');
  const options = { offset, importDir: SEED, showLogs: true };
  const { hosting, secondSite } = portsAt(offset);
  return withMailCatcher(offset, (mailPage) =>
    withEmulators(options, async ({ ended }) => {
      console.log(
        `\nThe site: http://127.0.0.1:${hosting}\nA second company’s: http://127.0.0.1:${secondSite}\nSent mail: ${mailPage}\n\n${demoAccountsTable(SEED)}\n\nCtrl-C stops it.\n`,
      );
      await ended;
      return 1;
    }),
  );
});
