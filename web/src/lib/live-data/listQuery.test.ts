import { collection, queryEqual, where } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { startFirestore } from '../firebase/startFirestore.ts';
import { listQuery, toListQuery } from './listQuery.ts';

const { initializeApp } = await vi.importActual<typeof import('firebase/app')>('firebase/app');
const { limit, orderBy, query } =
  await vi.importActual<typeof import('firebase/firestore')>('firebase/firestore');
const firestore = startFirestore(initializeApp({ projectId: 'demo-brokerage' }), undefined);
const realtors = collection(firestore, 'realtors');
const anns = where('name', '==', 'Ann');

test('a list has the given limit', () => {
  expect(queryEqual(listQuery(realtors, 25, anns), query(realtors, anns, limit(25)))).toBe(true);
});

test('plain data identifies the same query', () => {
  const plain = toListQuery(firestore, {
    collection: 'realtors',
    where: [['name', '==', 'Ann']],
    orderBy: ['created_at', 'desc'],
    limit: 25,
  });
  expect(queryEqual(plain, query(realtors, anns, orderBy('created_at', 'desc'), limit(25)))).toBe(true);
});

test.each([0, -1, 1.5, Number.POSITIVE_INFINITY, Number.NaN, 1001])('rejects the limit %d', (size) => {
  expect(() => listQuery(realtors, size)).toThrow('Not a limit');
});
