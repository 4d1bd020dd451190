import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyOps, describePlan, toCommand } from './applyOps.ts';
import { readOpsOptions } from './opsOptions.ts';

const ARGS = [
  '--project',
  'larkfield-prod',
  '--notify',
  'ops@larkfield.example',
  '--host',
  'www.larkfield.example',
];
const options = readOpsOptions(ARGS);
const withBudget = readOpsOptions([...ARGS, '--billing-account', '0123-AB', '--monthly-budget', '300']);

/** A fake gcloud that answers commands by the parts named in `answers`. */
function fakeGcloud(answers: Record<string, string> = {}) {
  const commands: string[] = [];
  const run = (args: readonly string[]) => {
    const command = toCommand(args);
    commands.push(command);
    const known = Object.entries(answers).find(([piece]) => command.includes(piece));
    return Promise.resolve(known?.[1] ?? '');
  };
  return { commands, run };
}
const ACCOUNT = '1234-compute@developer.gserviceaccount.com';
const isLookUp = (command: string) => / (list|list-configs) /.test(command);

it('prints what it would run, and names only existing files', () => {
  const plan = describePlan(withBudget);
  for (const piece of [
    "firestore databases update '--database=(default)' --project=larkfield-prod --enable-pitr --delete-protection",
    '--recurrence=daily --retention=7d',
    '--recurrence=weekly --retention=14w --day-of-week=SUN',
    'gs://larkfield-prod-exports',
    '/v1/projects/larkfield-prod/databases/(default):exportDocuments',
    'gs://larkfield-prod.firebasestorage.app --project=larkfield-prod --versioning --soft-delete-duration=30d',
    'logging metrics create mail_stuck',
    '--policy-from-file=ops/alerts/missing-seal.json',
    '--resource-labels=host=www.larkfield.example,project_id=larkfield-prod',
    '--budget-amount=300USD',
  ]) {
    expect(plan.join('\n')).toContain(piece);
  }
  const files = plan.join('\n').match(/ops\/[\w/-]+\.json/g) ?? [];
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) expect(existsSync(file), file).toBe(true);
});

it('creates no budget without a billing account', () => {
  expect(describePlan(options).join('\n')).not.toContain('billing');
});

it('runs every command for the given project', () => {
  const commands = describePlan(withBudget).filter((line) => line.startsWith('gcloud '));
  const others = commands.filter((command) => !command.includes('larkfield-prod'));
  expect(others).toEqual([]);
});

it('creates everything in a new project, with alarms for its new channel', async () => {
  const { commands, run } = fakeGcloud({
    'channels create': 'projects/larkfield-prod/notificationChannels/7\n',
    'functions list': `${ACCOUNT}\n`,
  });
  const lines: string[] = [];
  await applyOps(options, run, (line) => lines.push(line));
  const made = commands.filter((command) => !isLookUp(command));
  const planned = describePlan(options)
    .filter((line) => line.startsWith('gcloud '))
    .map((line) =>
      line.replace(
        "'--notification-channels=<channel>'",
        '--notification-channels=projects/larkfield-prod/notificationChannels/7',
      ),
    )
    .map((line) =>
      line.replace("'--member=serviceAccount:<functions account>'", `--member=serviceAccount:${ACCOUNT}`),
    );
  expect(made).toEqual(planned);
  expect(lines).toHaveLength(planned.length);
});

it('lets the functions’ account list backups, and nothing more', async () => {
  const { commands, run } = fakeGcloud({ 'functions list': `${ACCOUNT}\n` });
  await applyOps(options, run, () => undefined);
  expect(commands.filter((command) => command.includes(ACCOUNT))).toEqual([
    `gcloud projects add-iam-policy-binding larkfield-prod --member=serviceAccount:${ACCOUNT} ` +
      '--role=roles/datastore.backupsViewer --condition=None',
  ]);
  // The role that the function names is the one that it gets.
  const reader = readFileSync('functions/src/system/findLastBackup.ts', 'utf8');
  expect(reader).toContain('`roles/datastore.backupsViewer`');
});

it('skips granting the right before the functions are deployed, reports it, and continues', async () => {
  const { commands, run } = fakeGcloud();
  const lines: string[] = [];
  await applyOps(options, run, (line) => lines.push(line));
  expect(commands.join('\n')).not.toContain('backupsViewer');
  expect(lines).toContain(
    'Let the functions list backups, for Settings > System: not yet, deploy the functions, then run this again',
  );
  expect(commands.join('\n')).toContain('monitoring policies create');
});

it('updates or keeps what exists, and creates nothing twice', async () => {
  const { commands, run } = fakeGcloud({ list: 'name-of-it\n' });
  await applyOps(withBudget, run, () => undefined);
  const made = commands.filter((command) => !isLookUp(command));
  const created = made.filter((command) => / create /.test(command));
  expect(created).toEqual([]);
  expect(made).toContainEqual(
    expect.stringContaining(
      'monitoring policies update name-of-it --project=larkfield-prod --policy-from-file=',
    ),
  );
  expect(made).toContainEqual(expect.stringContaining('logging metrics update mail_stuck'));
});

it('stops at the first command that fails', async () => {
  const commands: string[] = [];
  const run = (args: readonly string[]) => {
    commands.push(toCommand(args));
    return commands.length < 4 ? Promise.resolve('') : Promise.reject(new Error('PERMISSION_DENIED'));
  };
  await expect(applyOps(options, run, () => undefined)).rejects.toThrow('PERMISSION_DENIED');
  expect(commands).toHaveLength(4);
});

it.each([
  [[], 'Name the project'],
  [['--project', 'p', '--notify', 'a@b.example'], '--host'],
  [['--project', 'demo-brokerage', '--notify', 'a@b.example', '--host', 'x'], 'emulators only'],
  [[...ARGS, '--monthly-budget', '10'], 'A budget takes'],
  [[...ARGS, '--billing-account', '1', '--monthly-budget', 'much'], 'A budget takes'],
])('rejects %j', (args, words) => {
  expect(() => readOpsOptions(args)).toThrow(words);
});

it('quotes what a shell would split', () => {
  expect(toCommand(['a', "--x=it's (so)"])).toBe(`gcloud a '--x=it'\\''s (so)'`);
});
