import { toExpiry } from '@brokerage/domain/retention';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import { type SearchText, toSearchKeys } from '@brokerage/domain/search/searchKeys';
import {
  type DocumentData,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as z from 'zod';

/** Turns Firestore's times into Dates, at any depth: no SDK class goes further in than this edge. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? withDates(value)
    : value;
}

/** Returns a record with dates in the place of timestamps, at any depth. */
export function withDates(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
}

/** Fields that a new record gets in addition to its own. */
type Stamp<S extends z.ZodType<DocumentData>> = (record: z.output<S>) => DocumentData;

/**
 * Returns the converter of a schema: every record is parsed when read; one that does not parse is an error, never a half-typed object.
 * `update` passes converters by, so `toStamp` reaches only what is created.
 */
export function parsedBy<S extends z.ZodType<DocumentData>>(
  schema: S,
  toStamp?: Stamp<S>,
): FirestoreDataConverter<z.output<S>> {
  return {
    // Writes take whole records; partial updates don’t pass the converter.
    toFirestore: (record) => ({ ...withoutUndefined(record), ...toStamp?.(record as z.output<S>) }),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => schema.parse(withDates(snapshot.data())),
  };
}

/**
 * Returns a converter as `parsedBy` does; a record that is created gets its search keys and the version of its shape. Whoever changes
 * one of the searched texts later writes `search_keys` along.
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

/** Returns a converter as `parsedBy` does; a record that is created gets the time at which TTL may remove it. */
export const expiringBy = <S extends z.ZodType<DocumentData & { created_at: Date }>>(
  schema: S,
  days: number,
  toStamp?: Stamp<S>,
): FirestoreDataConverter<z.output<S>> =>
  parsedBy(schema, (record) => ({ expire_at: toExpiry(record.created_at, days), ...toStamp?.(record) }));

/** Leaves out what is undefined, which Firestore refuses: an absent answer is an absent field. */
export function withoutUndefined(record: object): DocumentData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
