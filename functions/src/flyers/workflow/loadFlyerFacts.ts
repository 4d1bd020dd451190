import { companySiteOrigin } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerParties, toFlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import type { FlyerLicensing } from '@brokerage/domain/license/flyerLicensing';
import type { Template, TemplateVersion } from '@brokerage/domain/template/template';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../../company/loadTenant.ts';
import { db } from '../../data/db.ts';
import { findMember } from '../../members/load/findMember.ts';
import { loadMemberBranch } from '../../members/load/loadMemberBranch.ts';
import { loadFlyer } from './load/loadFlyer.ts';
import { loadFlyerLicensing } from './load/loadFlyerLicensing.ts';

/** Everything that a submitted flyer depends on, read in one transaction. */
export interface FlyerFacts {
  flyer: Flyer;
  template: Template;
  version: TemplateVersion;
  tenant: Tenant;
  /** Parties of the flyer's owner. */
  parties: FlyerParties;
  /** What the license text depends on. */
  licensing: FlyerLicensing;
}

/**
 * Reads a flyer with its template, its pinned version and its parties. A branch or realtor that no longer exists is left out.
 * @throws DomainError flyer-not-found; Error when the flyer's owner, tenant or template is missing
 */
export async function loadFlyerFacts(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<FlyerFacts> {
  const flyer = await loadFlyer(transaction, tenantId, id);
  const { template_id, template_version_id, realtor_id } = flyer;
  const [template, version, tenant, member, realtor] = await Promise.all([
    transaction.get(db.templates(tenantId).doc(template_id)),
    transaction.get(db.templateVersion(tenantId, template_id, template_version_id)),
    loadTenant(tenantId, transaction),
    findMember(transaction, tenantId, flyer.owner_user_id),
    realtor_id === null ? undefined : transaction.get(db.realtors(tenantId).doc(realtor_id)),
  ]);
  const stored = { template: template.data(), version: version.data() };
  if (!stored.template || !stored.version || !member)
    throw new Error('A flyer without its template or owner');
  const branch = await loadMemberBranch(transaction, member);
  const licensing = await loadFlyerLicensing(transaction, { member, branch, tenant });
  return {
    flyer,
    template: stored.template,
    version: stored.version,
    tenant,
    parties: toFlyerParties({
      member,
      tenant,
      branch,
      realtor: realtor?.data(),
      siteOrigin: companySiteOrigin(tenant),
    }),
    licensing,
  };
}
