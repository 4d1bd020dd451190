import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callFunction } from './callFunction.ts';
import { useFunction } from './useFunction.ts';

vi.mock('./callFunction.ts');
const count = (links: number) => ({ links, pages: 0, prints: 0, isAtLeast: false });
const called = vi.mocked(callFunction);

interface Asked {
  flyerId: string | undefined;
  cause?: number;
}

const render = (initialProps: Asked) =>
  renderHook(
    ({ flyerId, cause }: Asked) => useFunction('count-live-links', flyerId ? { flyerId } : undefined, cause),
    { initialProps },
  );

beforeEach(() => called.mockReset());

it('calls once for each input, and shows no other input’s result', async () => {
  called.mockResolvedValueOnce(count(1)).mockResolvedValueOnce(count(2));
  const { result, rerender } = render({ flyerId: 'f1' });
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: count(1) }));
  rerender({ flyerId: 'f1' });
  expect(called).toHaveBeenCalledOnce();
  rerender({ flyerId: 'f2' });
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: count(2) }));
});

it('calls nothing without an input', () => {
  expect(render({ flyerId: undefined }).result.current).toEqual({ status: 'loading' });
  expect(called).not.toHaveBeenCalled();
});

it('calls again for another cause, and keeps the result meanwhile', async () => {
  called.mockResolvedValueOnce(count(1)).mockResolvedValueOnce(count(2));
  const { result, rerender } = render({ flyerId: 'f1', cause: 0 });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  rerender({ flyerId: 'f1', cause: 1 });
  expect(result.current).toEqual({ status: 'ready', data: count(1) });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: count(2) }));
});

it('reports what failed, and calls again on retry', async () => {
  const message = 'Check your connection and try again.';
  called.mockRejectedValueOnce(new Error('internal')).mockResolvedValueOnce(count(3));
  const { result } = render({ flyerId: 'f1' });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', message }));
  const failed = result.current;
  act(() => {
    if (failed.status === 'failed') failed.retry();
  });
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: count(3) }));
});
