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

/** `firebase deploy` uploads the functions folder alone and installs there: nothing of the repo is around it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-alone-'));
  await cp(built, folder, { recursive: true });
  await cp(join(ROOT, 'functions/package-lock.json'), join(folder, 'package-lock.json'));
  // As Cloud Build does where there is a lockfile: it fails when the manifest says something else.
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it('installs and loads away from the repository, and exports the functions by name', async () => {
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
    'archive',
    'confirm',
    'count',
    'create',
    'daily',
    'deactivate',
    'directory',
    'duplicate',
    'end',
    'flyer',
    'get',
    'hourly',
    'invite',
    'list',
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
    'revise',
    'save',
    'seal',
    'send',
    'set',
    'shared',
    'submit',
    'update',
    'use',
    'verify',
    'withdraw',
  ]);
});

it('decodes pictures in a process of their own, away from the repository', async () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const worker = fork(join(folder, 'lib/pictureWorker.js'), {
    cwd: folder,
    env: {},
    execArgv: [],
    serialization: 'advanced',
  });
  const answered = once(worker, 'message');
  worker.send({ file: Buffer.from(pixel, 'base64'), use: 'web' });
  const [answer] = (await answered) as [unknown];
  expect(answer).toMatchObject({ contentType: 'image/png', bytes: expect.anything() });
});
