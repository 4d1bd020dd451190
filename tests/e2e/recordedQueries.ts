import type { Request } from '@playwright/test';
import type { StructuredQuery } from '../../tools/testing/missingIndex.ts';
import { listenMessages } from './listenChannels.ts';

/** A query, and the document or database whose collections it reads. */
export interface RecordedQuery {
  parent: string;
  query: StructuredQuery;
}

interface AggregationRequest {
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
}

const toRecorded = (parent: string, query: StructuredQuery | undefined): RecordedQuery[] =>
  query ? [{ parent, query }] : [];

/** Returns the queries in a request of the Firestore SDK. */
export function recordedQueries(request: Request): RecordedQuery[] {
  const body = request.method() === 'POST' ? request.postData() : null;
  if (body === null) return [];
  const [, counted] = /\/v1\/(.+):runAggregationQuery$/.exec(request.url()) ?? [];
  if (counted !== undefined) {
    const { structuredAggregationQuery } = JSON.parse(body) as AggregationRequest;
    return toRecorded(counted, structuredAggregationQuery?.structuredQuery);
  }
  return listenMessages(request).flatMap(({ addTarget }) =>
    toRecorded(addTarget?.query?.parent ?? '', addTarget?.query?.structuredQuery),
  );
}
