import type { Tenant } from '@brokerage/domain/company/tenant';
import { can, ROLES } from '@brokerage/domain/member/roles';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { loadExtraRoles } from '../members/loadExtraRoles.ts';
import { findLeadAddress } from '../profile/findLeadAddress.ts';

/** More administrators than a company has. */
const MOST_ADMINISTRATORS = 100;
/** More records than may share an entry by mistake. */
const MOST_LINKED = 10;

/** Who is reminded of an application. */
export interface Recipients {
  /** The members who see it in the portal. */
  uids: readonly string[];
  /** Where the mail goes. */
  address: string;
}

async function loadAdministrators(tenantId: string): Promise<string[]> {
  const roles = ROLES.filter((role) => can({ role, tenant_id: tenantId }, 'submissions:read'));
  const found = await db
    .userRoles()
    .where('tenant_id', '==', tenantId)
    .where('role', 'in', roles)
    .limit(MOST_ADMINISTRATORS)
    .get();
  return found.docs
    .map((one) => one.data())
    .filter(({ status }) => status === 'active')
    .map(({ user_id }) => user_id);
}

async function loadMembersOf(tenantId: string, officerId: string): Promise<string[]> {
  const found = await db
    .userRoles()
    .where('tenant_id', '==', tenantId)
    .where('officer_id', '==', officerId)
    .limit(MOST_LINKED)
    .get();
  const uids: string[] = [];
  for (const member of found.docs.map((one) => one.data())) {
    if (can(member, 'applications:work', await loadExtraRoles(member))) uids.push(member.user_id);
  }
  return uids;
}

/**
 * Returns who is reminded of a tenant's applications. Each is looked up once, so that a run with many applications costs
 * no more than it has officers.
 */
export async function loadReminderRecipients(tenantId: string): Promise<{
  tenant: Tenant;
  administrators: Recipients;
  /** The officer; the administrators for the General team, and for an officer who has left. */
  assigned: (officerId: string | null) => Promise<Recipients>;
}> {
  const [tenant, uids] = await Promise.all([loadTenant(tenantId), loadAdministrators(tenantId)]);
  const administrators = { uids, address: tenant.mailbox };
  const officers = new Map<string, Promise<Recipients>>();
  const loadOfficer = async (officerId: string): Promise<Recipients> => {
    const members = await loadMembersOf(tenantId, officerId);
    const address = (await findLeadAddress(tenantId, officerId)) ?? tenant.mailbox;
    return { uids: members.length > 0 ? members : administrators.uids, address };
  };
  return {
    tenant,
    administrators,
    assigned: (officerId) => {
      if (officerId === null) return Promise.resolve(administrators);
      const known = officers.get(officerId) ?? loadOfficer(officerId);
      officers.set(officerId, known);
      return known;
    },
  };
}
