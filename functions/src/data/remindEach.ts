import type { Query } from 'firebase-admin/firestore';
import { describeError, logger } from '../logging/logger.ts';
import { loadPages } from './loadPages.ts';

/** Records per read. */
const PAGE_SIZE = 50;

export interface Reminders {
  tenantId: string;
  /** What the log calls the records, such as "license". */
  about: string;
  /** The records that may be due, in order. */
  due: Query<unknown>;
  /** Maximum number of records per run; the next run continues. All of them if left out. */
  limit?: number;
  /** Writes one record's reminder if it is due, once, no matter how often it runs. Returns whether it did. */
  remind: (id: string) => Promise<boolean>;
}

/**
 * Writes a tenant's reminders, one record after another. Returns how many it wrote.
 * @throws Error when some couldn't be written, after trying all, so that the run is repeated
 */
export async function remindEach({
  tenantId,
  about,
  due,
  limit = Number.POSITIVE_INFINITY,
  remind,
}: Reminders): Promise<number> {
  let written = 0;
  let failed = 0;
  let seen = 0;
  for await (const page of loadPages(due, PAGE_SIZE)) {
    for (const { id } of page) {
      try {
        if (await remind(id)) written += 1;
      } catch (error) {
        logger.error('Reminder not written', { about, tenant: tenantId, error: describeError(error) });
        failed += 1;
      }
    }
    seen += page.length;
    if (seen >= limit) break;
  }
  if (failed > 0) throw new Error(`${failed} ${about} reminders were not written`);
  return written;
}
