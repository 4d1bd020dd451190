/**
 * Runs a command inside a set of emulators, or keeps them up until Ctrl-C:
 * `node tools/emulators.ts [--offset N] [--import emulator-data] [--only auth,firestore] [-- command ...]`
 */
import { parseArgs } from 'node:util';
import { EMULATORS, type Emulator, portOffset, portsAt } from './emulators/ports.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { run } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';

function parseEmulators(list: string): Emulator[] {
  return list.split(',').map((name) => {
    const known = EMULATORS.find((emulator) => emulator === name);
    if (!known) throw new UserError(`There is no emulator "${name}": --only takes ${EMULATORS.join(', ')}.`);
    return known;
  });
}

await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: {
      offset: { type: 'string' },
      import: { type: 'string' },
      only: { type: 'string' },
      logs: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [command, ...args] = positionals;
  const offset = values.offset === undefined ? portOffset() : Number(values.offset);
  const options = {
    offset,
    only: values.only === undefined ? EMULATORS : parseEmulators(values.only),
    isShortLived: command !== undefined,
    showLogs: values.logs ?? command === undefined,
    ...(values.import !== undefined && { importDir: values.import }),
  };
  return withEmulators(options, async ({ env, ended }) => {
    if (command !== undefined) return run(command, args, env);
    const ports = portsAt(offset);
    console.log(options.only.map((name) => `${name} 127.0.0.1:${ports[name]}`).join('\n'));
    console.log('Ready. Ctrl-C stops them.');
    await ended;
    return 1;
  });
});
