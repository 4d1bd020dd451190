import { MAX_SUCCESSORS } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { directReader } from '../../data/reader.ts';
import { REGION } from '../../data/region.ts';
import { withTracing } from '../../logging/requestId.ts';
import { findMember } from '../../members/load/findMember.ts';
import { findPredecessors } from '../../members/load/findPredecessors.ts';
import { loadOwnerState } from './loadLinkFlyer.ts';
import { updateLinksOfOfficer } from './syncLinkOfficer.ts';
import { updateLinks } from './updateLinks.ts';

/** Fields that decide whether links to a member's flyers open, or where they forward visitors. */
const STATE = ['status', 'officer_id', 'links_forward_to'] as const;

/** Maximum number of members whose links one colleague takes over. */
const MAX_PREDECESSORS = 200;

type Stored = Partial<Member> | undefined;

/** Copies a member's current name to the links that they hold. */
export function updateHolderName(tenantId: string, uid: string): Promise<void> {
  return updateLinks(tenantId, ['created_by_user_id', uid], async (transaction) => {
    const name = (await findMember(transaction, tenantId, uid))?.name ?? null;
    return (link) => (link.get('holder_name') === name ? undefined : { holder_name: name });
  });
}

/** Updates whether links to the flyers and public pages of a member open, and those of former members whose links lead to this one. */
export async function updateOwnerState(tenantId: string, uid: string, depth = 0): Promise<void> {
  await updateLinks(tenantId, ['flyer.owner_user_id', uid], async (transaction) => {
    const owner = await findMember(transaction, tenantId, uid);
    const state = await loadOwnerState(transaction, owner);
    return (link) => (link.get('flyer.owner_state') === state ? undefined : { 'flyer.owner_state': state });
  });
  const officerId = (await findMember(directReader, tenantId, uid))?.officer_id ?? null;
  if (officerId !== null) await updateLinksOfOfficer(tenantId, officerId);
  if (depth === MAX_SUCCESSORS) return;
  const predecessors = await findPredecessors(directReader, tenantId, uid, MAX_PREDECESSORS);
  for (const id of predecessors) await updateOwnerState(tenantId, id, depth + 1);
}

/** sync-link-member: copies a member's name to their links, and whether they are still with the company. */
export const syncLinkMember = onDocumentUpdated(
  { document: `${paths.members}/{uid}`, region: REGION, retry: true },
  withTracing(async ({ data, params }) => {
    const before = data?.before.data() as Stored;
    const after = data?.after.data() as Stored;
    if (!after?.tenant_id) return;
    if (before?.name !== after.name) await updateHolderName(after.tenant_id, params.uid);
    if (!STATE.some((field) => before?.[field] !== after[field])) return;
    await updateOwnerState(after.tenant_id, params.uid);
    // From now on, the entry belongs to another member, or to nobody.
    if (before?.officer_id && before.officer_id !== after.officer_id) {
      await updateLinksOfOfficer(after.tenant_id, before.officer_id);
    }
  }),
);
