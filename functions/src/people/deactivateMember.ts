import type { CallableRequest } from '@brokerage/domain/callables';
import type { UserRole } from '@brokerage/domain/directory/userRole';
import { REFUSALS } from '@brokerage/domain/errors';
import { getAuth } from 'firebase-admin/auth';
import { audit } from '../audit/audit.ts';
import { db } from '../db.ts';
import { invalidArgument } from '../http/defineCallable.ts';
import { defineStaffCallable, type Staff, stillAllowed } from '../http/defineStaffCallable.ts';
import { accountOf } from './accounts.ts';
import { type HandedOver, handOver } from './handOver.ts';
import { listOfficer } from './listOfficer.ts';
import { memberOf, refusal } from './memberOf.ts';
import { securityNotice } from './securityNotice.ts';
import { endOfSessions } from './sessionsEnd.ts';
import { assertNotLastSuperAdmin, readSuperAdmins } from './superAdmins.ts';

type Input = CallableRequest<'deactivate-member'>;

/** Whoever takes over: an active colleague, and not the one who leaves. */
async function successorOf(
  transaction: FirebaseFirestore.Transaction,
  { uid, hand_over_to }: Input,
  tenantId: string,
): Promise<UserRole | null> {
  if (hand_over_to === null) return null;
  const successor = (await transaction.get(db.userRole(hand_over_to))).data();
  if (hand_over_to === uid || successor?.tenant_id !== tenantId || successor.status !== 'active') {
    throw invalidArgument([{ path: 'hand_over_to', message: 'Choose an active colleague' }]);
  }
  return successor;
}

/** Takes all rights in one transaction; nothing to do when they are gone already. */
function endRights(
  input: Input,
  staff: Staff,
  now: Date,
): Promise<{ member: UserRole; successor: UserRole | null }> {
  return db.runTransaction(async (transaction) => {
    const tenantId = staff.member.tenant_id;
    const actor = await stillAllowed(transaction, staff, 'people:manage');
    const member = await memberOf(transaction, tenantId, input.uid);
    if (member.user_id === staff.uid) throw refusal(REFUSALS.notYourself);
    const successor = await successorOf(transaction, input, tenantId);
    if (member.status === 'deactivated') return { member, successor };
    const superAdmins = await readSuperAdmins(transaction, tenantId);
    assertNotLastSuperAdmin(member, superAdmins);
    const notify = await securityNotice(transaction, tenantId, superAdmins);
    const list = await listOfficer(transaction, member);
    transaction.update(db.userRole(input.uid), {
      status: 'deactivated',
      sessions_valid_after: endOfSessions(now),
    });
    list(false);
    audit(transaction, {
      ...{
        actor,
        action: 'member_deactivated',
        entity: { type: 'member', id: input.uid, head: member.audit_head },
      },
      ...{
        before: { status: 'active' },
        after: { status: 'deactivated', hand_over_to: input.hand_over_to },
        at: now,
      },
    });
    notify({ actor, act: `deactivated ${member.name}`, at: now });
    return { member, successor };
  });
}

/**
 * The rights go first, then the account, then the work goes over. Whatever fails in between leaves the person without
 * rights, and the same call does the rest.
 */
async function deactivate(input: Input, staff: Staff, now: Date): Promise<HandedOver> {
  const { member, successor } = await endRights(input, staff, now);
  if (await accountOf({ uid: input.uid })) {
    await getAuth().updateUser(input.uid, { disabled: true });
    await getAuth().revokeRefreshTokens(input.uid);
  }
  return handOver(member, successor, staff, now);
}

/** deactivate-member: ends a colleague's access and gives their work to another. */
export const deactivateMember = defineStaffCallable(
  'deactivate-member',
  'people:manage',
  async (input, staff) => ({
    handed_over: await deactivate(input, staff, new Date()),
  }),
);
