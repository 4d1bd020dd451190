import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import type { Reader } from '../../data/reader.ts';
import { findMember } from './findMember.ts';

/**
 * Returns a member of that tenant. Another tenant's members look like ones that don't exist.
 * @throws DomainError member-not-found
 */
export async function loadMember(reader: Reader, tenantId: string, uid: string): Promise<Member> {
  const member = await findMember(reader, tenantId, uid);
  if (!member) throw new DomainError('member-not-found');
  return member;
}
