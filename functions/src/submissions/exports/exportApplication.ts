import { DomainError } from '@brokerage/domain/errors/DomainError';
import { readStoredAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { audit } from '../../audit/audit.ts';
import { loadAuditHead } from '../../audit/auditHeads.ts';
import { loadTenant } from '../../company/loadTenant.ts';
import { db } from '../../data/db.ts';
import { defineMemberCallable, runMemberTransaction } from '../../http/defineMemberCallable.ts';
import { loadSubmission } from '../loadSubmission.ts';
import { applicationPdf } from './applicationPdf.ts';
import { toMismoXml } from './mismo/toMismoXml.ts';

/**
 * export-application: returns an application as a PDF or as MISMO 3.4 XML, for administrators and the assigned officer. Leaves an audit
 * record.
 */
export const exportApplication = defineMemberCallable(
  'export-application',
  'applications:work',
  async ({ id, format }, session, now) => {
    const loaded = await runMemberTransaction(session, async (transaction, actor) => {
      const { tenant_id: tenantId } = actor;
      const submission = await loadSubmission(transaction, actor, id);
      if (submission.kind !== 'application') throw new DomainError('application-wrong-kind');
      const { lo_assigned_id } = submission;
      const [answers, receipt, company, head, officer, events] = await Promise.all([
        transaction.get(db.submissionAnswers(tenantId, id)),
        transaction.get(db.consentReceipt(tenantId, id)),
        loadTenant(tenantId, transaction),
        loadAuditHead(transaction, tenantId, 'application', id),
        lo_assigned_id === null ? undefined : transaction.get(db.officers(tenantId).doc(lo_assigned_id)),
        transaction.get(
          db.submissionEvents(tenantId, id).orderBy('n', 'desc').limit(SUBMISSION_LIMITS.timeline),
        ),
      ]);
      audit(transaction, {
        actor,
        action: 'application_exported',
        entity: { type: 'application', id, head },
        before: null,
        after: { format },
        at: now,
      });
      return {
        submission,
        answers: readStoredAnswers(answers.data() ?? {}),
        receipt: receipt.data(),
        officer: officer?.data(),
        events: events.docs.map((event) => event.data()),
        tenant: company,
      };
    });
    const { submission, answers, officer, tenant } = loaded;
    const { reference_number: reference } = submission;
    if (format === 'pdf') {
      const name = officer?.name ?? (submission.lo_assigned_id === null ? undefined : 'Former officer');
      const pdf = await applicationPdf({ ...loaded, officer: name, exportedAt: now });
      return {
        file_name: `application-${reference}.pdf`,
        file: Buffer.from(pdf).toString('base64'),
        left_out: [],
      };
    }
    const { xml, leftOut } = toMismoXml({
      reference,
      answers,
      officer,
      company: tenant,
      createdAt: now,
    });
    return {
      file_name: `application-${reference}.xml`,
      file: Buffer.from(xml).toString('base64'),
      left_out: leftOut,
    };
  },
);
