import type { Request } from '@playwright/test';
import type { StructuredQuery } from '../../tools/testing/missingIndex.ts';
import { listenMessages } from './listenChannels.ts';

/** A query, and the document or database whose collections it reads. */
export interface AskedQuery {
  parent: string;
  query: StructuredQuery;
}

interface AggregationRequest {
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
}

const toAsked = (parent: string, query: StructuredQuery | undefined): AskedQuery[] =>
  query ? [{ parent, query }] : [];

/** Returns the queries in a request of the Firestore SDK. */
export function askedQueries(request: Request): AskedQuery[] {
  const body = request.method() === 'POST' ? request.postData() : null;
  if (body === null) return [];
  const [, counted] = /\/v1\/(.+):runAggregationQuery$/.exec(request.url()) ?? [];
  if (counted !== undefined) {
    const { structuredAggregationQuery } = JSON.parse(body) as AggregationRequest;
    return toAsked(counted, structuredAggregationQuery?.structuredQuery);
  }
  return listenMessages(request).flatMap(({ addTarget }) =>
    toAsked(addTarget?.query?.parent ?? '', addTarget?.query?.structuredQuery),
  );
}
