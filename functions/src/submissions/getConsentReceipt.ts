import { DomainError } from '@brokerage/domain/errors/DomainError';
import { audit } from '../audit/audit.ts';
import { loadAuditHead } from '../audit/auditHeads.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { defineMemberCallable, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { consentReceiptPdf } from '../preapproval/consentReceiptPdf.ts';
import { loadSubmission } from './loadSubmission.ts';

/** get-consent-receipt: returns the PDF of what an applicant agreed to, as it was mailed to them. Leaves an audit record. */
export const getConsentReceipt = defineMemberCallable(
  'get-consent-receipt',
  'applications:work',
  async ({ id }, session, now) => {
    const { receipt, tenant, reference } = await runMemberTransaction(session, async (transaction, actor) => {
      const { tenant_id: tenantId } = actor;
      const submission = await loadSubmission(transaction, actor, id);
      const [stored, tenant, head] = await Promise.all([
        transaction.get(db.consentReceipt(tenantId, id)),
        loadTenant(tenantId, transaction),
        loadAuditHead(transaction, tenantId, 'application', id),
      ]);
      const receipt = stored.data();
      if (!receipt) throw new DomainError('application-without-receipt');
      audit(transaction, {
        actor,
        action: 'application_read',
        entity: { type: 'application', id, head },
        before: null,
        after: { part: 'consent receipt' },
        at: now,
      });
      return { receipt, tenant, reference: submission.reference_number };
    });
    const pdf = await consentReceiptPdf(receipt, reference, tenant);
    return { file_name: `consent-receipt-${reference}.pdf`, pdf: Buffer.from(pdf).toString('base64') };
  },
);
