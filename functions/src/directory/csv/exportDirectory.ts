import { toCsv } from '@brokerage/domain/csv/toCsv';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import { audit } from '../../audit/audit.ts';
import { loadCompanyHead } from '../../audit/companyHead.ts';
import { loadTenant } from '../../company/loadTenant.ts';
import { defineMemberCallable, runMemberTransaction } from '../../http/defineMemberCallable.ts';
import { DIRECTORY_FILES } from './directoryFiles.ts';

/** export-directory: branches, loan officers or licenses as CSV. The columns of the first two can be imported again. */
export const exportDirectory = defineMemberCallable(
  'export-directory',
  'directory:manage',
  async ({ part }, session) => {
    const { tenant_id: tenantId } = session.member;
    const now = new Date();
    const [{ columns, rows, unreadable }, { office_schedule }] = await Promise.all([
      DIRECTORY_FILES[part](tenantId),
      loadTenant(tenantId),
    ]);
    await runMemberTransaction(session, async (transaction, actor) => {
      // What was read is of the company that the session began with.
      if (actor.tenant_id !== tenantId) throw new DomainError('permission-denied');
      const head = await loadCompanyHead(transaction, tenantId);
      audit(transaction, {
        actor,
        action: 'directory_exported',
        entity: { type: 'company', id: tenantId, head },
        before: null,
        after: { part, rows: rows.length },
        at: now,
      });
    });
    return {
      file_name: `${part}-${companyDay(now, office_schedule.time_zone)}.csv`,
      csv: toCsv([columns, ...rows]),
      rows: rows.length,
      unreadable,
    };
  },
);
