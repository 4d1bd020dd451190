import { runTransaction } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveInTransaction } from './saveInTransaction.ts';

vi.mock('firebase/firestore', () => ({ runTransaction: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns the transaction’s result', async () => {
  vi.mocked(runTransaction).mockImplementation((_firestore, write) => write({} as never));
  await expect(saveInTransaction({} as never, () => 'saved')).resolves.toBe('saved');
});

test('gives up on a transaction that a dead connection never answers', async () => {
  vi.mocked(runTransaction).mockReturnValue(new Promise(() => undefined));
  const given = expect(saveInTransaction({} as never, () => undefined)).rejects.toThrow('No response');
  await vi.advanceTimersByTimeAsync(20_000);
  await given;
});
