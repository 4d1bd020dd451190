import { withDates } from '@brokerage/domain/collections/withDates';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type * as z from 'zod';
import type { Documents } from './useLiveData.ts';

/** A document from either Firestore SDK. */
export type ReadableDocument = Pick<QueryDocumentSnapshot, 'id' | 'data'> & { ref: { path: string } };

/** Parses a document with the schema, or returns undefined if it doesn't match; its content is never logged. */
export function parseDocument<T>(schema: z.ZodType<T>, snapshot: ReadableDocument): T | undefined {
  const parsed = schema.safeParse({ ...withDates(snapshot.data()), id: snapshot.id });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
  console.warn(`${snapshot.ref.path} could not be read; not as expected: ${fields.join(', ')}`);
  return undefined;
}

/** Parses documents with the schema; leaves out and counts those that don't match. */
export function parseDocuments<T>(
  schema: z.ZodType<T>,
  snapshots: readonly ReadableDocument[],
): Documents<T> {
  const items = snapshots
    .map((snapshot) => parseDocument(schema, snapshot))
    .filter((item) => item !== undefined);
  return { items, unreadable: snapshots.length - items.length };
}
