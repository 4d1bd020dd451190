import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAsync } from './useAsync.ts';

type Load = () => Promise<string>;
const render = (load: Load | undefined, cause = 0) =>
  renderHook(({ load, cause }) => useAsync(load, cause), {
    initialProps: { load, cause },
  });

it('drops an earlier call’s result, and keeps the latest meanwhile', async () => {
  const slow = Promise.withResolvers<string>();
  const { result, rerender } = render(() => Promise.resolve('first'));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'first' }));
  rerender({ load: () => slow.promise, cause: 0 });
  expect(result.current).toMatchObject({ status: 'loading', latest: 'first' });
  rerender({ load: () => Promise.resolve('third'), cause: 0 });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'third' }));
  await act(async () => {
    slow.resolve('second');
    await slow.promise;
  });
  expect(result.current).toMatchObject({ status: 'ready', data: 'third' });
});

it('loads once for a function and a cause, even if it was unmounted meanwhile', async () => {
  const load = vi.fn<Load>().mockResolvedValue('answer');
  const { result, rerender } = render(load);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  rerender({ load: undefined, cause: 0 });
  expect(result.current).toMatchObject({ status: 'loading', latest: 'answer' });
  rerender({ load, cause: 0 });
  expect(result.current.status).toBe('ready');
  expect(load).toHaveBeenCalledOnce();
  rerender({ load, cause: 1 });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports what failed, and loads again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('answer');
  const { result } = render(load);
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', error: new Error('away') }));
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'answer' }));
});
