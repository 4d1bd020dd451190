import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodePicture, PictureDamaged } from './encodePicture.ts';

/** A fake worker process that a test controls. */
class FakeWorker extends EventEmitter {
  send = vi.fn();
  exitCode = null;
  signalCode = null;
  kill = vi.fn(() => this.emit('exit'));
}

let worker: FakeWorker;
vi.mock('node:child_process', () => ({ fork: () => worker }));
beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
});
afterEach(() => vi.useRealTimers());

const TASK = { file: new Uint8Array([1]), use: 'web' } as const;
const ANSWER = { bytes: new Uint8Array([2]), contentType: 'image/jpeg' };

it('gives a picture its full time, however long the process takes to start', async () => {
  const encoded = encodePicture(TASK);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(worker.send).not.toHaveBeenCalled();
  worker.emit('message', 'ready');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(worker.kill).not.toHaveBeenCalled();
  worker.emit('message', ANSWER);
  await expect(encoded).resolves.toEqual(ANSWER);
  expect(worker.kill).toHaveBeenCalled();
});

it('reports a picture as damaged if it isn’t decoded in time', async () => {
  const encoded = expect(encodePicture(TASK)).rejects.toThrow(PictureDamaged);
  await vi.advanceTimersByTimeAsync(0);
  worker.emit('message', 'ready');
  await vi.advanceTimersByTimeAsync(10_000);
  await encoded;
});

it('reports no picture as damaged if the process doesn’t start', async () => {
  const encoded = encodePicture(TASK).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  const error = await encoded;
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PictureDamaged);
});
