/**
 * `npm run deploy -- --project <id> [firebase deploy's own options]` deploys to a real Firebase project, unless a migration of
 * its stored records is pending.
 * With `--if-requested` it deploys only when somebody has changed what the public pages say since the last deployment.
 * With `--preview <channel>` it deploys the pages alone, to a preview channel that ends after a week.
 * With `--set-up-auth` it deploys nothing and sets up that project's Authentication, which is needed once (with credentials:
 * `gcloud auth application-default login`): TOTP second factors, no sign-up by visitors, no response that reveals which addresses have
 * an account, passwords of at least 10 characters (`--password-min-length N`, 6 to 30).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { loadEnv } from 'vite';
import { type FirebaseConfig, siteBuildFolder, webBuildFolder } from './emulators/emulatorConfig.ts';
import { buildWeb, type SiteData } from './lib/build.ts';
import { readBuildId } from './lib/buildId.ts';
import { fetchSites, readTenantIds } from './lib/fetchSites.ts';
import { ROOT } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { clearSiteBuildRequest, readSiteBuildRequest } from './lib/siteBuildRequest.ts';
import { UserError } from './lib/UserError.ts';
import { assertMigrated } from './migrations/assertMigrated.ts';
import { migrationId } from './migrations/migration.ts';
import { announceAfterDeploy } from './migrations/migrationLedger.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

/** Accepts codes of this many half minutes before and after the current one, because clocks differ a little. */
const ADJACENT_INTERVALS = 1;

const { values, tokens } = parseArgs({
  options: {
    project: { type: 'string' },
    'set-up-auth': { type: 'boolean' },
    'if-requested': { type: 'boolean' },
    preview: { type: 'string' },
    'password-min-length': { type: 'string' },
  },
  strict: false,
  allowPositionals: true,
  tokens: true,
});

function realProject(): string {
  const { project } = values;
  if (typeof project !== 'string' || project === '') {
    throw new UserError('Name the Firebase project: npm run deploy -- --project <id>');
  }
  if (project.startsWith('demo-')) {
    throw new UserError(
      `${project} exists in the emulators only: name a real Firebase project with --project.`,
    );
  }
  return project;
}

function passwordMinLength(): number {
  const given = values['password-min-length'];
  const length = given === undefined ? PASSWORD_MIN_LENGTH.newCompany : Number(given);
  const { floor, max } = PASSWORD_MIN_LENGTH;
  if (!Number.isInteger(length) || length < floor || length > max) {
    throw new UserError(`--password-min-length takes a whole number from ${floor} to ${max}.`);
  }
  return length;
}

async function setUpAuth(projectId: string): Promise<number> {
  const minLength = passwordMinLength();
  const credential = applicationDefault();
  const app = initializeApp({ credential, projectId });
  await getAuth(app)
    .projectConfigManager()
    .updateProjectConfig({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      // Auth itself rejects shorter ones from any client; older passwords still work.
      passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength } },
      multiFactorConfig: {
        state: 'ENABLED',
        providerConfigs: [
          { state: 'ENABLED', totpProviderConfig: { adjacentIntervals: ADJACENT_INTERVALS } },
        ],
      },
    });
  await disableSignUp(projectId, (await credential.getAccessToken()).access_token);
  console.log(
    `${projectId}: TOTP is on, sign-up by visitors is off, no response reveals addresses, passwords have at least ${minLength} characters.`,
  );
  return 0;
}

/** Turns off sign-up and deletion by visitors; the Admin SDK has no call for that. Administrators create members' accounts. */
async function disableSignUp(projectId: string, accessToken: string): Promise<void> {
  const mask = 'client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion';
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config?updateMask=${mask}`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'x-goog-user-project': projectId,
    },
    body: JSON.stringify({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    }),
  });
  if (!response.ok) throw new UserError(`Couldn't turn off sign-up: ${await response.text()}`);
}

const WEB_CONFIGURATION = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_RECAPTCHA_SITE_KEY',
];

/** Without these a site would load and then fail at every call. */
function assertWebConfiguration(project: string): void {
  const given = loadEnv('production', join(ROOT, 'web'), 'VITE_');
  const missing = WEB_CONFIGURATION.filter((name) => !given[name]);
  if (missing.length > 0) {
    throw new UserError(`Put into web/.env.production.local: ${missing.join(', ')} (see README, Deploying).`);
  }
  if (given.VITE_FIREBASE_PROJECT_ID !== project) {
    throw new UserError(
      `web/.env.production.local is for ${given.VITE_FIREBASE_PROJECT_ID}, not for ${project}.`,
    );
  }
}

