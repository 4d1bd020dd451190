import { isOpenStatus } from '@brokerage/domain/application/applicationWorkflow';
import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { negated } from '@brokerage/domain/link/linkRollUp';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { handOverApplication } from '../applications/handOverApplication.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { authorizeInTransaction, type MemberSession } from '../http/defineMemberCallable.ts';
import { addToRollUps } from '../share/counts/addToRollUps.ts';
import { loadMember } from './loadMember.ts';

type Reference = FirebaseFirestore.DocumentReference;
/** Records read or updated at once. */
const AT_ONCE = 200;
/** Records of one transaction: an application takes five writes, and 500 is the most. */
const MOST_IN_TRANSACTION = 90;

export interface ReassignedWork {
  submissions: number;
  links: number;
}

/** Reads all records of a query, page by page. */
async function loadAll(query: FirebaseFirestore.Query): Promise<FirebaseFirestore.QueryDocumentSnapshot[]> {
  const all: FirebaseFirestore.QueryDocumentSnapshot[] = [];
  let page = await query.limit(AT_ONCE).get();
  while (!page.empty) {
    all.push(...page.docs);
    page = await query.startAfter(page.docs.at(-1)).limit(AT_ONCE).get();
  }
  return all;
}

async function loadOpenSubmissions({ tenant_id, officer_id }: UserRole): Promise<Reference[]> {
  if (officer_id === null) return [];
  const assigned = db.submissions(tenant_id).where('lo_assigned_id', '==', officer_id).select('status');
  return (await loadAll(assigned))
    .filter((one) => isOpenStatus(String(one.get('status'))))
    .map(({ ref }) => ref);
}

async function loadLinks({ tenant_id, user_id }: UserRole): Promise<Reference[]> {
  const links = db.sharedLinks(tenant_id).withConverter(null).where('created_by_user_id', '==', user_id);
  return (await loadAll(links.select())).map(({ ref }) => ref);
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

/** Counts of one transaction. Each compacted one changes up to six roll-ups of the two holders, and four of the company. */
const COUNTS_AT_ONCE = 30;

/**
 * What the links have counted goes with them, also in the roll-ups. After the links: whatever counts from then on names the
 * new owner, and what counted before is found here, by a retry, too.
 */
async function reassignCounts({ tenant_id, user_id }: UserRole, to: UserRole): Promise<void> {
  const left = db
    .linkCounts(tenant_id)
    .where('created_by_user_id', '==', user_id)
    .select()
    .limit(COUNTS_AT_ONCE);
  for (let some = await left.get(); !some.empty; some = await left.get()) {
    const refs = some.docs.map(({ ref }) => ref);
    await db.runTransaction(async (transaction) => {
      const counts = (await transaction.getAll(...refs))
        .map((one) => ({ ref: one.ref, before: one.data() }))
        .filter(({ before }) => before?.created_by_user_id === user_id)
        .map(({ ref, before }) => {
          const count = before as LinkCount;
          const facts = count.facts && { ...count.facts, holder_name: to.name };
          return { ref, before: count, after: { ...count, created_by_user_id: to.user_id, facts } };
        });
      // Parts, and days from before roll-ups, get into them later.
      const rolledUp = counts.filter(({ before }) => before.is_rolled_up);
      await addToRollUps(
        transaction,
        tenant_id,
        rolledUp.flatMap(({ before, after }) => [negated(before), after]),
      );
      for (const { ref, after } of counts) {
        transaction.update(ref, { created_by_user_id: after.created_by_user_id, facts: after.facts });
      }
    });
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
  const submissions = (await loadOpenSubmissions(from)).map((ref) => ({
    ref,
    kind: 'submissions' as const,
  }));
  const links = to ? (await loadLinks(from)).map((ref) => ({ ref, kind: 'links' as const })) : [];
  const all = [...submissions, ...links];
  const total: ReassignedWork = { submissions: 0, links: 0 };
  for (let start = 0; start < all.length; start += MOST_IN_TRANSACTION) {
    const done = await reassignSome(all.slice(start, start + MOST_IN_TRANSACTION), from, to, session, now);
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
  return db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'people:manage');
    const { audit_head: head } = await loadMember(transaction, from.tenant_id, from.user_id);
    const records = await transaction.getAll(...some.map(({ ref }) => ref));
    const applications = some.filter(({ kind }) => kind === 'submissions');
    const heads = new Map(
      applications.length === 0
        ? []
        : (
            await transaction.getAll(
              ...applications.map(({ ref: { id } }) => db.audited(from.tenant_id, 'application', id)),
            )
          ).map((stored, index) => [applications[index]?.ref.id, stored]),
    );
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
        holder_name: to?.name ?? null,
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
          ? record?.get('lo_assigned_id') === from.officer_id && isOpenStatus(String(record.get('status')))
          : record?.get('created_by_user_id') === from.user_id;
      if (!record || !isStill) continue;
      if (kind === 'links') transaction.update(ref, linkChanges(record));
      else {
        const auditHead = heads.get(record.id);
        handOverApplication(transaction, { application: record, auditHead, actor, from, to, now });
      }
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
