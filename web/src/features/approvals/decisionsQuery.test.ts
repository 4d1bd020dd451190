import { DECISION_ACTIONS } from '@brokerage/domain/audit/auditRecord';
import type { Firestore, QueryDocumentSnapshot } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { indexes } from '../../../../firestore.indexes.json';
import { decisionsQuery } from './decisionsQuery.ts';

vi.mock('firebase/firestore', () => ({
  collection: (_firestore: unknown, path: string) => path,
  where: (field: string, operator: string, value: unknown) => ({ where: [field, operator, value] }),
  orderBy: (field: string, direction: string) => ({ orderBy: [field, direction] }),
  startAfter: (document: unknown) => ({ startAfter: document }),
  limit: (most: number) => ({ limit: most }),
  query: (path: string, ...constraints: object[]) => ({ path, constraints }),
}));

const last = { id: 'flyer-f25-00000001' } as QueryDocumentSnapshot;
const query = (after?: QueryDocumentSnapshot) =>
  decisionsQuery({} as Firestore, 'larkfield', 'naomi', after) as unknown as {
    path: string;
    constraints: { where?: [string, string, unknown]; orderBy?: [string, string] }[];
  };

test('asks for the decisions of one reviewer in their company, 25 at a time, newest first', () => {
  const { path, constraints } = query();
  expect(path).toBe('tenants/larkfield/audit_logs');
  expect(constraints).toEqual([
    { where: ['actor_user_id', '==', 'naomi'] },
    { where: ['action', 'in', DECISION_ACTIONS] },
    { orderBy: ['at', 'desc'] },
    { limit: 25 },
  ]);
  expect(query(last).constraints).toContainEqual({ startAfter: last });
});

// The emulator answers queries without an index; production doesn't.
test('has a composite index', () => {
  const fields = query().constraints.flatMap(({ where, orderBy }) => {
    if (where) return [{ fieldPath: where[0], order: 'ASCENDING' }];
    return orderBy
      ? [{ fieldPath: orderBy[0], order: orderBy[1] === 'desc' ? 'DESCENDING' : 'ASCENDING' }]
      : [];
  });
  expect(indexes).toContainEqual({ collectionGroup: 'audit_logs', queryScope: 'COLLECTION', fields });
});
