import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { OpsOptions } from './opsOptions.ts';

/** Arguments of gcloud. */
type Gcloud = readonly string[];

/** One piece of the set-up, which a second run finds and updates or leaves. */
export interface OpsStep {
  title: string;
  /** Prints the names of what is there, one a line; without it, `create` can be repeated. */
  find?: Gcloud;
  create: Gcloud;
  /** How to change what `find` printed; without it, what is there stays. */
  update?: (name: string) => Gcloud;
  /** What to do first where `find` prints nothing: then the step waits for the next run, and `create` is only shown. */
  waitsFor?: string;
}

const REGION = 'us-east1';
const DATABASE = '(default)';
/** Restores of a day are from the last week, those of a week from the last quarter. */
const DAILY_RETENTION = '7d';
const WEEKLY_RETENTION = '14w';
/** Storage keeps what was deleted or replaced this long, whatever the lifecycle says. */
const SOFT_DELETE = '30d';
/** What a dry run says in place of the account that the functions run as, which only gcloud knows. */
const FUNCTIONS_ACCOUNT = '<functions account>';
const EXPORTER = 'backup-exporter';
const CHANNEL = 'Brokerage operators';
const UPTIME = 'Brokerage health';
const BUDGET = 'Brokerage monthly budget';

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, 'ops', folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: basename(file, '.json'), path: `ops/${folder}/${file}` }));

function backupSteps(project: string): OpsStep[] {
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

/** Backups are in Firestore's own keeping and end with the project; exports are files that can be kept anywhere. */
function exportSteps({ project, exportBucket }: OpsOptions): OpsStep[] {
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

/** Lets the System page show the last backup (functions/src/system/findLastBackup.ts). It lists backups and can't read or restore them. */
function backupViewerStep(project: string): OpsStep {
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

const storageSteps = ({ project, bucket }: OpsOptions): OpsStep[] => [
  {
    title: 'Keep replaced and deleted files for 30 days',
    create: [
      'storage',
      'buckets',
      'update',
      `gs://${bucket}`,
      `--project=${project}`,
      '--versioning',
      `--soft-delete-duration=${SOFT_DELETE}`,
      '--lifecycle-file=ops/storage-lifecycle.json',
    ],
  },
];

function alarmSteps({ project, host }: OpsOptions, channel: string): OpsStep[] {
  const inProject = `--project=${project}`;
  const metrics = filesIn('metrics').map(({ name, path }): OpsStep => {
    const from = [name, inProject, `--config-from-file=${path}`];
    return {
      title: `Metric ${name}`,
      find: ['logging', 'metrics', 'list', inProject, `--filter=name=${name}`, '--format=value(name)'],
      create: ['logging', 'metrics', 'create', ...from],
      update: () => ['logging', 'metrics', 'update', ...from],
    };
  });
  const alerts = filesIn('alerts').map(({ name, path }): OpsStep => {
    const of = [inProject, `--policy-from-file=${path}`];
    return {
      title: `Alarm ${name}`,
      find: [
        'monitoring',
        'policies',
        'list',
        inProject,
        `--filter=user_labels.source="brokerage-ops" AND user_labels.name="${name}"`,
        '--format=value(name)',
      ],
      create: ['monitoring', 'policies', 'create', ...of, `--notification-channels=${channel}`],
      update: (id) => [
        'monitoring',
        'policies',
        'update',
        id,
        ...of,
        `--set-notification-channels=${channel}`,
      ],
    };
  });
  return [
    ...metrics,
    {
      title: 'Ask the site from outside every minute',
      find: [
        'monitoring',
        'uptime',
        'list-configs',
        inProject,
        `--filter=displayName="${UPTIME}"`,
        '--format=value(name)',
      ],
      create: [
        'monitoring',
        'uptime',
        'create',
        UPTIME,
        inProject,
        '--resource-type=uptime-url',
        `--resource-labels=host=${host},project_id=${project}`,
        '--protocol=https',
        '--path=/health',
        '--period=1',
        '--timeout=10',
      ],
    },
    ...alerts,
  ];
}

const budgetSteps = ({ project, budget }: OpsOptions): OpsStep[] =>
  budget === undefined
    ? []
    : [
        {
          title: `Tell of spending at half, nine tenths and all of $${budget.dollars} a month, and of a forecast above it`,
          find: [
            'billing',
            'budgets',
            'list',
            `--billing-account=${budget.account}`,
            `--filter=displayName="${BUDGET} ${project}"`,
            '--format=value(name)',
          ],
          create: [
            'billing',
            'budgets',
            'create',
            `--billing-account=${budget.account}`,
            `--display-name=${BUDGET} ${project}`,
            `--filter-projects=projects/${project}`,
            `--budget-amount=${budget.dollars}USD`,
            '--threshold-rule=percent=0.5',
            '--threshold-rule=percent=0.9',
            '--threshold-rule=percent=1.0',
            '--threshold-rule=percent=1.0,basis=forecasted-spend',
          ],
        },
      ];

/** Returns the step that makes the address to which alarms go; its name is part of the steps after it. */
export const channelStep = ({ project, notify }: OpsOptions): OpsStep => ({
  title: `Send alarms to ${notify}`,
  find: [
    'beta',
    'monitoring',
    'channels',
    'list',
    `--project=${project}`,
    `--filter=type="email" AND labels.email_address="${notify}"`,
    '--format=value(name)',
  ],
  create: [
    'beta',
    'monitoring',
    'channels',
    'create',
    `--project=${project}`,
    `--display-name=${CHANNEL}`,
    '--type=email',
    `--channel-labels=email_address=${notify}`,
    '--format=value(name)',
  ],
});

/** Returns everything else that backups, files and alarms of a project need, in the order in which it is set up. */
export const planOps = (options: OpsOptions, channel: string): OpsStep[] => [
  ...backupSteps(options.project),
  backupViewerStep(options.project),
  ...exportSteps(options),
  ...storageSteps(options),
  ...alarmSteps(options, channel),
  ...budgetSteps(options),
];
