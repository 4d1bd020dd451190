import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { CONSENT_NAMES } from '@brokerage/domain/preapproval/consent/consent';
import { presentConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { loadCompanyAuditHead } from '../audit/auditHeads.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { loadSuperAdmins } from '../members/load/loadSuperAdmins.ts';
import { prepareSecurityMail } from '../members/prepareSecurityMail.ts';
import { loadTenant } from './loadTenant.ts';
import { requestSiteBuild } from './requestSiteBuild.ts';
import { writeConsentVersion } from './writeConsentVersion.ts';

function publish(
  { version, wording }: ParsedInput<'publish-consent-wording'>,
  session: MemberSession,
  now: Date,
): Promise<{ version: string }> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const tenant = await loadTenant(tenantId, transaction);
    const head = await loadCompanyAuditHead(transaction, tenantId);
    const present = presentConsent(tenant);
    // A retry, or wording that is already published.
    if (CONSENT_NAMES.every((name) => present.wording[name] === wording[name])) {
      return { version: present.version };
    }
    if (present.version !== version) throw new DomainError('consent-changed');
    const notify = await prepareSecurityMail(
      transaction,
      tenantId,
      await loadSuperAdmins(transaction, tenantId),
    );
    const { company_name: companyName } = tenant;
    const published = writeConsentVersion(transaction, {
      actor,
      tenant,
      head,
      companyName,
      wording,
      at: now,
    });
    requestSiteBuild(transaction, tenantId);
    notify({ actor, description: 'published another consent wording', at: now });
    return { version: published.version };
  });
}

/**
 * publish-consent-wording: publishes the company's own wording of what applicants agree to from now on. Earlier versions stay unchanged, so
 * that receipts still show what was agreed to.
 */
export const publishConsentWording = defineMemberCallable(
  'publish-consent-wording',
  'company:manage',
  publish,
);
