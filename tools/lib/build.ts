import { relative, resolve } from 'node:path';
import { webBuildFolder } from '../emulators/emulatorConfig.ts';
import { ROOT } from './paths.ts';
import { type Finished, runQuietly } from './runQuietly.ts';
import { UserError } from './UserError.ts';

const quietNpm = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runQuietly('npm', ['run', '--silent', ...args], env);

function assertBuilt(what: string, { code, output }: Finished): void {
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new UserError(`The build of ${what} has failed, see above.`);
}

/** Bundles the functions into functions/lib. */
export async function buildFunctions(): Promise<void> {
  assertBuilt('functions', await quietNpm(['build', '-w', 'functions']));
}

/** Builds the web app for the emulators at an offset; without one, for the real Firebase project. */
export async function buildWeb(emulatorOffset?: number): Promise<void> {
  const env = { VITE_EMULATOR_PORT_OFFSET: emulatorOffset === undefined ? '' : String(emulatorOffset) };
  const folder = relative(resolve(ROOT, 'web'), resolve(ROOT, webBuildFolder(emulatorOffset ?? 0)));
  assertBuilt('web', await quietNpm(['build', '-w', 'web', '--', '--outDir', folder], env));
}
