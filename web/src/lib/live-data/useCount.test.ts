import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadCount } from './listQuery.ts';
import { useCount } from './useCount.ts';

vi.mock('./listQuery.ts', () => ({ loadCount: vi.fn() }));

const query = (name: string) => ({ source: name as never, constraints: [], max: 5 });
const FLYERS = query('flyers');
const LINKS = query('links');

interface Asked {
  asked: typeof FLYERS | undefined;
  version: number;
}

const FIRST: Asked = { asked: FLYERS, version: 1 };

const open = () => renderHook(({ asked, version }) => useCount(asked, version), { initialProps: FIRST });

beforeEach(() => {
  vi.mocked(loadCount).mockReset();
});

test('counts once per query and version, and ignores an earlier query’s result', async () => {
  const late = Promise.withResolvers<number>();
  vi.mocked(loadCount).mockReturnValueOnce(late.promise).mockResolvedValue(7);
  const { result, rerender } = open();
  expect(loadCount).toHaveBeenCalledExactlyOnceWith('flyers', [], 5);
  rerender({ asked: LINKS, version: 1 });
  await act(() => Promise.resolve(late.resolve(3)));
  await waitFor(() => expect(result.current).toBe(7));
  rerender({ asked: undefined, version: 1 });
  expect(result.current).toBeUndefined();
  expect(loadCount).toHaveBeenCalledTimes(2);
});

test('a failed count keeps the previous number, and is unknown without one', async () => {
  vi.mocked(loadCount).mockResolvedValueOnce(3).mockRejectedValue(new Error('unavailable'));
  const { result, rerender } = open();
  await waitFor(() => expect(result.current).toBe(3));
  rerender({ asked: FLYERS, version: 2 });
  await waitFor(() => expect(loadCount).toHaveBeenCalledTimes(2));
  expect(result.current).toBe(3);
  rerender({ asked: LINKS, version: 2 });
  await waitFor(() => expect(result.current).toBe('unknown'));
});
