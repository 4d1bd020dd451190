import type { OpsOptions } from './opsOptions.ts';
import type { OpsStep } from './opsStep.ts';

const REGION = 'us-east1';
const DATABASE = '(default)';
/** Daily backups allow a restore to any day of the last week, weekly ones to any week of the last quarter. */
const DAILY_RETENTION = '7d';
const WEEKLY_RETENTION = '14w';
/** What a dry run prints in place of the account that the functions run as, which only gcloud knows. */
const FUNCTIONS_ACCOUNT = '<functions account>';
const EXPORTER = 'backup-exporter';

/** Returns the steps of backups and point-in-time recovery. */
export function backupSteps(project: string): OpsStep[] {
  const database = [`--database=${DATABASE}`, `--project=${project}`];
  const schedules = ['firestore', 'backups', 'schedules'];
  const schedule = (recurrence: 'daily' | 'weekly', ...how: string[]): OpsStep => ({
    title: `Back up the database ${recurrence}`,
    find: [...schedules, 'list', ...database, `--filter=${recurrence}Recurrence:*`, '--format=value(name)'],
    create: [...schedules, 'create', ...database, `--recurrence=${recurrence}`, ...how],
  });
  return [
    {
      title: 'Point-in-time recovery of seven days, and no deleting of the database by mistake',
      create: ['firestore', 'databases', 'update', ...database, '--enable-pitr', '--delete-protection'],
    },
    schedule('daily', `--retention=${DAILY_RETENTION}`),
    schedule('weekly', `--retention=${WEEKLY_RETENTION}`, '--day-of-week=SUN'),
  ];
}

/** Returns the steps of the weekly export. Backups end with the project; exports are files that can be kept anywhere. */
export function exportSteps({ project, exportBucket }: OpsOptions): OpsStep[] {
  const account = `${EXPORTER}@${project}.iam.gserviceaccount.com`;
  const inProject = `--project=${project}`;
  const bucket = `gs://${exportBucket}`;
  const job = [
    'weekly-firestore-export',
    `--location=${REGION}`,
    inProject,
    '--schedule=0 7 * * SUN',
    '--time-zone=Etc/UTC',
    `--uri=https://firestore.googleapis.com/v1/projects/${project}/databases/${DATABASE}:exportDocuments`,
    '--http-method=POST',
    `--message-body={"outputUriPrefix":"${bucket}"}`,
    `--oauth-service-account-email=${account}`,
  ];
  return [
    {
      title: 'A bucket for exports, which keeps them for 100 days and lets nobody remove one within 30',
      find: [
        'storage',
        'buckets',
        'list',
        inProject,
        `--filter=name=${exportBucket}`,
        '--format=value(name)',
      ],
      create: [
        'storage',
        'buckets',
        'create',
        bucket,
        inProject,
        `--location=${REGION}`,
        '--uniform-bucket-level-access',
        '--public-access-prevention',
        '--retention-period=30d',
      ],
    },
    {
      title: 'Remove exports after 100 days',
      create: [
        'storage',
        'buckets',
        'update',
        bucket,
        inProject,
        '--lifecycle-file=ops/exports-lifecycle.json',
      ],
    },
    {
      title: 'An account that may export and nothing else',
      find: [
        'iam',
        'service-accounts',
        'list',
        inProject,
        `--filter=email=${account}`,
        '--format=value(email)',
      ],
      create: [
        'iam',
        'service-accounts',
        'create',
        EXPORTER,
        inProject,
        '--display-name=Exports the database',
      ],
    },
    {
      title: 'Let it export the database',
      create: [
        'projects',
        'add-iam-policy-binding',
        project,
        `--member=serviceAccount:${account}`,
        '--role=roles/datastore.importExportAdmin',
        '--condition=None',
      ],
    },
    {
      title: 'Let it write into the bucket',
      create: [
        'storage',
        'buckets',
        'add-iam-policy-binding',
        bucket,
        `--member=serviceAccount:${account}`,
        '--role=roles/storage.admin',
      ],
    },
    {
      title: 'Export the database weekly',
      find: [
        'scheduler',
        'jobs',
        'list',
        `--location=${REGION}`,
        inProject,
        '--filter=name~weekly-firestore-export$',
        '--format=value(name)',
      ],
      create: ['scheduler', 'jobs', 'create', 'http', ...job],
      update: () => ['scheduler', 'jobs', 'update', 'http', ...job],
    },
  ];
}

/** Returns the step that lets the System page show the last backup (functions/src/system/findLastBackup.ts). The right lists backups but can't read or restore them. */
export function backupViewerStep(project: string): OpsStep {
  const bind = (account: string) => [
    'projects',
    'add-iam-policy-binding',
    project,
    `--member=serviceAccount:${account}`,
    '--role=roles/datastore.backupsViewer',
    '--condition=None',
  ];
  return {
    title: 'Let the functions list backups, for Settings > System',
    find: [
      'functions',
      'list',
      '--v2',
      `--regions=${REGION}`,
      `--project=${project}`,
      '--filter=name~/get-system-status$',
      '--format=value(serviceConfig.serviceAccountEmail)',
    ],
    create: bind(FUNCTIONS_ACCOUNT),
    update: bind,
    waitsFor: 'deploy the functions, then run this again',
  };
}
