import { defineTenantJob } from '../data/defineTenantJob.ts';
import { logger } from '../http/logger.ts';
import { remindOfLicenses } from './remindOfLicenses.ts';

/** daily-license-reminders, tenant-license-reminders: sends reminders of licenses that expire, every morning on the East Coast. */
export const licenseReminders = defineTenantJob({
  queue: 'tenant-license-reminders',
  schedule: '0 7 * * *',
  timeZone: 'America/New_York',
  failure: 'License reminders not sent',
  work: async (tenantId, at) => {
    const reminders = await remindOfLicenses(tenantId, at);
    if (reminders > 0) logger.info('license reminders sent', { tenant: tenantId, reminders });
  },
});
