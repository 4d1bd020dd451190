/**
 * `npx node tools/restoreDrill.ts` rehearses a restore in the emulators, with the seeded world (docs/runbook.md, Restore).
 * `npx node tools/restoreDrill.ts --project <id>` compares the TTL policies of a real, restored database with the configuration.
 */
import { parseArgs } from 'node:util';
import { portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { PROJECT_ID, withEmulators } from './emulators/withEmulators.ts';
import { SEED } from './lib/paths.ts';
import { capture } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { compareTtl, type DeployedTtl } from './ops/compareTtl.ts';
import { restoreDrill } from './ops/restoreDrill.ts';

async function compareProject(project: string): Promise<number> {
  const list = ['firestore', 'fields', 'ttls', 'list', '--database=(default)', '--format=json'];
  const { stdout } = await capture('gcloud', [...list, `--project=${project}`]);
  const differences = compareTtl(JSON.parse(stdout) as DeployedTtl[]);
  console.log(differences.length === 0 ? 'All TTL policies are active.' : differences.join('\n'));
  return differences.length === 0 ? 0 : 1;
}

await runTool(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  if (values.project !== undefined) return compareProject(values.project);
  const options = {
    offset: portOffset(TEST_PORT_OFFSET),
    only: ['firestore', 'storage'] as const,
    importDir: SEED,
  };
  const startedAt = Date.now();
  const { documents, tenants, ttlFields } = await withEmulators(options, () => restoreDrill(PROJECT_ID));
  console.table(tenants);
  console.log(
    `${documents} records are back, the rules apply, ${ttlFields.length} TTL fields hold timestamps: ` +
      `${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  return 0;
});
