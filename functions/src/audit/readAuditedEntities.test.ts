import { initializeApp } from 'firebase-admin/app';
import { beforeAll, expect, it } from 'vitest';
import { readAuditedEntities } from './readAuditedEntities.ts';

beforeAll(() => {
  initializeApp({ projectId: 'demo-audit' });
});

const headOf = (seq: number) => ({ seq, hash: 'f'.repeat(64) });

/** A database with these heads by path, which counts how often it is asked. */
function databaseWith(heads: Record<string, unknown>) {
  const asked = { queries: 0, reads: 0, batches: [] as number[] };
  const snapshotOf = (ref: { path: string; id: string }) => ({
    ref,
    id: ref.id,
    get: (field: string) => (field === 'audit_head' ? heads[ref.path] : undefined),
  });
  const transaction = {
    get: (what: { path?: string; id?: string }) => {
      if (what.path === undefined) {
        asked.queries += 1;
        const docs = Object.keys(heads)
          .filter((path) => path.startsWith('user_roles/'))
          .map((path) => snapshotOf({ path, id: path.slice('user_roles/'.length) }));
        return Promise.resolve({ docs });
      }
      asked.reads += 1;
      return Promise.resolve(snapshotOf(what as { path: string; id: string }));
    },
    getAll: (...all: ({ path: string; id: string } | { fieldMask: string[] })[]) => {
      const refs = all.filter((one) => 'path' in one);
      asked.batches.push(refs.length);
      return Promise.resolve(refs.map(snapshotOf));
    },
  } as unknown as FirebaseFirestore.Transaction;
  return { transaction, asked };
}

it('reads the heads of thousands of entities in a few batches, each entity once', async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `flyer${index}`);
  const { transaction, asked } = databaseWith(
    Object.fromEntries(ids.map((id, index) => [`tenants/acme/flyer_instances/${id}`, headOf(index + 1)])),
  );
  const records = [...ids, ...ids].map((entity_id) => ({ entity_type: 'flyer', entity_id }));
  const entities = await readAuditedEntities(transaction, 'acme', records);
  const flyers = entities.filter(({ entity_type }) => entity_type === 'flyer');
  expect(flyers).toEqual(
    ids.map((entity_id, index) => ({ entity_type: 'flyer', entity_id, head: headOf(index + 1) })),
  );
  // The company's own record and its older place; the flyers and the security settings in batches.
  expect(asked).toMatchObject({ queries: 1, reads: 2 });
  expect(asked.batches).toHaveLength(7);
  expect(asked.batches.reduce((sum, size) => sum + size)).toBe(2001);
});

it('finds members without records, and gives no head to what is gone, damaged or of an unknown type', async () => {
  const { transaction } = databaseWith({
    'user_roles/ana': headOf(3),
    'tenants/acme/audit_heads/company': headOf(2),
    'tenants/acme/templates/damaged': { seq: 'x' },
  });
  const entities = await readAuditedEntities(transaction, 'acme', [
    { entity_type: 'member', entity_id: 'ana' },
    { entity_type: 'template', entity_id: 'damaged' },
    { entity_type: 'link', entity_id: 'gone' },
    { entity_type: 'toString', entity_id: 'x' },
  ]);
  expect(entities).toEqual([
    { entity_type: 'member', entity_id: 'ana', head: headOf(3) },
    { entity_type: 'company', entity_id: 'acme', head: headOf(2) },
    { entity_type: 'security', entity_id: 'acme', head: null },
    { entity_type: 'template', entity_id: 'damaged', head: null },
    { entity_type: 'link', entity_id: 'gone', head: null },
    { entity_type: 'toString', entity_id: 'x', head: null },
  ]);
});
