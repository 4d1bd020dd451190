import { REFUSALS } from '@brokerage/domain/errors';
import { invalidArgument } from '../http/defineCallable.ts';
import { defineStaffCallable } from '../http/defineStaffCallable.ts';
import { lastFinishedDay, sealDays } from './sealDays.ts';

/** seal-audit-log: what the daily job does, by hand and for the caller's tenant. */
export const sealAuditLog = defineStaffCallable(
  'seal-audit-log',
  'audit:seal',
  async ({ date }, { member }) => {
    const now = new Date();
    const latest = lastFinishedDay(now);
    if (date !== undefined && date > latest) {
      throw invalidArgument([{ path: 'date', message: REFUSALS.dayNotOver }]);
    }
    return { sealed: await sealDays(member.tenant_id, date ?? latest, now) };
  },
);
