import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { authorizeInTransaction, type MemberSession } from '../http/defineMemberCallable.ts';
import { loadMember } from './loadMember.ts';

type Reference = FirebaseFirestore.DocumentReference;
/** Records of one transaction or batch; it takes 500 writes at most. */
const AT_ONCE = 200;
/** Nothing is left to do about these. */
const CLOSED: ReadonlySet<unknown> = new Set(['approved', 'denied']);

export interface ReassignedWork {
  submissions: number;
  links: number;
}

async function queryOpenSubmissions({ tenant_id, officer_id }: UserRole): Promise<Reference[]> {
  if (officer_id === null) return [];
  const assigned = await db
    .submissions(tenant_id)
    .where('lo_assigned_id', '==', officer_id)
    .select('status')
    .get();
  return assigned.docs.filter((one) => !CLOSED.has(one.get('status'))).map(({ ref }) => ref);
}

async function queryLinks({ tenant_id, user_id }: UserRole): Promise<Reference[]> {
  return (await db.sharedLinks(tenant_id).where('created_by_user_id', '==', user_id).select().get()).docs.map(
    ({ ref }) => ref,
  );
}

/** Reads the flyers behind links: what their next holder may not be able to read. */
async function loadFlyers(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  links: readonly FirebaseFirestore.DocumentSnapshot[],
): Promise<ReadonlyMap<string, { title: string; owner: string }>> {
  const ids = new Set(links.map((link) => link.get('flyer_instance_id') as unknown));
  const refs = [...ids].flatMap((id) =>
    typeof id === 'string' ? [db.flyers(tenantId).doc(id).withConverter(null)] : [],
  );
  if (refs.length === 0) return new Map();
  const flyers = await transaction.getAll(...refs, { fieldMask: ['title', 'owner_user_id'] });
  return new Map(
    flyers
      .filter(({ exists }) => exists)
      .map((flyer) => [
        flyer.id,
        { title: String(flyer.get('title')), owner: String(flyer.get('owner_user_id')) },
      ]),
  );
}

/**
 * What the links have counted goes with them. After the links: whatever counts from then on names the new owner, and what
 * counted before is found here, by a retry, too.
 */
async function reassignCounts({ tenant_id, user_id }: UserRole, to: UserRole): Promise<void> {
  const left = db.linkCounts(tenant_id).where('created_by_user_id', '==', user_id).select().limit(AT_ONCE);
  for (let some = await left.get(); !some.empty; some = await left.get()) {
    const batch = db.batch();
    for (const { ref } of some.docs) batch.update(ref, { created_by_user_id: to.user_id });
    await batch.commit();
  }
}

/**
 * Gives a person's open applications and links to another; without another one (`to` null) the applications go to
 * the General team and the links stay. What is handed over already is not found again, so a retry does the rest.
 */
export async function reassignWork(
  from: UserRole,
  to: UserRole | null,
  session: MemberSession,
  now: Date,
): Promise<ReassignedWork> {
  const submissions = (await queryOpenSubmissions(from)).map((ref) => ({
    ref,
    kind: 'submissions' as const,
  }));
  const links = to ? (await queryLinks(from)).map((ref) => ({ ref, kind: 'links' as const })) : [];
  const all = [...submissions, ...links];
  const total: ReassignedWork = { submissions: 0, links: 0 };
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const done = await reassignSome(all.slice(start, start + AT_ONCE), from, to, session, now);
    total.submissions += done.submissions;
    total.links += done.links;
  }
  if (to) await reassignCounts(from, to);
  return total;
}

function reassignSome(
  some: readonly { ref: Reference; kind: keyof ReassignedWork }[],
  from: UserRole,
  to: UserRole | null,
  session: MemberSession,
  now: Date,
): Promise<ReassignedWork> {
  const routing =
    to?.officer_id != null
      ? { lo_assigned_id: to.officer_id, route_to: FieldValue.delete() }
      : { lo_assigned_id: null, route_to: 'General' };
  return db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'people:manage');
    const { audit_head: head } = await loadMember(transaction, from.tenant_id, from.user_id);
    const records = await transaction.getAll(...some.map(({ ref }) => ref));
    const flyers = await loadFlyers(
      transaction,
      from.tenant_id,
      records.filter((_, index) => some[index]?.kind === 'links'),
    );
    const linkChanges = (link: FirebaseFirestore.DocumentSnapshot) => {
      const flyer = flyers.get(link.get('flyer_instance_id') as string);
      const earlier = (link.get('handed_over') ?? null) as SharedLink['handed_over'];
      const isOwn = flyer?.owner === from.user_id;
      return {
        created_by_user_id: to?.user_id,
        handed_over: flyer
          ? {
              owner_user_id: flyer.owner,
              flyer_title: flyer.title,
              is_stopped: isOwn || (earlier?.is_stopped ?? false),
              is_forwarded: isOwn ? from.links_forward_to !== null : (earlier?.is_forwarded ?? false),
            }
          : earlier,
      };
    };
    const done: ReassignedWork = { submissions: 0, links: 0 };
    for (const [index, { ref, kind }] of some.entries()) {
      const record = records[index];
      const isStill =
        kind === 'submissions'
          ? record?.get('lo_assigned_id') === from.officer_id && !CLOSED.has(record.get('status'))
          : record?.get('created_by_user_id') === from.user_id;
      if (!record || !isStill) continue;
      transaction.update(ref, kind === 'submissions' ? routing : linkChanges(record));
      done[kind] += 1;
    }
    if (done.submissions + done.links > 0) {
      audit(transaction, {
        actor,
        action: 'work_handed_over',
        entity: { type: 'member', id: from.user_id, head },
        before: null,
        after: { handed_over_to: to?.user_id ?? null, ...done },
        at: now,
      });
    }
    return done;
  });
}
