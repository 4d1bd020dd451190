import { withDates } from '@brokerage/domain/collections/withDates';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { logger } from '../logging/logger.ts';

/** Stored records that a schema accepts. */
interface ReadableRecords<T> {
  records: T[];
  /** How many it doesn't accept. */
  unreadable: number;
}

/**
 * Returns the records of documents that a schema accepts, for lists and sums: one bad record must not hide the others. Logs the paths of
 * the rest; documents that don't exist are neither. The document's id is passed to the schema as `id`.
 */
export function parseReadable<S extends z.ZodType>(
  docs: readonly DocumentSnapshot<unknown>[],
  schema: S,
): ReadableRecords<z.output<S>> {
  const records: z.output<S>[] = [];
  const unreadable: string[] = [];
  for (const stored of docs.filter(({ exists }) => exists)) {
    const { success, data } = schema.safeParse({
      ...withDates(stored.data() as DocumentData),
      id: stored.id,
    });
    if (success) records.push(data);
    else unreadable.push(stored.ref.path);
  }
  if (unreadable.length > 0) logger.error('unreadable records', { paths: unreadable });
  return { records, unreadable: unreadable.length };
}
