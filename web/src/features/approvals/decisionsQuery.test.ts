import type { Firestore } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { indexes } from '../../../../firestore.indexes.json';
import { decisionsQuery } from './decisionsQuery.ts';

vi.mock('firebase/firestore', () => ({
  collection: (_firestore: unknown, path: string) => path,
  where: (field: string, operator: string, value: unknown) => ({ where: [field, operator, value] }),
  orderBy: (field: string, direction: string) => ({ orderBy: [field, direction] }),
  limit: (most: number) => ({ limit: most }),
  query: (path: string, ...constraints: object[]) => ({ path, constraints }),
}));

const query = decisionsQuery({} as Firestore, 'larkfield', 'naomi', undefined) as unknown as {
  constraints: { where?: [string, string, unknown]; orderBy?: [string, string] }[];
};

// The emulator answers queries without an index; production doesn't. What the query finds is in tests/rules/queries.rules.test.ts.
test('has a composite index', () => {
  const fields = query.constraints.flatMap(({ where, orderBy }) => {
    if (where) return [{ fieldPath: where[0], order: 'ASCENDING' }];
    return orderBy
      ? [{ fieldPath: orderBy[0], order: orderBy[1] === 'desc' ? 'DESCENDING' : 'ASCENDING' }]
      : [];
  });
  expect(indexes).toContainEqual({ collectionGroup: 'audit_logs', queryScope: 'COLLECTION', fields });
});
