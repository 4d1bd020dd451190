import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import { pictureErrors } from '@brokerage/domain/errors/pictureErrors';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { presentConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
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
import { toAddress, uploadedPath } from '../flyers/pictures/pictureAddress.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import { prepareSecurityMail } from '../members/prepareSecurityMail.ts';
import { isPublished, uploadMetadata } from '../pictures/publishUpload.ts';
import { loadTenant } from './loadTenant.ts';
import { publishConsent } from './publishConsent.ts';
import { requestSiteBuild } from './requestSiteBuild.ts';

/** Returns the error for a mark that can't be taken, at its field. */
const markError = (message: string) => invalidField('mark_url', message);

/**
 * Returns the address of a mark as it is stored: of a published upload of the caller's own, without a download token, or the one that the
 * company has. '' stays ''.
 * @throws DomainError invalid-argument for any other address
 */
async function trustedMark(
  address: string,
  { uid, member: { tenant_id } }: Pick<MemberSession, 'uid' | 'member'>,
): Promise<string> {
  if (address === '') return '';
  const path = uploadedPath(address, tenant_id);
  if (path === undefined) throw markError('Please upload your logo here.');
  const trusted = toAddress(path);
  if ((await loadTenant(tenant_id)).mark_url === trusted) return trusted;
  if (!path.startsWith(`${paths.userUploads(tenant_id, uid)}/`))
    throw markError('Please upload your logo here.');
  const metadata = await uploadMetadata(path);
  if (!isPublished(metadata)) throw markError(pictureErrors['picture-not-found'].sentence);
  return trusted;
}

interface SwitchedMails {
  actor: UserRole;
  superAdmins: Awaited<ReturnType<typeof loadSuperAdmins>>;
  switched: Pick<ApplicantMailNotice, 'turned_on' | 'turned_off'>;
  at: Date;
}

/** Tells the other super administrators in the portal which emails to applicants were turned on or off. */
function notifyOfMails(transaction: Transaction, { actor, superAdmins, switched, at }: SwitchedMails): void {
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

async function update(
  {
    administrators_need_second_factor: required,
    extra_roles,
    password_min_length,
    office_schedule,
    assignment,
    applicant_mails,
    brand,
    social_links,
    disclosure,
    apply_rules,
    look,
    mark_url,
    hours: _olderText,
    ...lines
  }: ParsedInput<'update-company'>,
  session: MemberSession,
  now: Date,
): Promise<void> {
  const { tenant_id } = session.member;
  // What an older page leaves out stays as it is.
  const sent = {
    ...lines,
    ...withoutUndefined({
      office_schedule,
      brand,
      social_links,
      disclosure,
      apply_rules,
      mark_url: mark_url === undefined ? undefined : await trustedMark(mark_url, session),
    }),
  };
  await runMemberTransaction(session, async (transaction, actor) => {
    const tenant = await loadTenant(tenant_id, transaction);
    const security = (await transaction.get(db.securitySettings(tenant_id))).data();
    const companyHead = await loadCompanyAuditHead(transaction, tenant_id);
    const { id: _, audit_head: _old, ...before } = tenant;
    // An older page doesn't know of the fonts.
    const company = { ...sent, ...(look && { look: { ...tenant.look, ...look } }) };
    const stored = (await transaction.get(db.applicationSettings(tenant_id))).data();
    const applications = stored ?? applicationSettingsSchema.parse({});
    const newApplications = {
      assignment: assignment ?? applications.assignment,
      applicant_mails: applicant_mails ?? applications.applicant_mails,
    };
    const applicationsChange = diffFields(applications, newApplications);
    const companyChange = diffFields<AuditSnapshot>(
      { ...before, ...applications },
      { ...company, ...newApplications },
    );
    const rules = {
      administrators_need_second_factor: security?.administrators_need_second_factor ?? false,
      extra_roles: security?.extra_roles ?? [],
      password_min_length: security?.password_min_length ?? PASSWORD_MIN_LENGTH.floor,
    };
    const newRules = {
      administrators_need_second_factor: required,
      extra_roles: extra_roles ?? rules.extra_roles,
      password_min_length: password_min_length ?? rules.password_min_length,
    };
    const securityChange = diffFields(rules, newRules);
    const isNewlyRequired = required && !rules.administrators_need_second_factor;
    // Otherwise no one might be left who can turn it off again.
    if (isNewlyRequired && !session.hasSecondFactor) throw new DomainError('own-second-factor-first');
    if (!companyChange && !securityChange) return;
    const superAdmins = await loadSuperAdmins(transaction, tenant_id);
    const notify = await prepareSecurityMail(transaction, tenant_id, superAdmins);
    if (companyChange) {
      transaction.update(db.tenant(tenant_id), company);
      requestSiteBuild(transaction, tenant_id);
      if (applicationsChange) transaction.set(db.applicationSettings(tenant_id), newApplications);
      const switched = findSwitchedMails(applications.applicant_mails, newApplications.applicant_mails);
      if (switched) notifyOfMails(transaction, { actor, superAdmins, switched, at: now });
      const head = audit(transaction, {
        actor,
        action: 'company_changed',
        entity: { type: 'company', id: tenant_id, head: companyHead },
        ...companyChange,
        at: now,
      });
      // What applicants agree to names the company.
      if (company.company_name !== tenant.company_name) {
        const { wording } = presentConsent(tenant);
        const { company_name: companyName } = company;
        publishConsent(transaction, { actor, tenant, head, companyName, wording, at: now });
      }
      notify({ actor, act: 'changed the company settings', at: now });
    }
    if (securityChange) {
      const head = security?.audit_head ?? null;
      transaction.set(db.securitySettings(tenant_id), newRules, { merge: true });
      audit(transaction, {
        actor,
        action: 'security_changed',
        entity: { type: 'security', id: tenant_id, head },
        ...securityChange,
        at: now,
      });
      notify({ actor, act: 'changed the security settings', at: now });
    }
  });
}

/**
 * update-company: changes what pages, flyers and signatures say of the company, when its office is open, whether administrators need a second factor,
 * how long new passwords must be, who gets new submissions, what applicants are mailed, and which roles of its own have a loan officer's rights.
 */
export const updateCompany = defineMemberCallable(
  'update-company',
  'company:manage',
  async (input, session, now) => {
    await update(input, session, now);
    return {};
  },
);
