import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore';
import type * as z from 'zod';
import type { Documents } from './useLiveData.ts';

/** Returns whether a value is a timestamp; each of Firestore's two SDKs has its own class for it. */
const isTimestamp = (value: object): value is { toDate: () => Date } =>
  'toDate' in value && typeof value.toDate === 'function';

/** Turns SDK values into plain ones: a Timestamp becomes a Date, at any depth. */
export function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate();
  // Keep other SDK classes (GeoPoint, references) unchanged; a schema rejects them.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

/** A document as either SDK of Firestore hands it out. */
export type Readable = Pick<QueryDocumentSnapshot, 'id' | 'data'> & { ref: { path: string } };

/** Returns the document as the schema knows it, or undefined when it does not fit; its content is never logged. */
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
