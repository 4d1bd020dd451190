import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { backupSteps, backupViewerStep, exportSteps } from './backupSteps.ts';
import type { OpsOptions } from './opsOptions.ts';
import type { OpsStep } from './opsStep.ts';

/** Storage keeps deleted and replaced files this long, regardless of the lifecycle rules. */
const SOFT_DELETE = '30d';
const CHANNEL = 'Brokerage operators';
const UPTIME = 'Brokerage health';
const BUDGET = 'Brokerage monthly budget';

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, 'ops', folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: basename(file, '.json'), path: `ops/${folder}/${file}` }));

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
    const from = [inProject, `--policy-from-file=${path}`];
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
      create: ['monitoring', 'policies', 'create', ...from, `--notification-channels=${channel}`],
      update: (id) => [
        'monitoring',
        'policies',
        'update',
        id,
        ...from,
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

/** Returns the step that creates the address for alarms, which later steps name. */
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

/** Returns the other steps for a project's backups, files and alarms, in order. */
export const planOps = (options: OpsOptions, channel: string): OpsStep[] => [
  ...backupSteps(options.project),
  backupViewerStep(options.project),
  ...exportSteps(options),
  ...storageSteps(options),
  ...alarmSteps(options, channel),
  ...budgetSteps(options),
];
