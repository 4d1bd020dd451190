import { describeError } from '../http/defineCallable.ts';
import { logger } from '../http/logger.ts';

interface Reminders {
  tenantId: string;
  /** What the log calls them, such as "license". */
  about: string;
  /** The records that may be due, in order, a page at a time. */
  due: FirebaseFirestore.Query<unknown>;
  /** Pages that one run takes; the next run takes the rest. All of them where it is left out. */
  maxPages?: number;
  /** Writes one record's reminder if it is due, once however often it runs. Returns whether it did. */
  remind: (id: string) => Promise<boolean>;
}

/**
 * Writes a tenant's reminders, one record after another. Returns how many it wrote.
 * @throws Error when some couldn't be written, after the others, so that the run is repeated
 */
export async function remindEach({
  tenantId,
  about,
  due,
  maxPages = Number.POSITIVE_INFINITY,
  remind,
}: Reminders): Promise<number> {
  let written = 0;
  let failed = 0;
  let page = await due.get();
  for (let pages = 1; !page.empty; pages += 1) {
    for (const { id } of page.docs) {
      try {
        if (await remind(id)) written += 1;
      } catch (error) {
        logger.error('Reminder not written', { about, tenant: tenantId, error: describeError(error) });
        failed += 1;
      }
    }
    if (pages >= maxPages) break;
    page = await due.startAfter(page.docs.at(-1)).get();
  }
  if (failed > 0) throw new Error(`${failed} ${about} reminders were not written`);
  return written;
}
