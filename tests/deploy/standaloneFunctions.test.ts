import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const functions = join(import.meta.dirname, '../../functions');
let folder: string;

/** `firebase deploy` uploads the functions folder alone and installs there: nothing of the repo is around it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-alone-'));
  await cp(join(functions, 'package.json'), join(folder, 'package.json'));
  await cp(join(functions, 'lib'), join(folder, 'lib'), { recursive: true });
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it('installs and loads away from the repository, and exports what the spec names', async () => {
  const script = `import('./lib/index.js').then((loaded) => console.log(JSON.stringify(Object.keys(loaded))))`;
  const { stdout } = await run(process.execPath, ['--eval', script], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GCLOUD_PROJECT: 'demo-alone',
      FIREBASE_CONFIG: '{"projectId":"demo-alone"}',
    },
  });
  expect((JSON.parse(stdout) as string[]).toSorted()).toEqual([
    ...[
      'archive',
      'create',
      'daily',
      'deactivate',
      'directory',
      'duplicate',
      'end',
      'flyer',
      'get',
      'invite',
      'list',
    ],
    ...[
      'open',
      'publish',
      'reactivate',
      'record',
      'render',
      'resend',
      'reset',
      'restore',
      'retire',
      'review',
    ],
    ...['revise', 'save', 'seal', 'send', 'shared', 'submit', 'update', 'use', 'verify', 'withdraw'],
  ]);
});
