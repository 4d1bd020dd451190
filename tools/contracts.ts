/**
 * `npm run contracts`: checks that pages of the recorded releases still work with this checkout's functions.
 * `npm run contracts -- --record`: records the contracts of this checkout in `tests/contracts`, under its version.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareContracts } from './contracts/compareContracts.ts';
import { presentContracts } from './contracts/contractSchemas.ts';
import { CONTRACTS, loadRecordedContracts, recordContracts } from './contracts/recordedContracts.ts';
import { readBuildId } from './lib/buildId.ts';
import { capture } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';

async function record(): Promise<number> {
  const build = readBuildId();
  const file = join(CONTRACTS, `${build.split('+')[0]}.json`);
  writeFileSync(file, `${JSON.stringify(recordContracts(build, presentContracts), null, 2)}\n`);
  await capture('node_modules/.bin/biome', ['format', '--write', file]);
  console.log(`Recorded ${Object.keys(presentContracts).length} contracts in ${file}`);
  return 0;
}

await runTool(() => {
  const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
  if (values.record) return record();
  const problems = loadRecordedContracts().flatMap((recorded) =>
    compareContracts(recorded, presentContracts).map((problem) => `${recorded.build}: ${problem}`),
  );
  for (const problem of problems) console.error(`✘ ${problem}`);
  if (problems.length === 0) console.log('✔ Pages of the recorded releases work with these functions');
  return Promise.resolve(problems.length === 0 ? 0 : 1);
});
