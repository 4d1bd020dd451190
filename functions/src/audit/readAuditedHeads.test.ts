import { initializeApp } from 'firebase-admin/app';
import type { Transaction } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { readAuditedHeads } from './readAuditedHeads.ts';

beforeAll(() => {
  initializeApp({ projectId: 'demo-audit' });
});

const toHead = (seq: number) => ({ seq, hash: 'f'.repeat(64) });

/** A database with these heads by path, which counts its reads. */
function databaseWith(heads: Record<string, unknown>) {
  const asked = { reads: 0, batches: [] as number[] };
  const toSnapshot = (ref: { path: string; id: string }) => ({
    ref,
    id: ref.id,
    get: (field: string) => (field === 'audit_head' ? heads[ref.path] : undefined),
  });
  const transaction = {
    get: (what: { path: string; id: string }) => {
      asked.reads += 1;
      return Promise.resolve(toSnapshot(what));
    },
    getAll: (...all: ({ path: string; id: string } | { fieldMask: string[] })[]) => {
      const refs = all.filter((one) => 'path' in one);
      asked.batches.push(refs.length);
      return Promise.resolve(refs.map(toSnapshot));
    },
  } as unknown as Transaction;
  return { transaction, asked };
}

it('reads the heads of thousands of entities in a few batches', async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `flyer${index}`);
  const { transaction, asked } = databaseWith(
    Object.fromEntries(ids.map((id, index) => [`tenants/acme/flyer_instances/${id}`, toHead(index + 1)])),
  );
  const flyers = ids.map((entity_id) => ({ entity_type: 'flyer', entity_id }));
  expect(await readAuditedHeads(transaction, 'acme', flyers)).toEqual(
    flyers.map((flyer, index) => ({ ...flyer, head: toHead(index + 1) })),
  );
  expect(asked.reads).toBe(0);
  expect(asked.batches).toHaveLength(7);
  expect(asked.batches.reduce((sum, size) => sum + size)).toBe(2000);
});

it('returns no head for what is gone, damaged or of an unknown type', async () => {
  const { transaction } = databaseWith({
    'user_roles/ana': toHead(3),
    'tenants/acme/audit_heads/company': toHead(2),
    'tenants/acme/templates/damaged': { seq: 'x' },
  });
  const entities = await readAuditedHeads(transaction, 'acme', [
    { entity_type: 'member', entity_id: 'ana' },
    { entity_type: 'company', entity_id: 'acme' },
    { entity_type: 'template', entity_id: 'damaged' },
    { entity_type: 'link', entity_id: 'gone' },
    { entity_type: 'toString', entity_id: 'x' },
  ]);
  expect(entities.map(({ head }) => head)).toEqual([toHead(3), toHead(2), null, null, null]);
});
