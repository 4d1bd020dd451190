import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functionsBuildFolder } from '../../tools/emulators/emulatorConfig.ts';
import { portOffset } from '../../tools/emulators/ports.ts';
import { ROOT } from '../../tools/lib/paths.ts';

const run = promisify(execFile);
/** The build of this run, with the manifest; `npm run build -w functions` makes the same bundle for a deployment. */
const built = join(ROOT, functionsBuildFolder(portOffset()));
let folder: string;

/** `firebase deploy` uploads only the functions folder and installs there, without the rest of the repo. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-alone-'));
  await cp(built, folder, { recursive: true });
  await cp(join(ROOT, 'functions/package-lock.json'), join(folder, 'package-lock.json'));
  // Like Cloud Build with a lockfile: fails if the manifest doesn't match it.
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Named like `firebase deploy` does: a name with dashes comes from groups of exports. */
const DEPLOYED = [
  'add-application-note',
  'add-branch',
  'archive-flyer',
  'assign-application',
  'assign-new-application',
  'cancel-call',
  'claim-application',
  'close-branch',
  'confirm-second-factor',
  'contact-reminders',
  'correct-flyer',
  'count-consent-reviewers',
  'count-live-links',
  'create-directory-entry',
  'create-flyer',
  'create-recovery-codes',
  'create-share-link',
  'daily-audit-seal',
  'daily-factor-check',
  'daily-flyer-reminders',
  'daily-license-reminders',
  'daily-picture-cleanup',
  'deactivate-member',
  'deliver-mail',
  'directory-json',
  'dismiss-finding',
  'duplicate-flyer',
  'duplicate-template',
  'edit-application-note',
  'end-all-sessions',
  'export-application',
  'export-applications',
  'export-directory',
  'flyer-pdf',
  'get-consent-receipt',
  'get-contact-report',
  'get-directory',
  'get-loan-officers',
  'get-password-rules',
  'get-questionnaire-funnel',
  'get-recall-contacts',
  'get-scheduled-call',
  'get-system-status',
  'health',
  'hide-customer-review',
  'hourly-audit-anchor',
  'hourly-link-counts',
  'hourly-operations-check',
  'import-directory',
  'invite-member',
  'list-directory-entry',
  'list-mail',
  'list-member-accounts',
  'log-contact',
  'mail-bounce',
  'mail-digests',
  'mail-retries',
  'open-application',
  'open-shared-flyer',
  'order-customer-reviews',
  'order-directory',
  'preview-assignment',
  'preview-recall',
  'publish-consent-wording',
  'publish-picture',
  'publish-profile',
  'publish-template',
  'reactivate-member',
  'recheck-live-flyers',
  'record-activity',
  'record-link-event',
  'record-questionnaire-step',
  'remove-customer-review',
  'remove-license',
  'render-pdf',
  'reopen-branch',
  'report-client-error',
  'request-correction',
  'reschedule-call',
  'resend-invitation',
  'reset-second-factor',
  'resolve-flyer-mark',
  'restore-template',
  'retire-template',
  'retry-mail',
  'review-flyer',
  'review-profile-change',
  'review-template',
  'revise-flyer',
  'save-branch',
  'save-customer-review',
  'save-directory-entry',
  'save-license',
  'save-template',
  'schedule-call',
  'seal-audit-log',
  'send-consent-receipt',
  'send-contact-message',
  'set-new-password',
  'shared-drawing',
  'shared-image',
  'shared-page',
  'shared-pdf',
  'start-recall',
  'start-recheck',
  'stop-audit-verification',
  'submit-flyer',
  'submit-preapproval',
  'sync-flyer-findings',
  'sync-link-flyer',
  'sync-link-member',
  'sync-link-officer',
  'sync-link-template',
  'sync-picture-company',
  'sync-picture-draft',
  'sync-picture-flyer',
  'sync-picture-member',
  'sync-picture-officer',
  'sync-picture-realtor',
  'sync-picture-version',
  'tenant-audit-anchor',
  'tenant-audit-seal',
  'tenant-audit-verification',
  'tenant-contact-reminders',
  'tenant-factor-check',
  'tenant-flyer-reminders',
  'tenant-license-reminders',
  'tenant-link-counts',
  'tenant-mail-digests',
  'tenant-mail-retries',
  'tenant-operations-check',
  'tenant-picture-cleanup',
  'tenant-reassignment',
  'tenant-recall',
  'tenant-recheck-due',
  'tenant-recheck-slice',
  'undo-recall',
  'update-application',
  'update-applications',
  'update-company',
  'update-flyer-version',
  'update-member',
  'update-profile',
  'update-share-link',
  'use-recovery-code',
  'verify-audit-log',
  'withdraw-flyer',
];

const PRINT_NAMES = `
  const namesIn = (group) => Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : namesIn(value).map((rest) => name + '-' + rest));
  import('./lib/index.js').then((loaded) => console.log(JSON.stringify(namesIn(loaded))));
`;

it('installs and loads outside the repository, and exports exactly these functions', async () => {
  const { stdout } = await run(process.execPath, ['--eval', PRINT_NAMES], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GCLOUD_PROJECT: 'demo-alone',
      FIREBASE_CONFIG: '{"projectId":"demo-alone"}',
    },
  });
  expect((JSON.parse(stdout) as string[]).toSorted()).toEqual(DEPLOYED);
});

it('decodes pictures in a separate process, outside the repository', async () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const worker = fork(join(folder, 'lib/pictureWorker.js'), {
    cwd: folder,
    env: {},
    execArgv: [],
    serialization: 'advanced',
  });
  expect(await once(worker, 'message')).toContain('ready');
  const message = once(worker, 'message');
  worker.send({ file: Buffer.from(pixel, 'base64'), use: 'web' });
  const [result] = (await message) as [unknown];
  expect(result).toMatchObject({ contentType: 'image/png', bytes: expect.anything() });
});
