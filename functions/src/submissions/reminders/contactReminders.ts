import { defineTenantJob } from '../../data/defineTenantJob.ts';
import { logger } from '../../logging/logger.ts';
import { remindOfActionNotices } from './remindOfActionNotices.ts';
import { remindOfContacts } from './remindOfContacts.ts';

/**
 * contact-reminders, tenant-contact-reminders: sends reminders about applicants whom nobody has contacted yet, and about overdue or
 * upcoming notices to applicants, every ten minutes.
 */
export const contactReminders = defineTenantJob({
  queue: 'tenant-contact-reminders',
  schedule: '*/10 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Reminders not sent',
  work: async (tenantId, at) => {
    const outcomes = await Promise.allSettled([
      remindOfContacts(tenantId, at),
      remindOfActionNotices(tenantId, at),
    ]);
    const [contacts, actionNotices] = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 0));
    if (contacts || actionNotices)
      logger.info('reminders sent', { tenant: tenantId, contacts, actionNotices });
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  },
});
