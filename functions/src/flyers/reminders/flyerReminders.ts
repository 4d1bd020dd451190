import { isMorningRun } from '@brokerage/domain/schedule/morning';
import { defineTenantJob } from '../../data/defineTenantJob.ts';
import { logger } from '../../logging/logger.ts';
import { endRemainingFlyers } from '../../templates/endTemplateFlyers.ts';
import { remindOfFlyerEnds } from './remindOfFlyerEnds.ts';

/** daily-flyer-reminders, tenant-flyer-reminders: reminds owners of flyers that end, each day from 7 AM on the company's clock. */
export const flyerReminders = defineTenantJob({
  queue: 'tenant-flyer-reminders',
  schedule: '15 * * * *',
  timeZone: 'Etc/UTC',
  isDue: isMorningRun,
  failure: 'Flyer reminders not sent',
  work: async (tenantId, at) => {
    await endRemainingFlyers(tenantId);
    const reminders = await remindOfFlyerEnds(tenantId, at);
    if (reminders > 0) logger.info('flyer reminders sent', { tenant: tenantId, reminders });
  },
});
