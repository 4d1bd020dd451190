/**
 * `npm run backfill-search-keys -- --project <id> [--write]` gives the records of a real project that were stored before the
 * portal's search the keys that it finds them by (with credentials: `gcloud auth application-default login`). Without
 * `--write` it only counts. Start it again after an interruption: what is done is not written again.
 */
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { backfillSearchKeys } from './lib/backfillSearchKeys.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';

await runTool(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, write: { type: 'boolean' } } });
  const projectId = values.project;
  if (!projectId) throw new UserError('--project is missing: name the Firebase project.');
  const isWriting = values.write ?? false;
  initializeApp(
    process.env.FIRESTORE_EMULATOR_HOST ? { projectId } : { projectId, credential: applicationDefault() },
  );
  const { read, missing, written, changed } = await backfillSearchKeys(getFirestore(), {
    isWriting,
    onPage: (collection, counts) => console.log(`${collection}: ${counts.read} records read so far`),
  });
  if (!isWriting) {
    console.log(`${missing} of ${read} records have no search keys yet. Run it with --write to add them.`);
    return 0;
  }
  console.log(`Wrote the search keys of ${written} of ${read} records.`);
  if (changed > 0) console.log(`${changed} were changed meanwhile. Run it again for those.`);
  return changed === 0 ? 0 : 1;
});
