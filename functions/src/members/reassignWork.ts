import { CLOSED_STATUSES, isOpenStatus } from '@brokerage/domain/application/workflow/applicationWorkflow';
import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { negated } from '@brokerage/domain/link/linkRollUp';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { toPropertyState } from '../applications/loadPropertyState.ts';
import { loadNewAssignee, reassignApplication } from '../applications/reassignApplication.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import { loadPages } from '../data/loadPages.ts';
import { type MemberSession, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { addToRollUps } from '../share/counts/addToRollUps.ts';
import { loadMember } from './load/loadMember.ts';

type Reference = FirebaseFirestore.DocumentReference;
type Transaction = FirebaseFirestore.Transaction;
/** Records of one transaction, so that it stays small and short: an application takes five writes. */
const MAX_IN_TRANSACTION = 90;

export interface ReassignedWork {
  submissions: number;
  links: number;
}

/** Calls `reassign` with the records of a query, as many as go into a transaction; returns how many it reassigned. */
async function reassignPages(
  query: FirebaseFirestore.Query,
  reassign: (refs: readonly Reference[]) => Promise<number>,
): Promise<number> {
  let count = 0;
  for await (const page of loadPages(query, MAX_IN_TRANSACTION)) {
    count += await reassign(page.map(({ ref }) => ref));
  }
  return count;
}

/** Reads the flyers behind links: what their next holder may not be able to read. */
async function loadFlyers(
  transaction: Transaction,
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
 * Reassigns what the links have counted, also in the roll-ups. After the links: whatever counts from then on names the
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
          // The filter above drops missing counts.
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

interface Reassignment {
  from: UserRole;
  to: UserRole | null;
  session: MemberSession;
  now: Date;
}

/** Runs `write` in a transaction with its audit record, which says how many records were reassigned. Returns that number. */
function reassignInTransaction(
  { from, to, session, now }: Reassignment,
  kind: keyof ReassignedWork,
  write: (transaction: Transaction, actor: UserRole) => Promise<number>,
): Promise<number> {
  return runMemberTransaction(session, 'members:manage', async (transaction, actor) => {
    const { audit_head: head } = await loadMember(transaction, from.tenant_id, from.user_id);
    const count = await write(transaction, actor);
    if (count > 0) {
      audit(transaction, {
        actor,
        action: 'work_handed_over',
        entity: { type: 'member', id: from.user_id, head },
        before: null,
        after: { handed_over_to: to?.user_id ?? null, [kind]: count },
        at: now,
      });
    }
    return count;
  });
}

/** Reassigns a member's open applications and callback requests. Returns how many there were. */
async function reassignSubmissions(reassignment: Reassignment): Promise<number> {
  const { from, to } = reassignment;
  const first = await reassignOpenSubmissions(reassignment);
  // The directory entry may be the colleague's, too: their submissions are found again.
  if (first === 0 || from.officer_id === to?.officer_id) return first;
  // Until an application was reassigned, its applicant may have scheduled a call. Without an open application nobody can.
  return first + (await reassignOpenSubmissions(reassignment));
}

function reassignOpenSubmissions(reassignment: Reassignment): Promise<number> {
  const { from, now } = reassignment;
  const { tenant_id: tenantId, officer_id: officerId } = from;
  if (officerId === null) return Promise.resolve(0);
  const open = db
    .submissions(tenantId)
    .where('lo_assigned_id', '==', officerId)
    // An unknown status counts as open, so the query leaves out the closed ones.
    .where('status', 'not-in', CLOSED_STATUSES)
    .orderBy('status')
    .orderBy('created_at', 'desc')
    .select('status', 'created_at');
  return reassignPages(open.withConverter(null), (refs) =>
    reassignInTransaction(reassignment, 'submissions', async (transaction, actor) => {
      const ids = refs.map(({ id }) => id);
      const stored = await transaction.getAll(...ids.map((id) => db.submission(tenantId, id)));
      const heads = await transaction.getAll(...ids.map((id) => db.audited(tenantId, 'application', id)));
      const answers = await transaction.getAll(...ids.map((id) => db.submissionAnswers(tenantId, id)));
      const to = await loadNewAssignee(transaction, reassignment.to, now);
      const applications = stored.flatMap((one, index) => {
        const application = one.data();
        const isStill = application?.lo_assigned_id === officerId && isOpenStatus(application.status);
        if (!isStill) return [];
        const state = toPropertyState(answers[index]?.data());
        return [{ application, state, auditHead: heads[index] }];
      });
      for (const each of applications) {
        reassignApplication(transaction, { ...each, actor, from, to, now });
      }
      return applications.length;
    }),
  );
}

/** Returns the changes of a reassigned link: its holder, and what that holder may know of a flyer that isn't theirs. */
function linkChanges(
  link: FirebaseFirestore.DocumentSnapshot,
  flyers: Awaited<ReturnType<typeof loadFlyers>>,
  from: UserRole,
  to: UserRole,
) {
  const flyer = flyers.get(link.get('flyer_instance_id') as string);
  const earlier = (link.get('handed_over') ?? null) as SharedLink['handed_over'];
  const isOwn = flyer?.owner === from.user_id;
  return {
    created_by_user_id: to.user_id,
    holder_name: to.name,
    handed_over: flyer
      ? {
          owner_user_id: flyer.owner,
          flyer_title: flyer.title,
          is_stopped: isOwn || (earlier?.is_stopped ?? false),
          is_forwarded: isOwn ? from.links_forward_to !== null : (earlier?.is_forwarded ?? false),
        }
      : earlier,
  };
}

function reassignLinks(reassignment: Reassignment, to: UserRole): Promise<number> {
  const { from } = reassignment;
  const { tenant_id: tenantId, user_id: userId } = from;
  const links = db.sharedLinks(tenantId).withConverter(null).where('created_by_user_id', '==', userId);
  return reassignPages(links.select(), (refs) =>
    reassignInTransaction(reassignment, 'links', async (transaction) => {
      const stored = await transaction.getAll(...refs);
      const theirs = stored.filter((link) => link.get('created_by_user_id') === userId);
      const flyers = await loadFlyers(transaction, tenantId, theirs);
      for (const link of theirs) transaction.update(link.ref, linkChanges(link, flyers, from, to));
      return theirs.length;
    }),
  );
}

/**
 * Gives a person's open applications and links to another; without another one (`to` null) the applications go to
 * the General team and the links stay. Reassigned records aren't found again, so a retry does the rest.
 * @param options keepsApplications: leaves the applications alone
 */
export async function reassignWork(
  from: UserRole,
  to: UserRole | null,
  session: MemberSession,
  now: Date,
  { keepsApplications = false } = {},
): Promise<ReassignedWork> {
  const reassignment = { from, to, session, now };
  const submissions = keepsApplications ? 0 : await reassignSubmissions(reassignment);
  const links = to ? await reassignLinks(reassignment, to) : 0;
  if (to) await reassignCounts(from, to);
  return { submissions, links };
}
