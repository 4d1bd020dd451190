/**
 * `npm run set-hosts -- --project <id> --id <tenant> --hosts <host>[,<host>]` says at which host names a company has its website,
 * the first of which printed codes and mails name (with credentials: `gcloud auth application-default login`). Codes that
 * were printed before name the host of their day: keep it in the list. It counts within a minute.
 */

import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { initializeProject } from './lib/initializeProject.ts';
import { runTool } from './lib/runTool.ts';
import { parseHosts, setHosts } from './lib/siteHosts.ts';
import { UserError } from './lib/UserError.ts';

await runTool(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, id: { type: 'string' }, hosts: { type: 'string' } },
  });
  const { project: projectId, id, hosts: list } = values;
  if (!projectId || !id || !list) throw new UserError('Needed: --project, --id, --hosts.');
  const hosts = parseHosts(list);
  initializeProject(projectId);
  await setHosts(getFirestore(), id, hosts);
  console.log(`${id}: ${hosts.join(', ')}`);
  return 0;
});
