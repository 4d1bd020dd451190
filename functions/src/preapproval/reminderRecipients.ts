import type { Tenant } from '@brokerage/domain/company/tenant';
import { can, isAdministrator, ROLES } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { loadMailPreferences, type PreferencesByUid } from '../mail/prepareMemberMail.ts';
import { loadExtraRoles } from '../members/loadExtraRoles.ts';
import { findLeadRecipient, toMailReader } from '../profile/findLeadRecipient.ts';
import type { ApplicationPage } from './applicationMail.ts';

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
  /** The member who reads it; undefined for the company's mailbox, and for an entry without a member. */
  reader?: string | undefined;
  /** Which emails that member gets, and when. */
  preferences?: PreferencesByUid;
  /** The page that whoever reads the mail may open. */
  page: ApplicationPage;
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

async function loadMembersOf(tenantId: string, officerId: string): Promise<UserRole[]> {
  const found = await db
    .userRoles()
    .where('tenant_id', '==', tenantId)
    .where('officer_id', '==', officerId)
    .limit(MOST_LINKED)
    .get();
  const members: UserRole[] = [];
  for (const member of found.docs.map((one) => one.data())) {
    if (can(member, 'applications:work', await loadExtraRoles(member))) members.push(member);
  }
  return members;
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
  const administrators: Recipients = { uids, address: tenant.mailbox, page: 'submissions' };
  const officers = new Map<string, Promise<Recipients>>();
  const loadOfficer = async (officerId: string): Promise<Recipients> => {
    const members = await loadMembersOf(tenantId, officerId);
    const uids = members.length > 0 ? members.map(({ user_id }) => user_id) : administrators.uids;
    const recipient = await findLeadRecipient(tenantId, officerId);
    if (!recipient) return { ...administrators, uids };
    const preferences = await loadMailPreferences(tenantId, [recipient.uid]);
    return {
      uids,
      address: recipient.address,
      reader: toMailReader(recipient, tenant),
      preferences,
      // An administrator in the directory has no page of leads.
      page: members.some(({ role }) => isAdministrator(role)) ? 'submissions' : 'leads',
    };
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
