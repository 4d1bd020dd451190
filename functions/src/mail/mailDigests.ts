import { defineTenantJob } from '../data/defineTenantJob.ts';
import { logger } from '../logging/logger.ts';
import { sendDigests } from './sendDigests.ts';

/**
 * mail-digests, tenant-mail-digests: sends daily summaries. Runs every hour, because each company's morning is at a different time: the
 * first run after 7 AM in a company's time zone sends its summaries, and the others find nothing.
 */
export const mailDigests = defineTenantJob({
  queue: 'tenant-mail-digests',
  schedule: '2 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Daily summaries not sent',
  work: async (tenantId, at) => {
    const digests = await sendDigests(tenantId, at);
    if (digests > 0) logger.info('daily summaries sent', { tenant: tenantId, digests });
  },
});
