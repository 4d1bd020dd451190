import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { subscribeQuery } from './documents.ts';
import type { Documents, Subscribe } from './useLiveData.ts';
import { useRecordsById } from './useRecordsById.ts';

vi.mock('../firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('./listQuery.ts', () => ({
  listQuery: (_source: unknown, _size: number, ids: string[]) => ids,
}));
vi.mock('./documents.ts', () => ({ subscribeQuery: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  collection: (_firestore: unknown, path: string) => path,
  documentId: () => 'id',
  where: (_field: unknown, _operator: string, ids: string[]) => ids,
}));

type Record = { id: string; name: string };
type Event = Parameters<Parameters<Subscribe<Documents<Record>>>[0]>[0];
const schema = z.object({ id: z.string(), name: z.string() });
const failure = (code: string): Event => ({ status: 'failed', error: { code } as never });

/** Answers the query for the first 30 ids with their records, and the next one with `second`. */
function answer(second: Event) {
  vi.mocked(subscribeQuery).mockImplementation((query) => (next) => {
    const ids = query as unknown as string[];
    const items = ids.map((id) => ({ id, name: `Name of ${id}` }));
    next(
      (ids.length === 30
        ? { status: 'ready', data: { items, unreadable: 0 }, stale: false }
        : second) as never,
    );
    return () => undefined;
  });
}
const ids = Array.from({ length: 31 }, (_, index) => `r${String(index).padStart(2, '0')}`);
const read = () => renderHook(() => useRecordsById({ path: 'records', ids, schema })).result.current;
beforeEach(() => vi.mocked(subscribeQuery).mockReset());

test('treats forbidden records as missing', () => {
  answer(failure('permission-denied'));
  expect(read()).toMatchObject({ items: { length: 30 }, isComplete: true });
  expect(read().hasFailed).toBeUndefined();
});

test('a failed query leaves open which records are missing', () => {
  answer(failure('resource-exhausted'));
  expect(read()).toMatchObject({ items: { length: 30 }, isComplete: false, hasFailed: true });
});
