import { REFUSALS } from '@brokerage/domain/errors';
import type { CompanySettings } from '@brokerage/domain/people/companySettings';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/changes.ts';
import { readCompanyHead } from '../audit/companyHead.ts';
import { db } from '../db.ts';
import { defineStaffCallable, type Staff, stillAllowed } from '../http/defineStaffCallable.ts';
import { refusal } from './memberOf.ts';

async function update(
  { administrators_need_second_factor: required, ...company }: CompanySettings,
  staff: Staff,
  now: Date,
): Promise<void> {
  const { tenant_id } = staff.member;
  await db.runTransaction(async (transaction) => {
    const actor = await stillAllowed(transaction, staff, 'company:manage');
    const tenant = (await transaction.get(db.tenant(tenant_id))).data();
    if (!tenant) throw new Error('The tenant has no settings');
    const security = (await transaction.get(db.securitySettings(tenant_id))).data();
    const companyHead = await readCompanyHead(transaction, tenant_id);
    const { id: _, audit_head: _old, ...before } = tenant;
    const companyChange = changes(before, company);
    const securityChange = changes(
      { administrators_need_second_factor: security?.administrators_need_second_factor ?? false },
      { administrators_need_second_factor: required },
    );
    // Else nobody could be left who may take it back.
    if (securityChange && required && !staff.hasSecondFactor) throw refusal(REFUSALS.ownSecondFactorFirst);
    if (companyChange) {
      transaction.update(db.tenant(tenant_id), company);
      audit(transaction, {
        ...{
          actor,
          action: 'company_changed',
          entity: { type: 'company', id: tenant_id, head: companyHead },
        },
        ...{ ...companyChange, at: now },
      });
    }
    if (securityChange) {
      const head = security?.audit_head ?? null;
      transaction.set(
        db.securitySettings(tenant_id),
        { administrators_need_second_factor: required },
        { merge: true },
      );
      audit(transaction, {
        ...{ actor, action: 'security_changed', entity: { type: 'security', id: tenant_id, head } },
        ...{ ...securityChange, at: now },
      });
    }
  });
}

/** update-company: what pages, flyers and signatures say of the company, and whether administrators need a second factor. */
export const updateCompany = defineStaffCallable('update-company', 'company:manage', async (input, staff) => {
  await update(input, staff, new Date());
  return {};
});
