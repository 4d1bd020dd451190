import type { ConfirmedField, Member } from '@brokerage/domain/member/member';
import type { ProfileNotice } from '@brokerage/domain/member/profileNotice';
import type { Transaction } from 'firebase-admin/firestore';
import { writeNotice } from '../data/writeNotice.ts';
import { loadMembersWithRight } from '../members/load/loadMembersWithRight.ts';

/** Returns the tenant's active administrators who may confirm the member's changes. */
export async function loadAdministrators(transaction: Transaction, member: Member): Promise<Member[]> {
  const administrators = await loadMembersWithRight(transaction, member.tenant_id, 'profiles:confirm');
  return administrators.filter(({ user_id }) => user_id !== member.user_id);
}

interface ProfileEvent {
  kind: ProfileNotice['kind'];
  /** Uid of the recipient. */
  to: string;
  fields: ConfirmedField[];
  actor: Member;
  reason?: string | null;
  now: Date;
}

/** Writes a notice. A later one about the same fields from the same person to the same recipient replaces it, so that nobody is flooded. */
export function notifyOfProfileChange(
  transaction: Transaction,
  { kind, to, fields, actor, reason = null, now }: ProfileEvent,
): void {
  const id = `${kind}-${actor.user_id}-${to}-${fields.toSorted().join('-')}`;
  const content = { kind, fields, actor_name: actor.name, reason };
  writeNotice(transaction, { tenantId: actor.tenant_id, to, now, id }, content);
}
