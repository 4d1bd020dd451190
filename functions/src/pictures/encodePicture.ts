import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { PictureResult, PictureTask } from './pictureWorker.ts';
import { PictureTooLarge } from './printablePicture.ts';
import type { EncodedPicture } from './webPicture.ts';

/** The largest allowed picture takes about three seconds on one CPU. */
const TIME_LIMIT_MS = 10_000;
/** For starting the process; counted separately, so that a slow machine doesn't make a picture look damaged. */
const START_LIMIT_MS = 10_000;

// Next to this module in src, and next to the bundle in lib.
const WORKER = fileURLToPath(
  new URL(`./pictureWorker${extname(new URL(import.meta.url).pathname)}`, import.meta.url),
);

/** The picture is damaged, has another format, or took too long to decode. */
export class PictureDamaged extends Error {
  override readonly name = 'PictureDamaged';
}

/** One at a time per instance, because each may take 400 MB. */
const inTurn = pLimit(1);

/**
 * Decodes and encodes a picture in a separate process, which is killed at the time limit: a native decoder can't be stopped in a thread.
 * @throws PictureTooLarge; PictureDamaged; Error when the process doesn't start
 */
export const encodePicture = (task: PictureTask, timeLimitMs = TIME_LIMIT_MS): Promise<EncodedPicture> =>
  inTurn(() => encodeNow(task, timeLimitMs));

async function encodeNow(task: PictureTask, timeLimitMs: number): Promise<EncodedPicture> {
  // No secrets in its environment and no debugger port. Like any process here, it could still use the functions' service account.
  const worker = fork(WORKER, { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  try {
    if (!(await awaitMessage(worker, START_LIMIT_MS))) throw new Error('The decoder did not start');
    // The worker may be killed mid-write; the wait below sees its `exit`.
    worker.send(task, () => undefined);
    // The worker is our own code and sends nothing else.
    const result = (await awaitMessage(worker, timeLimitMs)) as PictureResult | undefined;
    if (!result) throw new PictureDamaged('The decoder did not end, or crashed');
    if (!('failure' in result)) return result;
    throw result.failure === 'too-large' ? new PictureTooLarge() : new PictureDamaged();
  } finally {
    worker.kill('SIGKILL');
  }
}

/** Returns the worker's next message; undefined when it ended without one, or was killed at the time limit. */
async function awaitMessage(worker: ChildProcess, timeLimitMs: number): Promise<unknown> {
  if (worker.exitCode !== null || worker.signalCode !== null) return undefined;
  const timeout = setTimeout(() => worker.kill('SIGKILL'), timeLimitMs);
  const exited = once(worker, 'exit').then(() => undefined);
  const result = once(worker, 'message').then(([message]: unknown[]) => message);
  return Promise.race([result, exited]).finally(() => clearTimeout(timeout));
}
