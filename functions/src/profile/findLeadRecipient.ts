import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Member } from '@brokerage/domain/member/member';
import { can } from '@brokerage/domain/member/roles';
import { db } from '../data/db.ts';
import { directReader } from '../data/reader.ts';
import { getAccount } from '../members/accounts.ts';
import { loadExtraRoles } from '../members/load/loadExtraRoles.ts';
import { loadLinkedMembers } from '../members/load/loadLinkedMembers.ts';

/**
 * Returns whether the company knows the sign-in address: it is the person's first one, or an administrator confirmed it in the profile.
 * People can change theirs by themselves, to any mailbox that they can open.
 */
async function isKnownAddress(address: string, { user_id, email }: Member): Promise<boolean> {
  const first = (await db.userSecurity(user_id).get()).data()?.first_email ?? null;
  return [first ?? address, email].some((known) => known.toLowerCase() === address.toLowerCase());
}

/** The address for mail about an officer's lead, and the member who reads it; undefined for an entry without a member. */
interface LeadRecipient {
  address: string;
  uid: string | undefined;
}

/** Returns whose preferences apply to mail to the recipient: nobody's if it goes to the company's mailbox. */
export const toMailReader = (
  recipient: LeadRecipient | undefined,
  { mailbox }: Pick<Tenant, 'mailbox'>,
): string | undefined =>
  recipient?.address.toLowerCase() === mailbox.toLowerCase() ? undefined : recipient?.uid;

/**
 * Returns where an officer is notified of a new submission: the verified sign-in address of the active member linked to the directory
 * entry, if that member's role may work on submissions, never an address that only its owner vouches for. An entry without a member keeps
 * its own address, which only the server writes. Returns undefined if there is no such address: then the company's mailbox is notified.
 */
export async function findLeadRecipient(
  tenantId: string,
  officerId: string,
): Promise<LeadRecipient | undefined> {
  const linked = await loadLinkedMembers(directReader, tenantId, officerId);
  if (linked.length === 0) {
    const address = (await db.officers(tenantId).doc(officerId).get()).data()?.email;
    return address === undefined ? undefined : { address, uid: undefined };
  }
  for (const member of linked) {
    if (!can(member, 'applications:work', await loadExtraRoles(directReader, member))) continue;
    const account = await getAccount({ uid: member.user_id });
    if (!account?.email || !account.emailVerified || account.disabled) continue;
    if (await isKnownAddress(account.email, member)) {
      return { address: account.email, uid: member.user_id };
    }
  }
  return undefined;
}
