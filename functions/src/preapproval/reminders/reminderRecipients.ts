import type { Tenant } from '@brokerage/domain/company/tenant';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { loadTenant } from '../../company/loadTenant.ts';
import { directReader } from '../../data/reader.ts';
import { loadMailPreferences, type PreferencesByUid } from '../../mail/prepareMemberMail.ts';
import { loadLeadWorkers } from '../../members/load/loadLeadWorkers.ts';
import { loadMembersWho } from '../../members/load/loadMembersWho.ts';
import { findLeadRecipient, toMailReader } from '../../profile/findLeadRecipient.ts';
import type { ApplicationPage } from '../applicationMail.ts';

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
  /** The page that the recipient may open. */
  page: ApplicationPage;
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
  const [tenant, readers] = await Promise.all([
    loadTenant(tenantId),
    loadMembersWho(directReader, tenantId, 'submissions:read'),
  ]);
  const uids = readers.map(({ user_id }) => user_id);
  const administrators: Recipients = { uids, address: tenant.mailbox, page: 'submissions' };
  const officers = new Map<string, Promise<Recipients>>();
  const loadOfficer = async (officerId: string): Promise<Recipients> => {
    const members = await loadLeadWorkers(directReader, tenantId, officerId);
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
