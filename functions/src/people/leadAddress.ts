import { db } from '../db.ts';
import { accountOf } from './accounts.ts';

/** More records than may share an entry by mistake. */
const MOST_LINKED = 10;

/**
 * Returns where the company reads of a new application: the verified sign-in address of the active member behind the
 * officer's directory entry, never an address that somebody typed into a profile. The company's mailbox, if there is no
 * officer or that member has no verified address. An entry without a member keeps its own address, which only the server
 * writes.
 */
export async function leadAddress(
  tenantId: string,
  officerId: string | null | undefined,
  mailbox: string,
): Promise<string> {
  if (!officerId) return mailbox;
  const linked = await db
    .userRoles()
    .where('tenant_id', '==', tenantId)
    .where('officer_id', '==', officerId)
    .limit(MOST_LINKED)
    .get();
  if (linked.empty) return (await db.officers(tenantId).doc(officerId).get()).data()?.email ?? mailbox;
  for (const { user_id, status } of linked.docs.map((one) => one.data())) {
    if (status !== 'active') continue;
    const account = await accountOf({ uid: user_id });
    if (account?.email && account.emailVerified && !account.disabled) return account.email;
  }
  return mailbox;
}
