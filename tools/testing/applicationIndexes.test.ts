import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { type QueryCondition, toSubmissionQuery } from '@brokerage/domain/submission/lists/submissionQuery';
import { expect, it } from 'vitest';
import firestoreIndexes from '../../firestore.indexes.json' with { type: 'json' };
import { missingIndex, type StructuredQuery } from './missingIndex.ts';

/** A value of each field that changes the query's conditions. */
const VALUES = {
  kind: [undefined, 'callback'],
  status: [undefined, 'new', 'open', 'closed'],
  officer: [undefined, 'general', 'daniel-okafor'],
  branch: [undefined, 'clifton-nj'],
  purpose: [undefined, 'Purchase'],
  source: [undefined, 'website', 'kTx9abCD23ef'],
  overdue: [undefined, 'yes'],
  notice: [undefined, 'due'],
  from: [undefined, '2026-11-01'],
  to: [undefined, '2026-11-30'],
} as const satisfies Record<keyof SubmissionFilter, readonly unknown[]>;

const everyFilter = Object.entries(VALUES).reduce<SubmissionFilter[]>(
  (filters, [field, values]) =>
    filters.flatMap((filter) =>
      values.map((value) => (value === undefined ? filter : { ...filter, [field]: value })),
    ),
  [{}],
);

const OPS = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
} as const satisfies Record<QueryCondition['op'], string>;

const SEARCH: QueryCondition = { field: 'search_keys', op: 'array-contains', value: 'ortiz' };

function toStructured(
  filter: SubmissionFilter,
  officerId?: string,
  search?: QueryCondition,
): StructuredQuery {
  const { where, orderBy } = toSubmissionQuery(filter, { timeZone: 'America/New_York', officerId });
  const filters = [...where, ...(search ? [search] : [])].map(({ field, op }) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPS[op] },
  }));
  return {
    from: [{ collectionId: 'preapproval_submissions' }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [
      {
        field: { fieldPath: orderBy.field },
        direction: orderBy.direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      },
    ],
  };
}

it.each([
  ['administrators', undefined],
  ['an officer', 'daniel-okafor'],
])('production has indexes for every filter of %s, with and without a search', (_who, officerId) => {
  expect(everyFilter.length).toBe(2 * 4 * 3 * 2 * 2 * 3 * 2 * 2 * 2 * 2);
  const missing = everyFilter.flatMap((filter) =>
    [undefined, SEARCH].map((search) =>
      missingIndex(toStructured(filter, officerId, search), firestoreIndexes),
    ),
  );
  expect([...new Set(missing)]).toEqual([undefined]);
});

it('a filter without its field’s index would fail', () => {
  const withoutPurpose = {
    ...firestoreIndexes,
    indexes: firestoreIndexes.indexes.filter(
      ({ collectionGroup, fields }) =>
        collectionGroup !== 'preapproval_submissions' || fields[0]?.fieldPath !== 'purpose',
    ),
  };
  const asked = toStructured({ purpose: 'Purchase', status: 'new' });
  expect(missingIndex(asked, withoutPurpose)).toContain('purpose ASCENDING');
});

it.each([
  ['email', []],
  ['email', ['lo_assigned_id']],
  ['mobile', []],
  ['mobile', ['lo_assigned_id']],
])('production has indexes for the newest of the same %s, also of one officer: %j', (field, assigned) => {
  const filters = [
    { fieldFilter: { field: { fieldPath: field }, op: OPS.in } },
    ...assigned.map((one) => ({ fieldFilter: { field: { fieldPath: one }, op: OPS['=='] } })),
  ];
  const newest: StructuredQuery = {
    from: [{ collectionId: 'preapproval_submissions' }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: 'created_at' }, direction: 'DESCENDING' }],
  };
  expect(missingIndex(newest, firestoreIndexes)).toBeUndefined();
});
