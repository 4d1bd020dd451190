import { isMorningRun } from '@brokerage/domain/schedule/morning';
import { defineTenantJob } from '../data/defineTenantJob.ts';
import { logger } from '../logging/logger.ts';
import { remindOfLicenses } from './remindOfLicenses.ts';

/** daily-license-reminders, tenant-license-reminders: sends reminders of licenses that expire, each day from 7 AM on the company's clock. */
export const licenseReminders = defineTenantJob({
  queue: 'tenant-license-reminders',
  schedule: '0 * * * *',
  timeZone: 'Etc/UTC',
  isDue: isMorningRun,
  failure: 'License reminders not sent',
  work: async (tenantId, at) => {
    const reminders = await remindOfLicenses(tenantId, at);
    if (reminders > 0) logger.info('license reminders sent', { tenant: tenantId, reminders });
  },
});
