import { expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { db } from './db.ts';

const unreadable = () => firestore.doc('tenants/larkfield/templates/__x__');

// Vitest fails by itself when a rejection is left over.
it('a read-only transaction whose first read fails leaves no rejection behind', async () => {
  const { promise: later, resolve } = Promise.withResolvers<void>();
  await expect(db.runReadOnly((transaction) => transaction.get(unreadable()))).rejects.toMatchObject({
    code: 3,
  });
  await expect(
    db.runReadOnly((transaction) =>
      Promise.all([transaction.get(unreadable()), transaction.get(db.tenant('larkfield'))]),
    ),
  ).rejects.toMatchObject({ code: 3 });
  setImmediate(resolve);
  await later;
});

it('gives back what was read, and throws what the work throws', async () => {
  const read = await db.runReadOnly((transaction) => transaction.get(db.tenant('larkfield')));
  expect(read.data()?.id).toBe('larkfield');
  await expect(db.runReadOnly(() => Promise.reject(new Error('of the work')))).rejects.toThrow('of the work');
});
