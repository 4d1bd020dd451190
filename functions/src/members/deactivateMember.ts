import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError, invalidField } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import type { Reassignment, ReassignmentPhase } from '@brokerage/domain/member/reassignment';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { prepareOfficerListing } from '../profile/prepareOfficerListing.ts';
import { copyRevocation, revokeSessions } from '../security/sessions.ts';
import { getAccount, hasSignedIn } from './accounts.ts';
import { findListedOfficer } from './load/findListedOfficer.ts';
import { findActiveMember } from './load/findMember.ts';
import { loadMember } from './load/loadMember.ts';
import { assertNotLastSuperAdmin, loadSuperAdmins } from './load/loadSuperAdmins.ts';
import { matchAccountToRecord } from './matchAccountToRecord.ts';
import { prepareSecurityMail } from './prepareSecurityMail.ts';
import { continueReassignment } from './reassignment/continueReassignment.ts';
import { prepareReassignment } from './reassignment/prepareReassignment.ts';
import { toSessionsValidAfter } from './sessionRevocation.ts';

type Input = ParsedInput<'deactivate-member'>;

/**
 * Loads the successor: an active colleague who has signed in at least once, because nobody would do work assigned to an unused invitation.
 * @throws DomainError invalid-argument; no-public-page if links can't be forwarded to them
 */
async function loadSuccessor(
  transaction: Transaction,
  { uid, hand_over_to, forward_links }: Input,
  tenantId: string,
): Promise<Member | null> {
  if (hand_over_to === null) {
    if (forward_links) throw new DomainError('no-public-page');
    return null;
  }
  const successor = await findActiveMember(transaction, tenantId, hand_over_to);
  if (hand_over_to === uid || !successor) {
    throw invalidField('hand_over_to', 'Choose an active colleague');
  }
  const account = await getAccount({ uid: hand_over_to });
  if (!account || account.disabled || !hasSignedIn(account)) {
    throw invalidField('hand_over_to', 'Choose a colleague who has signed in before');
  }
  if (forward_links && !(await findListedOfficer(transaction, successor))) {
    throw new DomainError('no-public-page');
  }
  return successor;
}

const PHASES = [
  'applications',
  'links',
  'link_counts',
  'stopped_links',
] as const satisfies ReassignmentPhase[];

/** What is recorded and mailed. Nobody was deactivated if the member has never signed in: their invitation was canceled. */
const DEACTIVATION = {
  action: 'member_deactivated',
  statuses: ['active', 'deactivated'],
  describe: (name: string) => `deactivated ${name}`,
} as const;
const CANCELLATION = {
  action: 'invitation_canceled',
  statuses: ['invited', 'canceled'],
  describe: (name: string) => `canceled the invitation of ${name}`,
} as const;

/**
 * Revokes all rights in one transaction, unless they are already revoked, and stores that the work has to be reassigned.
 * @returns the id of the reassignment run
 */
function revokeAccess(
  input: Input,
  { action, statuses: [before, after], describe }: typeof DEACTIVATION | typeof CANCELLATION,
  session: MemberSession,
  now: Date,
): Promise<string> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId, user_id, name } = actor;
    const member = await loadMember(transaction, tenantId, input.uid);
    if (member.user_id === session.uid) throw new DomainError('own-account');
    const successor = await loadSuccessor(transaction, input, tenantId);
    const startReassignment = await prepareReassignment(
      transaction,
      tenantId,
      { from_user_id: input.uid, to_user_id: input.hand_over_to, by: { user_id, name }, phases: PHASES },
      now,
    );
    const links_forward_to = input.forward_links ? input.hand_over_to : null;
    if (member.status === 'deactivated') {
      // The link target was chosen and announced at the first deactivation; only a reactivation allows a new choice.
      if (links_forward_to !== null && links_forward_to !== member.links_forward_to)
        throw new DomainError('member-deactivated');
      return startReassignment();
    }
    const superAdmins = await loadSuperAdmins(transaction, tenantId);
    assertNotLastSuperAdmin(member, superAdmins);
    const notify = await prepareSecurityMail(transaction, tenantId, superAdmins);
    const listing = await prepareOfficerListing(transaction, member);
    const runId = startReassignment();
    transaction.update(db.member(input.uid), {
      status: 'deactivated',
      sessions_valid_after: toSessionsValidAfter(now),
      links_forward_to,
    });
    listing.unlist(links_forward_to === null ? null : successor?.officer_id);
    audit(transaction, {
      actor,
      action,
      entity: { type: 'member', id: input.uid, head: member.audit_head },
      before: { status: before },
      after: { status: after, hand_over_to: input.hand_over_to, links_forward_to },
      at: now,
    });
    notify({ actor, description: describe(member.name), at: now });
    return runId;
  });
}

/**
 * Revokes the rights first, then disables the account, then reassigns the work. After a failure in between, the member has no rights, and
 * the same call does the rest.
 * @throws DomainError reassignment-replaced when a reactivation or another successor came in between
 */
async function deactivate(input: Input, session: MemberSession, now: Date): Promise<Reassignment> {
  const account = await getAccount({ uid: input.uid });
  const isInvitation = account !== undefined && !hasSignedIn(account) && input.hand_over_to === null;
  const runId = await revokeAccess(input, isInvitation ? CANCELLATION : DEACTIVATION, session, now);
  if (account) {
    await matchAccountToRecord(session.member.tenant_id, input.uid);
    await copyRevocation(input.uid, await revokeSessions(input.uid));
  }
  const run = await continueReassignment(session.member.tenant_id, input.uid, { runId });
  if (!run) throw new DomainError('reassignment-replaced');
  return run;
}

/**
 * deactivate-member: ends a colleague's access and reassigns their work, the first records right away and the rest by tasks. Links and
 * printed codes of their flyers stop, or lead to the successor's public page (`lookUpLink`), and so does their own public page.
 */
export const deactivateMember = defineMemberCallable(
  'deactivate-member',
  'members:manage',
  async (input, session, now) => {
    const { submissions, links, phases_left } = await deactivate(input, session, now);
    return { handed_over: { submissions, links }, is_done: phases_left.length === 0 };
  },
);
