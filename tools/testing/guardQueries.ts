import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { afterAll, expect } from 'vitest';
import firestoreIndexes from '../../firestore.indexes.json' with { type: 'json' };
import { missingIndex, type StructuredQuery } from './missingIndex.ts';

/*
 * Runs before each test file in the emulators. Fails the file when a query in this process lacks an index, without which only the emulator
 * answers, or when a function's query has no limit.
 */

interface Asked {
  structuredQuery?: StructuredQuery & { limit?: unknown };
  structuredAggregationQuery?: {
    structuredQuery?: StructuredQuery;
    aggregations?: { sum?: { field?: { fieldPath?: string | null } | null } | null }[];
  };
}

/** The client's internal method for everything that returns a stream. */
interface Wire {
  requestStream: (method: string, isBidirectional: boolean, asked: Asked, ...more: unknown[]) => unknown;
}

const missing = new Set<string>();
const wire = Firestore.prototype as unknown as Wire;
const { requestStream } = wire;

wire.requestStream = function requireIndex(this: Wire, method, isBidirectional, asked, ...more) {
  const query = asked.structuredQuery ?? asked.structuredAggregationQuery?.structuredQuery;
  const sums = (asked.structuredAggregationQuery?.aggregations ?? []).flatMap(
    ({ sum }) => sum?.field?.fieldPath ?? [],
  );
  const lacks = query && missingIndex(query, firestoreIndexes, sums);
  if (lacks) missing.add(lacks);
  return requestStream.call(this, method, isBidirectional, asked, ...more);
};

const unlimited = new Set<string>();

/** Records a query without a limit by the line of the function that creates it. Tests may query without one. */
function requireLimit(query: unknown): void {
  if (!(query instanceof Query)) return;
  const { structuredQuery } = (query as unknown as { toProto: () => Asked }).toProto();
  if (structuredQuery?.limit) return;
  const caller = new Error().stack?.split('\n').find((line) => line.includes('/functions/src/'));
  const place = /functions\/src\/([^:]+):\d+/.exec(caller ?? '');
  if (!place || /\.test\.|^testing\//.test(place[1] ?? '')) return;
  unlimited.add(place[0]);
}

/** Both ways to read a query, typed so that one function can replace either. */
interface Reader {
  get: (...asked: unknown[]) => unknown;
}

const queries = Query.prototype as unknown as Reader;
const getQuery = queries.get;
queries.get = function getLimited(this: unknown, ...asked) {
  requireLimit(this);
  return getQuery.apply(this, asked);
};

const transactions = Transaction.prototype as unknown as Reader;
const getInTransaction = transactions.get;
transactions.get = function getLimited(this: unknown, ...asked) {
  requireLimit(asked[0]);
  return getInTransaction.apply(this, asked);
};

afterAll(() => {
  expect([...missing], 'to be added to firestore.indexes.json').toEqual([]);
  expect([...unlimited], 'queries without a limit').toEqual([]);
});
