/**
 * `npm test`: every check and every test there is. Static checks and unit tests first, then one set of emulators for
 * all that needs one. Goes on after a failure, to report all of them; ends with `N passed, N failed`.
 */
import { rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { EMULATORS, portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { assertMachineReady } from './emulators/preflight.ts';
import { type Emulators, withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
import { Interrupted, orInterrupted } from './lib/interruption.ts';
import { CACHE, SEED } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';
import { ensurePoppler } from './poppler.ts';
import { runBrowserTests } from './testing/browserTests.ts';
import { runChecks, UNIT_REPORT } from './testing/checks.ts';
import { sum, type Tally, tallyVitest, toTally } from './testing/testResults.ts';

async function staticChecks(): Promise<Tally> {
  rmSync(UNIT_REPORT, { force: true });
  const failed = await runChecks();
  const units = toTally(failed.includes('unit tests') ? 1 : 0, UNIT_REPORT, tallyVitest);
  return sum([units, { passed: 0, failed: failed.filter((name) => name !== 'unit tests').length }]);
}

async function vitestProject(project: string, env: Record<string, string>): Promise<Tally> {
  console.log(`\nTests of project ${project} ...`);
  const report = `${CACHE}/reports/${project}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('node_modules/.bin/vitest', ['run', '--project', project, ...reporters], env);
  return toTally(code, report, tallyVitest);
}

async function emulatorTests({ env }: Emulators, chromium: string): Promise<Tally> {
  const rules = await vitestProject('rules', env);
  const emulator = await vitestProject('emulator', env);
  console.log('\nBrowser tests ...');
  return sum([rules, emulator, await runBrowserTests(chromium, env, [])]);
}

/** A build that fails or emulators that don't start count as one failure, after which the sum is still told. */
async function integration(offset: number, chromium: string): Promise<Tally> {
  try {
    console.log('\nBuilding ...');
    await Promise.all([buildFunctions(offset), buildWebForEmulators(offset)]);
    console.log('Starting the emulators ...');
    const options = { offset, importDir: SEED };
    return await withEmulators(options, (emulators) => emulatorTests(emulators, chromium));
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    console.error(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

await runTool(async () => {
  const offset = portOffset(TEST_PORT_OFFSET);
  await orInterrupted(assertMachineReady(offset, EMULATORS));
  const chromium = await ensureChromium();
  await ensurePoppler();
  const { passed, failed } = sum([
    await staticChecks(),
    await vitestProject('flyers', { CHROME_PATH: chromium }),
    await integration(offset, chromium),
  ]);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
