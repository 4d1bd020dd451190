import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import { prepareSecurityMail } from '../members/prepareSecurityMail.ts';
import { lastFinishedDay, sealDays } from './sealDays.ts';

/** Notifies the super administrators. Each day is sealed in its own transaction, so the mail follows the last one. */
const announce = (actor: Member, at: Date) =>
  db.runTransaction(async (transaction) => {
    const superAdmins = await loadSuperAdmins(transaction, actor.tenant_id);
    const notify = await prepareSecurityMail(transaction, actor.tenant_id, superAdmins);
    notify({ actor, description: 'sealed the audit log', at });
  });

/** seal-audit-log: seals the caller's tenant, like the daily job. */
export const sealAuditLog = defineMemberCallable(
  'seal-audit-log',
  'audit:seal',
  async ({ date }, { member }, now) => {
    const latest = lastFinishedDay(now);
    if (date !== undefined && date > latest) {
      throw new DomainError('day-not-over', { fields: ['date'] });
    }
    const sealed = await sealDays(member.tenant_id, date ?? latest, now);
    if (sealed.length > 0) await announce(member, now);
    return { sealed };
  },
);
