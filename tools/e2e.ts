/**
 * `npm run e2e [-- --no-build] [-- playwright's arguments]`: builds, starts the emulators with the seeded world on the
 * test ports and runs the browser tests.
 */
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { EMULATORS, portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { assertMachineReady } from './emulators/preflight.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
import { orInterrupted } from './lib/interruption.ts';
import { SEED } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';
import { runBrowserTests } from './testing/browserTests.ts';

const NO_BUILD = '--no-build';
/** Playwright's arguments that show the browser. */
const WITH_WINDOWS = ['--headed', '--ui', '--debug'];

await runTool(async () => {
  const args = process.argv.slice(2);
  const offset = portOffset(TEST_PORT_OFFSET);
  await orInterrupted(assertMachineReady(offset, EMULATORS));
  const chromium = await (args.some((arg) => WITH_WINDOWS.includes(arg))
    ? ensureChromium()
    : ensureHeadlessShell());
  if (!args.includes(NO_BUILD)) {
    console.log('Building ...');
    await Promise.all([buildFunctions(offset), buildWebForEmulators(offset)]);
  }
  const { failed } = await withEmulators({ offset, importDir: SEED, isShortLived: true }, ({ env }) =>
    runBrowserTests(
      chromium,
      env,
      args.filter((arg) => arg !== NO_BUILD),
    ),
  );
  return failed === 0 ? 0 : 1;
});
