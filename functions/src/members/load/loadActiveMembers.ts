import type { Member } from '@brokerage/domain/member/member';
import type { Role } from '@brokerage/domain/member/roles';
import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';
import { type RecordPage, readPage } from '../../data/readPage.ts';

/** More administrators than any company has; the most accounts that one request to Auth may name. */
const MAX_MEMBERS = 100;

/** More deactivated members than any company keeps among its administrators: 1,000. */
const MAX_PAGES = 10;

/** Returns a tenant's active members with one of the roles, up to `MAX_MEMBERS` of them, from the first `MAX_PAGES` pages. */
export async function loadActiveMembers(
  reader: Reader,
  tenantId: string,
  roles: readonly Role[],
): Promise<Member[]> {
  const query = db.members().where('tenant_id', '==', tenantId).where('role', 'in', roles);
  const members: Member[] = [];
  let after: string | null = null;
  let pages = 0;
  do {
    // Older records have no status, so a query can't leave out deactivated members.
    const page: RecordPage<Member> = await readPage(reader, query, after, MAX_MEMBERS);
    members.push(...page.docs.map((stored) => stored.data()).filter(({ status }) => status === 'active'));
    ({ after } = page);
    pages += 1;
  } while (after !== null && members.length < MAX_MEMBERS && pages < MAX_PAGES);
  return members.slice(0, MAX_MEMBERS);
}
