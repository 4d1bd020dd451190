import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { LinkFlyer } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { findMember } from '../../members/load/findMember.ts';
import { findSuccessor } from '../../members/load/findSuccessor.ts';

/** Returns how the owner's access affects links to their flyers. */
export async function loadOwnerState(
  transaction: Transaction,
  owner: Member | undefined,
): Promise<LinkFlyer['owner_state']> {
  if (!owner) return 'stopped';
  if (owner.status === 'active') return 'active';
  return (await findSuccessor(transaction, owner)) ? 'forwarded' : 'stopped';
}

/** Returns what links store of their flyer. */
export async function loadLinkFlyer(
  transaction: Transaction,
  flyer: Pick<
    Flyer,
    'tenant_id' | 'title' | 'status' | 'template_id' | 'owner_user_id' | 'corrected_at' | 'valid_until'
  >,
): Promise<LinkFlyer> {
  const { tenant_id, title, status, template_id, owner_user_id, corrected_at, valid_until } = flyer;
  const template = (await transaction.get(db.templates(tenant_id).doc(template_id))).data();
  const owner = await findMember(transaction, tenant_id, owner_user_id);
  return {
    title,
    status,
    template_id,
    template_name: template?.name ?? '',
    owner_user_id,
    corrected_at,
    owner_state: await loadOwnerState(transaction, owner),
    valid_until,
  };
}
