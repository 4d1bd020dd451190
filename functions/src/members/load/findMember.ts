import type { Member } from '@brokerage/domain/member/member';
import { db } from '../../data/db.ts';
import type { Reader } from '../../data/reader.ts';

/** Returns a member of that tenant in any status; undefined for anybody else. */
export async function findMember(reader: Reader, tenantId: string, uid: string): Promise<Member | undefined> {
  const member = (await reader.get(db.member(uid))).data();
  return member?.tenant_id === tenantId ? member : undefined;
}

/** Returns an active member of that tenant; undefined for anybody else, and for members who were deactivated. */
export async function findActiveMember(
  reader: Reader,
  tenantId: string,
  uid: string,
): Promise<Member | undefined> {
  const member = await findMember(reader, tenantId, uid);
  return member?.status === 'active' ? member : undefined;
}
