import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { ParsedInput } from '@brokerage/domain/callables';
import type { Member } from '@brokerage/domain/member/member';
import { presentConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { applicationSettingsSchema } from '@brokerage/domain/submission/applicationSettings';
import {
  type ApplicantMailNotice,
  findSwitchedMails,
} from '@brokerage/domain/submission/mails/applicantMailNotice';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { loadCompanyAuditHead } from '../audit/auditHeads.ts';
import { diffFields } from '../audit/diffFields.ts';
import { withoutUndefined } from '../data/converters.ts';
import { db } from '../data/db.ts';
import { writeNotice } from '../data/writeNotice.ts';
import type { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import type { prepareSecurityMail } from '../members/prepareSecurityMail.ts';
import { loadTenant } from './loadTenant.ts';
import { requestSiteBuild } from './requestSiteBuild.ts';
import { writeConsentVersion } from './writeConsentVersion.ts';

/** Who changes settings, and who is notified. */
export interface SettingsChange {
  actor: Member;
  superAdmins: Awaited<ReturnType<typeof loadSuperAdmins>>;
  /** Mails the super administrators. */
  notify: Awaited<ReturnType<typeof prepareSecurityMail>>;
  at: Date;
}

/** Notifies the other super administrators in the portal of which applicant emails were turned on or off. */
function notifyOfMails(
  transaction: Transaction,
  switched: Pick<ApplicantMailNotice, 'turned_on' | 'turned_off'>,
  { actor, superAdmins, at }: SettingsChange,
): void {
  for (const { member } of superAdmins) {
    if (member.user_id === actor.user_id) continue;
    writeNotice(
      transaction,
      { tenantId: actor.tenant_id, to: member.user_id, now: at },
      {
        kind: 'applicant_mails_switched',
        actor_name: actor.name,
        ...switched,
      },
    );
  }
}

type CompanyInput = Omit<
  ParsedInput<'update-company'>,
  'administrators_need_second_factor' | 'extra_roles' | 'password_min_length' | 'hours'
>;

/**
 * Compares the input with the company's record and its settings for applications. Returns what writes the changes, with audit record,
 * notices and mail, and requests a build of the website; undefined if nothing changed.
 */
export async function prepareCompanyChange(
  transaction: Transaction,
  tenantId: string,
  { assignment, applicant_mails, look, ...sent }: CompanyInput,
): Promise<((change: SettingsChange) => void) | undefined> {
  const tenant = await loadTenant(tenantId, transaction);
  const companyHead = await loadCompanyAuditHead(transaction, tenantId);
  const stored = (await transaction.get(db.applicationSettings(tenantId))).data();
  const { id: _, audit_head: _old, ...before } = tenant;
  // Fields that are left out stay unchanged. Older pages don't know of the fonts of a look, either.
  const company = { ...withoutUndefined(sent), ...(look && { look: { ...tenant.look, ...look } }) };
  const applications = stored ?? applicationSettingsSchema.parse({});
  const newApplications = {
    assignment: assignment ?? applications.assignment,
    applicant_mails: applicant_mails ?? applications.applicant_mails,
  };
  const difference = diffFields<AuditSnapshot>(
    { ...before, ...applications },
    { ...company, ...newApplications },
  );
  if (!difference) return undefined;
  return (change) => {
    const { actor, notify, at } = change;
    if (Object.keys(company).length > 0) {
      transaction.update(db.tenant(tenantId), company);
      requestSiteBuild(transaction, tenantId);
    }
    if (diffFields(applications, newApplications)) {
      transaction.set(db.applicationSettings(tenantId), newApplications);
    }
    const switched = findSwitchedMails(applications.applicant_mails, newApplications.applicant_mails);
    if (switched) notifyOfMails(transaction, switched, change);
    const head = audit(transaction, {
      actor,
      action: 'company_changed',
      entity: { type: 'company', id: tenantId, head: companyHead },
      ...difference,
      at,
    });
    // The consent texts name the company.
    const { company_name: companyName } = sent;
    if (companyName !== undefined && companyName !== tenant.company_name) {
      const { wording } = presentConsent(tenant);
      writeConsentVersion(transaction, { actor, tenant, head, companyName, wording, at });
    }
    notify({ actor, description: 'changed the company settings', at });
  };
}
