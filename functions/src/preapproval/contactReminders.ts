import { defineTenantJob } from '../data/defineTenantJob.ts';
import { logger } from '../http/logger.ts';
import { remindOfContacts } from './remindOfContacts.ts';

/** contact-reminders, tenant-contact-reminders: every ten minutes, of applicants whom nobody has contacted yet. */
export const contactReminders = defineTenantJob({
  queue: 'tenant-contact-reminders',
  schedule: '*/10 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Contact reminders not sent',
  work: async (tenantId, at) => {
    const reminders = await remindOfContacts(tenantId, at);
    if (reminders > 0) logger.info('contact reminders sent', { tenant: tenantId, reminders });
  },
});
