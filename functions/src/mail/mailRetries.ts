import pLimit from 'p-limit';
import { db } from '../data/db.ts';
import { defineTenantJob } from '../data/defineTenantJob.ts';
import { describeError, logger } from '../logging/logger.ts';
import { type DeliveryOptions, deliver } from './deliverMail.ts';
import { readSmtpSettings, SMTP_PASSWORD } from './smtp.ts';

/** Mails per run, the longest due first; the next run takes the others. */
const MAILS_PER_RUN = 100;
/** Mails handed to the mail server concurrently. */
const CONCURRENCY = 5;

/**
 * Retries a tenant's mails whose next attempt is due, and those whose last attempt crashed. Returns how many were sent.
 * @throws Error when some couldn't be read or stored, after trying all, so that the run is repeated
 */
export async function retryDueMail(tenantId: string, options: DeliveryOptions): Promise<number> {
  const due = await db
    .outbox(tenantId)
    .withConverter(null)
    .where('next_attempt_at', '<=', options.now)
    .orderBy('next_attempt_at')
    .select()
    .limit(MAILS_PER_RUN)
    .get();
  const limit = pLimit(CONCURRENCY);
  let sent = 0;
  let failed = 0;
  await Promise.all(
    due.docs.map(({ id: mailId }) =>
      limit(async () => {
        try {
          if ((await deliver({ tenantId, mailId }, options)) === 'sent') sent += 1;
        } catch (error) {
          logger.error('Mail not retried', { tenant: tenantId, mail: mailId, error: describeError(error) });
          failed += 1;
        }
      }),
    ),
  );
  if (failed > 0) throw new Error(`${failed} mails were not retried`);
  return sent;
}

/** mail-retries, tenant-mail-retries: retries mail that couldn't be sent, every five minutes. */
export const mailRetries = defineTenantJob({
  queue: 'tenant-mail-retries',
  schedule: '*/5 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Mail not retried',
  secrets: [SMTP_PASSWORD],
  work: async (tenantId) => {
    if (!readSmtpSettings()) return;
    const sent = await retryDueMail(tenantId, { now: new Date() });
    if (sent > 0) logger.info('mail retried', { tenant: tenantId, sent });
  },
});
