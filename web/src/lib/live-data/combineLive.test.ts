import { expect, test, vi } from 'vitest';
import { combineLive } from './combineLive.ts';
import type { Live } from './useLiveData.ts';

const ready = <T>(data: T, changes: object = {}): Live<T> => ({
  status: 'ready',
  data,
  stale: false,
  ...changes,
});
const loading = (unreachable = false): Live<never> => ({ status: 'loading', unreachable });
const failed = (error: object, retry = () => undefined): Live<never> => ({
  status: 'failed',
  error: error as never,
  retry,
});

test('is ready when all are, with their data in order', () => {
  expect(combineLive([ready('branches'), ready(3)])).toEqual(ready(['branches', 3]));
});

test.each([
  ['stale', { stale: true }],
  ['cached', { isCached: true }],
])('is %s when one of them is', (_what, changes) => {
  expect(combineLive([ready('a'), ready('b', changes)])).toEqual(ready(['a', 'b'], changes));
});

test('is loading while one is, and reports an unreachable server', () => {
  expect(combineLive([ready('a'), loading()])).toEqual(loading());
  expect(combineLive([ready('a'), loading(), loading(true)])).toEqual(loading(true));
});

test('fails with the first failure, and retries only those that failed', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const live = combineLive([
    ready('a'),
    failed({ code: 'one' }, first),
    loading(),
    failed({ code: 'two' }, second),
  ]);
  expect(live).toMatchObject({ status: 'failed', error: { code: 'one' } });
  if (live.status === 'failed') live.retry();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});