const FUNCTIONS_CONFIGURATION = ['WEB_API_KEY', 'AUDIT_ANCHOR_BUCKET', 'SMTP_HOST', 'MAIL_FROM'];

/** Without these, recovery codes wouldn't work, nothing would anchor the audit log, and no mail would be sent. */
function assertFunctionsConfiguration(project: string): void {
  const name = `functions/.env.${project}`;
  const file = join(ROOT, name);
  const given = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const missing = FUNCTIONS_CONFIGURATION.filter((key) => !given[key]);
  if (missing.length > 0)
    throw new UserError(`Put into ${name}: ${missing.join(', ')} (see README, Deploying).`);
}

/**
 * Writes firebase.json with a Hosting target per company to a file next to it, and returns that file's name. All targets share the
 * functions, and each has its own pages.
 */
function writeDeployConfig(sites: readonly SiteData[]): string {
  const { hosting, ...others } = JSON.parse(
    readFileSync(join(ROOT, 'firebase.json'), 'utf8'),
  ) as FirebaseConfig;
  const targets = sites.map(({ tenantId }, index) => ({
    ...hosting,
    target: tenantId,
    public: siteBuildFolder(webBuildFolder(0), tenantId, index),
  }));
  const name = 'firebase.deploy.json';
  writeFileSync(join(ROOT, name), `${JSON.stringify({ ...others, hosting: targets }, null, 2)}\n`);
  return name;
}

/** Returns the options that aren't ours, unchanged, for `firebase deploy`. */
function optionsForFirebase(): string[] {
  const ours = new Set(tokens.flatMap((token) => ownPositions(token)));
  return process.argv.slice(2).filter((_, index) => !ours.has(index));
}

const OWN_OPTIONS: ReadonlySet<string> = new Set(['project', 'set-up-auth', 'if-requested', 'preview']);

function ownPositions(token: (typeof tokens)[number]): number[] {
  if (token.kind !== 'option' || !OWN_OPTIONS.has(token.name)) return [];
  return token.value !== undefined && !token.inlineValue ? [token.index, token.index + 1] : [token.index];
}

/** Returns whether `firebase deploy`'s own options deploy the pages of all companies. */
function deploysAllPages(): boolean {
  const given = optionsForFirebase().join(' ');
  if (/(?:^| )--except\b/.test(given)) return false;
  const only = /(?:^| )--only[ =](\S+)/.exec(given)?.[1];
  return only === undefined || only.split(',').includes('hosting');
}

await runTool(async () => {
  const project = realProject();
  if (values['set-up-auth']) return setUpAuth(project);
  assertWebConfiguration(project);
  assertFunctionsConfiguration(project);
  const firestore = getFirestore(
    initializeApp({ credential: applicationDefault(), projectId: project }, 'migrations'),
  );
  // Read before the data, so that a later change requests another build.
  const requests = await Promise.all(
    (await readTenantIds(firestore)).map(async (tenantId) => ({
      tenantId,
      requested: await readSiteBuildRequest(firestore, tenantId),
    })),
  );
  if (values['if-requested'] && requests.every(({ requested }) => !requested)) {
    console.log('The public pages say what is stored: nothing to deploy.');
    return 0;
  }
  await assertMigrated(firestore, project, MIGRATIONS);
  console.log('Building the web app ...');
  // firebase.json's predeploy builds the functions.
  const sites = await fetchSites(firestore);
  await buildWeb({ sites });
  const where = ['--config', writeDeployConfig(sites), '--project', project];
  const build = { BUILD_ID: readBuildId() };
  if (typeof values.preview === 'string') {
    const channel = ['hosting:channel:deploy', values.preview, '--expires', '7d'];
    return run(process.execPath, ['tools/firebase.ts', ...channel, ...where], build);
  }
  const code = await run(
    process.execPath,
    ['tools/firebase.ts', 'deploy', ...where, ...optionsForFirebase()],
    build,
  );
  if (code !== 0) return code;
  for (const { tenantId, requested } of deploysAllPages() ? requests : []) {
    if (requested) await clearSiteBuildRequest(firestore, tenantId, requested);
  }
  const due = await announceAfterDeploy(firestore, MIGRATIONS);
  if (due.length > 0) {
    console.log(
      `Now due: ${due.map(migrationId).join(', ')}. When this version works, run: npm run migrate -- --project ${project} --write`,
    );
  }
  return 0;
});
