import { withDates } from '@brokerage/domain/collections/withDates';
import { toExpiry } from '@brokerage/domain/retention';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import { type SearchText, toSearchKeys } from '@brokerage/domain/search/searchKeys';
import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';

/** Fields that a new record gets in addition to its own. */
type Stamp<S extends z.ZodType<DocumentData>> = (record: z.output<S>) => DocumentData;

/**
 * Returns the converter of a schema: every record is parsed when read, and one that doesn't parse is an error, never a half-typed object.
 * `update` bypasses converters, so `toStamp` applies only to created records.
 */
export function parsedBy<S extends z.ZodType<DocumentData>>(
  schema: S,
  toStamp?: Stamp<S>,
): FirestoreDataConverter<z.output<S>> {
  return {
    // Writes need whole records; partial updates bypass the converter.
    toFirestore: (record) => ({ ...withoutUndefined(record), ...toStamp?.(record as z.output<S>) }),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => schema.parse(withDates(snapshot.data())),
  };
}

/**
 * Returns a converter like `parsedBy`; created records get their search keys and the version of their shape. Code that later changes one of
 * the searched texts has to write `search_keys`, too.
 */
export const searchedBy = <K extends keyof typeof SCHEMA_VERSIONS, S extends z.ZodType<DocumentData>>(
  kind: K,
  schema: S,
  toText: (record: z.output<S>) => SearchText,
): FirestoreDataConverter<z.output<S>> =>
  parsedBy(schema, (record) => ({
    search_keys: toSearchKeys(toText(record)),
    schema_version: SCHEMA_VERSIONS[kind],
  }));

/** Returns a converter like `parsedBy`; created records get the time at which TTL may remove them. */
export const expiringBy = <S extends z.ZodType<DocumentData & { created_at: Date }>>(
  schema: S,
  days: number,
  toStamp?: Stamp<S>,
): FirestoreDataConverter<z.output<S>> =>
  parsedBy(schema, (record) => ({ expire_at: toExpiry(record.created_at, days), ...toStamp?.(record) }));

/** Leaves out undefined values, which Firestore rejects: an absent answer is an absent field. */
export function withoutUndefined(record: object): DocumentData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
