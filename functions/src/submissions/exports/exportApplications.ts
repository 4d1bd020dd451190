import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { audit } from '../../audit/audit.ts';
import { loadCompanyAuditHead } from '../../audit/auditHeads.ts';
import { loadTenant } from '../../company/loadTenant.ts';
import { callableOptions } from '../../http/defineCallable.ts';
import { defineMemberCallable, runMemberTransaction } from '../../http/defineMemberCallable.ts';
import { findSubmissions } from './findSubmissions.ts';
import { loadExportNames } from './loadExportNames.ts';
import { submissionsCsv } from './submissionsCsv.ts';

/** Returns the filter for the audit record, without the search text, which may name an applicant. */
function toRecordedFilter(filter: SubmissionFilter, search: string): AuditSnapshot {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(set) as AuditSnapshot), ...(search !== '' && { has_search: true }) };
}

/** export-applications: returns the filtered list as CSV. Leaves an audit record with the filter and the number of rows. */
export const exportApplications = defineMemberCallable(
  'export-applications',
  'applications:export',
  async ({ filter }, session, now) => {
    const { member } = session;
    const { office_schedule } = await loadTenant(member.tenant_id);
    const clock = { now, timeZone: office_schedule.time_zone };
    const { submissions, isCut, unreadable, ...counted } = await findSubmissions(member, filter, clock);
    const names = await loadExportNames(member.tenant_id, submissions);
    await runMemberTransaction(session, async (transaction, actor) => {
      // These decide which submissions were read.
      const isSame = (['tenant_id', 'role', 'officer_id'] as const).every(
        (key) => actor[key] === member[key],
      );
      if (!isSame) throw new DomainError('permission-denied');
      const { tenant_id: tenantId } = actor;
      const head = await loadCompanyAuditHead(transaction, tenantId);
      audit(transaction, {
        actor,
        action: 'applications_exported',
        entity: { type: 'company', id: tenantId, head },
        before: null,
        after: {
          ...toRecordedFilter(counted.filter, filter.search),
          rows: submissions.length,
          is_cut: isCut,
        },
        at: now,
      });
    });
    return {
      file_name: `submissions-${dayInZone(now, clock.timeZone)}.csv`,
      csv: submissionsCsv(submissions, names, clock),
      rows: submissions.length,
      is_cut: isCut,
      unreadable,
    };
  },
  // Thousands of records per call, so one call per instance.
  { ...callableOptions(process.env), memory: '1GiB', concurrency: 1, timeoutSeconds: 60 },
);
