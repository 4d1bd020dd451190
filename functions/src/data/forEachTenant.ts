import { logger } from 'firebase-functions/v2';
import { describeError } from '../http/defineCallable.ts';
import { db } from './db.ts';

/**
 * Runs a scheduled job's work for one tenant after the other. A tenant that fails doesn't stop the others: its error is
 * logged without personal data.
 * @param failure what the log says of a tenant that failed, such as "Audit log not sealed"
 * @throws Error naming every tenant that failed, after the last one, so that the job is retried
 */
export async function forEachTenant(
  failure: string,
  work: (tenantId: string) => Promise<unknown>,
): Promise<void> {
  const tenants = await db.tenants().select().get();
  const failed: string[] = [];
  for (const { id } of tenants.docs) {
    try {
      await work(id);
    } catch (error) {
      logger.error(failure, { tenant: id, error: describeError(error) });
      failed.push(id);
    }
  }
  if (failed.length > 0) throw new Error(`${failure}: ${failed.join(', ')}`);
}
