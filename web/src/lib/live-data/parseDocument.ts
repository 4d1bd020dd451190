import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore';
import type * as z from 'zod';
import type { Documents } from './useLiveData.ts';

/** Returns whether a value is a timestamp; each of Firestore's two SDKs has its own class for it. */
const isTimestamp = (value: object): value is { toDate: () => Date } =>
  'toDate' in value && typeof value.toDate === 'function';

/** Converts SDK values to plain ones at any depth: a Timestamp becomes a Date. */
export function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate();
  // Keep other SDK classes (GeoPoint, references) unchanged; a schema rejects them.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

/** A document from either Firestore SDK. */
export type Readable = Pick<QueryDocumentSnapshot, 'id' | 'data'> & { ref: { path: string } };

/** Parses a document with the schema, or returns undefined if it doesn't match; its content is never logged. */
export function parseDocument<T>(schema: z.ZodType<T>, snapshot: Readable): T | undefined {
  const parsed = schema.safeParse({ ...(toPlain(snapshot.data()) as DocumentData), id: snapshot.id });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
  console.warn(`${snapshot.ref.path} could not be read; not as expected: ${fields.join(', ')}`);
  return undefined;
}

/** Parses documents with the schema; leaves out and counts those that don't match. */
export function parseDocuments<T>(schema: z.ZodType<T>, snapshots: readonly Readable[]): Documents<T> {
  const items = snapshots
    .map((snapshot) => parseDocument(schema, snapshot))
    .filter((item) => item !== undefined);
  return { items, unreadable: snapshots.length - items.length };
}
