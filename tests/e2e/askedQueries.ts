import type { Request } from '@playwright/test';
import type { StructuredQuery } from '../../tools/testing/missingIndex.ts';

interface ListenRequest {
  addTarget?: { query?: { structuredQuery?: StructuredQuery } };
}
interface AggregationRequest {
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
}

/** Returns the queries that a request of the Firestore SDK asks the server. */
export function askedQueries(request: Request): StructuredQuery[] {
  const body = request.method() === 'POST' ? request.postData() : null;
  if (body === null) return [];
  if (request.url().endsWith(':runAggregationQuery')) {
    const { structuredAggregationQuery } = JSON.parse(body) as AggregationRequest;
    return structuredAggregationQuery?.structuredQuery ? [structuredAggregationQuery.structuredQuery] : [];
  }
  if (!request.url().includes('/google.firestore.v1.Firestore/Listen/channel?')) return [];
  // A form with one field for each message, such as req0___data__.
  return [...new URLSearchParams(body)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, message]) => JSON.parse(message) as ListenRequest)
    .flatMap(({ addTarget }) => addTarget?.query?.structuredQuery ?? []);
}
