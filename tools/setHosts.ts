/**
 * `npm run set-hosts -- --project <id> --id <tenant> --hosts <host>[,<host>]` sets the host names of a company's website (with credentials:
 * `gcloud auth application-default login`). Printed codes and mails use the first. Keep earlier hosts in the list, because codes printed
 * before use them. The change takes effect within a minute.
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
