import { isRecheckStalled } from '@brokerage/domain/finding/recheck';
import { audit } from '../audit/audit.ts';
import { loadCompanyAuditHead } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { beginRecheck } from './beginRecheck.ts';
import { continuedRecheck, countApproved, newRecheck } from './newRecheck.ts';

/** Stores the requested run, unless it already exists or another one is active. Returns whether there is a slice to run. */
async function store(runId: string, session: MemberSession, now: Date): Promise<boolean> {
  const { tenant_id } = session.member;
  const total = await countApproved(tenant_id);
  return runMemberTransaction(session, async (transaction, actor) => {
    const ref = db.flyerRecheck(tenant_id);
    const run = (await transaction.get(ref)).data();
    if (run && isRecheckStalled(run, now)) {
      transaction.update(ref, continuedRecheck(run, now));
      return true;
    }
    if (run && (run.status === 'running' || run.run_id === runId)) return false;
    const head = await loadCompanyAuditHead(transaction, tenant_id);
    const by = { user_id: actor.user_id, name: actor.name };
    transaction.set(ref, newRecheck({ tenant_id, run_id: runId, cause: 'by_hand', by, total }, now));
    audit(transaction, {
      actor,
      action: 'recheck_started',
      entity: { type: 'company', id: tenant_id, head },
      before: null,
      after: { flyers: total },
      at: now,
    });
    return true;
  });
}

/** start-recheck: checks all live flyers now. Requires no recent sign-in, because it takes no flyer offline. */
export const startRecheck = defineMemberCallable(
  'start-recheck',
  'findings:decide',
  async ({ id }, session, now) => {
    const { tenant_id: tenantId } = session.member;
    if (await store(id, session, now)) await beginRecheck(tenantId);
    const run = (await db.flyerRecheck(tenantId).get()).data();
    if (!run) throw new Error('A run that is not stored');
    return { run_id: run.run_id, status: run.status };
  },
);
