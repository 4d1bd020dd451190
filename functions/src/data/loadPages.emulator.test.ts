import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { loadPages } from './loadPages.ts';

const collection = () => firestore.collection(`tenants/${tenantId}/templates`);
let tenantId: string;
beforeEach(async () => {
  tenantId = `test-${randomUUID()}`;
  const due = { a: 1, b: 2, c: 2, d: 2, e: 3, f: 9 };
  await Promise.all(Object.entries(due).map(([id, at]) => collection().doc(id).set({ at, title: id })));
});
afterEach(() => firestore.recursiveDelete(firestore.doc(`tenants/${tenantId}`)));

const due = () => collection().where('at', '<', 9).orderBy('at');

it('finds each record once if several have the same value, also with selected fields', async () => {
  for (const query of [due(), due().select('at')]) {
    const pages: string[][] = [];
    for await (const page of loadPages(query, 2)) pages.push(page.map(({ id }) => id));
    expect(pages).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  }
});

it('continues after a record that its caller changed or removed', async () => {
  const seen: string[] = [];
  for await (const page of loadPages(due(), 2)) {
    seen.push(...page.map(({ id }) => id));
    await page[0]?.ref.update({ at: 10 });
    await page[1]?.ref.delete();
  }
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
});
