import type { PdfJob } from '@brokerage/domain/flyer/record/pdfJob';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeDocument } from '../../../lib/live-data/documents.ts';
import { followPdfJob } from './followPdfJob.ts';

vi.mock('firebase/firestore', () => ({ doc: vi.fn() }));
vi.mock('../../../lib/live-data/documents.ts', () => ({ subscribeDocument: vi.fn() }));

type Next = (event: unknown) => void;
let next: Next;
const stop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  stop.mockReset();
  vi.mocked(subscribeDocument).mockReturnValue(((listener: Next) => {
    next = listener;
    return stop;
  }) as never);
});
afterEach(() => {
  vi.useRealTimers();
});

const follow = () => followPdfJob({} as never, { tenantId: 'larkfield', jobId: 'f1-abc' });
const say = (job: Partial<PdfJob> | undefined, stale = false) => next({ status: 'ready', data: job, stale });
const running = () => ({ status: 'running', lease_until: new Date(Date.now() + 30_000) }) as const;

test('resolves with the address once the job is done, and stops listening', async () => {
  const followed = follow();
  say(running());
  say({ status: 'done', output_url: '/flyer-pdf/f1?v=2' });
  expect(await followed).toBe('/flyer-pdf/f1?v=2');
  expect(stop).toHaveBeenCalledOnce();
});

test('rejects with the job’s own message when it fails', async () => {
  const followed = follow();
  say({ status: 'failed', error: 'A picture in this flyer is missing.' });
  await expect(followed).rejects.toThrow('A picture in this flyer is missing.');
  expect(stop).toHaveBeenCalledOnce();
});

test('resolves without an address when the lease ends first', async () => {
  const followed = follow();
  say(running());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await followed).toBeUndefined();
});

test('resolves without an address when the job is gone', async () => {
  const followed = follow();
  say(undefined);
  expect(await followed).toBeUndefined();
});

test('ignores what the connection may have missed', async () => {
  const followed = follow();
  say({ status: 'failed', error: 'Of an earlier attempt' }, true);
  say({ status: 'done', output_url: '/flyer-pdf/f1?v=2' });
  expect(await followed).toBe('/flyer-pdf/f1?v=2');
});

test('rejects if the job can’t be read', async () => {
  const followed = follow();
  next({ status: 'failed', error: new Error('permission-denied') });
  await expect(followed).rejects.toThrow('permission-denied');
});

test('rejects if the server never responds, and stops listening', async () => {
  const followed = follow();
  next({ status: 'loading', unreachable: true });
  const rejected = expect(followed).rejects.toThrow('Check your connection');
  await vi.advanceTimersByTimeAsync(20_000);
  await rejected;
  expect(stop).toHaveBeenCalledOnce();
});

test('waits at most a minute for a lease, because the local clock may be wrong', async () => {
  const followed = follow();
  say({ status: 'running', lease_until: new Date(Date.now() + 7_200_000) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await followed).toBeUndefined();
});
