/** `npm run bench`: figures side by side with a bound on the same work. Ratios count, not this machine's times. */

import { initialScripts } from './bench/initialScripts.ts';
import { submissionTimes } from './bench/submissionTimes.ts';
import { portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
import { SEED } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';

await runTool(async () => {
  const offset = portOffset(TEST_PORT_OFFSET);
  console.log('Building ...');
  await Promise.all([buildFunctions(), buildWebForEmulators(offset)]);

  console.log('\nInitial JavaScript of a page, gzip, against the budget of a public page');
  console.table(initialScripts(offset));

  console.log('\nsubmit-preapproval against the bare work it cannot avoid, on the same emulators');
  const options = { offset, importDir: SEED, only: ['auth', 'firestore', 'functions'] as const };
  console.table(await withEmulators(options, submissionTimes));
  return 0;
});
