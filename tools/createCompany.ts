/**
 * `npm run create-company -- --project <id> --id <tenant> --name <company> --nmls <number> --phone <number>
 * --mailbox <address> --hosts <host>[,<host>] --site <Hosting site> --admin <address>` makes a company in a real project, with the defaults
 * of new companies, a Hosting site for its website, and its first super administrator, whose account must already be in Auth, with a
 * verified address (with credentials: `gcloud auth application-default login`). It makes all of the records or none, and never changes an
 * existing company; the site may exist already.
 */

import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { ZodError } from 'zod';
import { isAlreadyExists } from '../functions/src/data/isAlreadyExists.ts';
import { getErrorCode } from '../functions/src/getErrorCode.ts';
import { companyDocuments, type NewCompany } from './lib/companyDocuments.ts';
import { initializeProject } from './lib/initializeProject.ts';
import { requireUsableAdministrator } from './lib/requireUsableAdministrator.ts';
import { run } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { assertHostsFree, parseHosts } from './lib/siteHosts.ts';
import { UserError } from './lib/UserError.ts';
import { skipMigrationsOfNewDatabase } from './migrations/migrationLedger.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

const OPTIONS = ['project', 'id', 'name', 'nmls', 'phone', 'mailbox', 'hosts', 'site', 'admin'] as const;

const { values } = parseArgs({
  options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }])),
});

function given(name: (typeof OPTIONS)[number]): string {
  const value = values[name];
  if (!value) throw new UserError(`--${name} is missing. Needed: --${OPTIONS.join(', --')}.`);
  return value;
}

function toDocuments(company: NewCompany) {
  if (!/^[a-z][a-z0-9-]{1,38}$/.test(company.id)) {
    throw new UserError('--id takes 2 to 39 lowercase letters, digits and dashes, such as larkfield.');
  }
  try {
    return companyDocuments(company);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new UserError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
}

/** Makes the Hosting site unless it exists, and the target that `npm run deploy` finds it by. */
async function setUpHosting(projectId: string, id: string, site: string): Promise<void> {
  const firebase = (...args: string[]) =>
    run(process.execPath, ['tools/firebase.ts', ...args, '--project', projectId]);
  if (
    (await firebase('hosting:sites:get', site)) !== 0 &&
    (await firebase('hosting:sites:create', site)) !== 0
  ) {
    throw new UserError(
      `The company was created, but not its Hosting site: create ${site}, then target it as README says.`,
    );
  }
  if ((await firebase('target:apply', 'hosting', id, site)) !== 0) {
    throw new UserError('The company was created, but not its Hosting target: see README, Deploying.');
  }
}

await runTool(async () => {
  const projectId = given('project');
  const [id, name, nmls] = [given('id'), given('name'), given('nmls')];
  const [phone, mailbox, address] = [given('phone'), given('mailbox'), given('admin')];
  const [hosts, site] = [parseHosts(given('hosts')), given('site')];
  initializeProject(projectId);
  const account = await getAuth()
    .getUserByEmail(address)
    .catch((error: unknown) => {
      if (getErrorCode(error) !== 'auth/user-not-found') throw error;
      throw new UserError(
        `Nobody has the address ${address}. Add the account in the Firebase console first.`,
      );
    });
  const admin = requireUsableAdministrator(account);
  const documents = toDocuments({ id, name, nmls, phone, mailbox, hosts, admin });
  const firestore = getFirestore();
  await skipMigrationsOfNewDatabase(firestore, MIGRATIONS);
  await firestore
    .runTransaction(async (transaction) => {
      await assertHostsFree(transaction, firestore, id, hosts);
      for (const { path, data } of documents) transaction.create(firestore.doc(path), data);
    })
    .catch((error: unknown) => {
      if (!isAlreadyExists(error)) throw error;
      throw new UserError(`The company ${id} or a role of ${address} exists already. Nothing was changed.`);
    });
  console.log(`Created ${id}. ${address} can sign in and set up the rest in Company settings.`);
  if (!process.env.FIRESTORE_EMULATOR_HOST) await setUpHosting(projectId, id, site);
  return 0;
});
