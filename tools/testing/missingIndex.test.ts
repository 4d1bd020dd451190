import { describe, expect, test } from 'vitest';
import firestoreIndexes from '../../firestore.indexes.json' with { type: 'json' };
import { type IndexFile, missingIndex, type StructuredQuery } from './missingIndex.ts';

const INDEXES: IndexFile = {
  indexes: [
    {
      collectionGroup: 'notes',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'owner', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'notes',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'notes',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'keys', arrayConfig: 'CONTAINS' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'notes', fieldPath: 'body', indexes: [] }],
};

const is = (fieldPath: string, op = 'EQUAL') => ({ fieldFilter: { field: { fieldPath }, op } });
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const by = (fieldPath: string, direction = 'DESCENDING') => ({ field: { fieldPath }, direction });
const query = (where?: object, ...orderBy: object[]): StructuredQuery => ({
  from: [{ collectionId: 'notes' }],
  ...(where && { where }),
  orderBy,
});

describe('missingIndex', () => {
  test.each<[string, StructuredQuery]>([
    ['everything', query()],
    ['the order of one field', query(undefined, by('at'))],
    ['equalities alone', query(all(is('owner'), is('status'), is('kind', 'IN')))],
    ['a range and its order', query(all(is('at', 'GREATER_THAN'), is('at', 'LESS_THAN')), by('at'))],
    ['an equality and an order', query(is('owner'), by('at'))],
    ['equalities of two indexes with one order', query(all(is('owner'), is('status')), by('at'))],
    [
      'a contained value, an equality and an order',
      query(all(is('keys', 'ARRAY_CONTAINS'), is('owner')), by('at')),
    ],
    ['an order that ends with the name', query(is('owner'), by('at'), by('__name__'))],
    [
      'an or whose parts have indexes',
      query({ compositeFilter: { op: 'OR', filters: [is('owner'), is('status')] } }, by('at')),
    ],
  ])('%s: no index is missing', (_, structured) => expect(missingIndex(structured, INDEXES)).toBeUndefined());

  test.each<[string, StructuredQuery, string]>([
    [
      'the other direction',
      query(is('owner'), by('at', 'ASCENDING')),
      'notes (COLLECTION): owner ASCENDING, at ASCENDING',
    ],
    [
      'another equality',
      query(all(is('owner'), is('kind')), by('at')),
      'owner ASCENDING, kind ASCENDING, at DESCENDING',
    ],
    [
      'a range beside an equality',
      query(all(is('owner'), is('day', 'LESS_THAN'))),
      'owner ASCENDING, day ASCENDING',
    ],
    ['an exempt field', query(is('body')), 'body is exempt'],
    [
      'one part of an or',
      query({ compositeFilter: { op: 'OR', filters: [is('owner'), is('kind')] } }, by('at')),
      'kind ASCENDING, at DESCENDING',
    ],
    [
      'a collection group',
      { from: [{ collectionId: 'notes', allDescendants: true }], where: is('owner') },
      'notes (COLLECTION_GROUP): owner ASCENDING',
    ],
  ])('%s', (_, structured, missing) => expect(missingIndex(structured, INDEXES)).toContain(missing));
});

test('firestore.indexes.json has no index twice', () => {
  const names = firestoreIndexes.indexes.map((index) => JSON.stringify(index));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each([
  ['flyer_instances', 'data'],
  ['flyer_instances', 'snapshot'],
  ['flyer_instances', 'last_step'],
  ['flyer_instances', 'last_rejection'],
  ['snapshots', 'data'],
  ['snapshots', 'parties'],
  ['marks', 'marks'],
  ['mark_resolutions', 'resolutions'],
  // Of records from before migration 001.
  ['flyer_instances', 'sealed'],
  ['flyer_instances', 'previous_seal'],
  ['flyer_instances', 'history'],
  ['versions', 'default_data'],
  ['versions', 'handlebars_schema'],
  ['drafts', '*'],
  ['email_signatures', '*'],
  ['private', '*'],
  ['consent_receipts', '*'],
  ['audit_logs', 'before'],
  ['audit_logs', 'after'],
  ['mail', 'message'],
  ['link_counts', 'facts'],
  ['link_roll_ups', 'sums'],
  ['link_roll_ups', 'names'],
])('%s.%s is large or opaque, and has no index', (collectionGroup, fieldPath) =>
  expect(firestoreIndexes.fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] }),
);

test('an aggregated field comes last in its index', () => {
  const views = {
    ...query(all(is('flyer_instance_id'), is('day', 'GREATER_THAN_OR_EQUAL'))),
    from: [{ collectionId: 'link_counts' }],
  };
  expect(missingIndex(views, firestoreIndexes, ['views'])).toBeUndefined();
  expect(missingIndex(views, firestoreIndexes, ['applications'])).toBeUndefined();
  expect(missingIndex(views, firestoreIndexes, ['starts'])).toBe(
    'link_counts (COLLECTION): flyer_instance_id ASCENDING, day ASCENDING, starts ASCENDING',
  );
});
