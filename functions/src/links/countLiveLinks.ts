import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { chunks } from '@brokerage/domain/collections/chunks';
import { IN_QUERY_LIMIT } from '@brokerage/domain/collections/inQueryLimit';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { assertCanAct, loadFlyer } from '../flyers/workflow/load/loadFlyer.ts';
import {
  authorizeInTransaction,
  defineMemberCallable,
  type MemberSession,
} from '../http/defineMemberCallable.ts';
import { findListedOfficer } from '../members/load/findListedOfficer.ts';
import { findMember } from '../members/load/findMember.ts';
import { findPredecessors } from '../members/load/findPredecessors.ts';
import { findSuccessor } from '../members/load/findSuccessor.ts';
import { loadMember } from '../members/load/loadMember.ts';

type Input = ParsedInput<'count-live-links'>;
type Output = CallableOutput<'count-live-links'>;

/** Flyers of one member whose links are counted. */
const MAX_FLYERS = 300;
/** Deactivated members whose links are forwarded to one successor. */
const MAX_PREDECESSORS = IN_QUERY_LIMIT - 1;

const NONE: Output = { links: 0, prints: 0, pages: 0, isAtLeast: false };

/** Counts by an aggregation query, without reading the links. */
const countFound = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Counts the live links of approved flyers. */
export async function countLinksToFlyers(tenantId: string, flyerIds: readonly string[], now: Date) {
  const total = { links: 0, prints: 0 };
  for (const batch of chunks(flyerIds, IN_QUERY_LIMIT)) {
    const enabled = db
      .sharedLinks(tenantId)
      .where('flyer_instance_id', 'in', batch)
      .where('is_disabled', '==', false);
    const counts = await Promise.all(
      [
        enabled.where('kind', '==', 'print'),
        enabled.where('kind', '==', 'link').where('expires_at', '==', null),
        enabled.where('expires_at', '>', now),
      ].map(countFound),
    );
    const [prints = 0, endless = 0, unexpired = 0] = counts;
    total.prints += prints;
    total.links += endless + unexpired;
  }
  return total;
}

/** Counts the live links to the public pages of members and to the questionnaire with them. */
async function countLinksToPages(tenantId: string, uids: readonly string[], now: Date): Promise<number> {
  const enabled = db
    .sharedLinks(tenantId)
    .where('officer.user_id', 'in', uids)
    .where('is_disabled', '==', false);
  const counts = await Promise.all(
    [enabled.where('expires_at', '==', null), enabled.where('expires_at', '>', now)].map(countFound),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts the flyer's links; 0 if they are no longer live anyway. */
async function countLinksOfFlyer(flyerId: string, session: MemberSession, now: Date): Promise<Output> {
  const opens = await db.runReadOnly(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session);
    const flyer = await loadFlyer(transaction, actor.tenant_id, flyerId);
    assertCanAct({ ...flyer, status: 'approved' }, 'archive', actor);
    if (flyer.status !== 'approved') return false;
    const owner = await findMember(transaction, actor.tenant_id, flyer.owner_user_id);
    if (!owner) return false;
    return owner.status === 'active' || (await findSuccessor(transaction, owner)) !== undefined;
  });
  if (!opens) return NONE;
  return { ...NONE, ...(await countLinksToFlyers(session.member.tenant_id, [flyerId], now)) };
}

/**
 * Counts the links to the member's flyers, public page and questionnaire, no matter who created them, and former colleagues' links that
 * lead to the member's public page. If the member isn't listed, links to the page already lead to the list of officers.
 */
async function countLinksOfMember(uid: string, session: MemberSession, now: Date): Promise<Output> {
  const { tenant_id: tenantId } = session.member;
  const { owners, isListed } = await db.runReadOnly(async (transaction) => {
    await authorizeInTransaction(transaction, session, 'members:manage');
    const member = await loadMember(transaction, tenantId, uid);
    if (member.status !== 'active') return { owners: [], isListed: false };
    const isListed = (await findListedOfficer(transaction, member)) !== undefined;
    return {
      owners: [
        uid,
        ...(isListed ? await findPredecessors(transaction, tenantId, uid, MAX_PREDECESSORS) : []),
      ],
      isListed,
    };
  });
  if (owners.length === 0) return NONE;
  const flyers = await db
    .flyers(tenantId)
    .where('owner_user_id', 'in', owners)
    .where('status', '==', 'approved')
    .select()
    .limit(MAX_FLYERS + 1)
    .get();
  const ids = flyers.docs.map(({ id }) => id);
  const [counted, pages] = await Promise.all([
    countLinksToFlyers(tenantId, ids.slice(0, MAX_FLYERS), now),
    isListed ? countLinksToPages(tenantId, owners, now) : 0,
  ]);
  return { ...counted, pages, isAtLeast: ids.length > MAX_FLYERS };
}

function countLinks(input: Input, session: MemberSession, now: Date): Promise<Output> {
  return 'flyerId' in input
    ? countLinksOfFlyer(input.flyerId, session, now)
    : countLinksOfMember(input.memberId, session, now);
}

/**
 * count-live-links: counts how many shared links and printed codes stop working, or lead elsewhere, when a flyer is archived (for its owner
 * and administrators) or a member is deactivated (for those who may do that).
 */
export const countLiveLinks = defineMemberCallable('count-live-links', 'flyers:make', countLinks);
