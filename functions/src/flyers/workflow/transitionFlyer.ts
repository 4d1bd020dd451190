import type { AuditAction } from '@brokerage/domain/audit/auditRecord';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { type FlyerAction, transition } from '@brokerage/domain/flyer/workflow';
import type { Action } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { audit } from '../../audit/audit.ts';
import { db, withoutUndefined } from '../../data/db.ts';
import { authorizeInTransaction, type MemberSession } from '../../http/defineMemberCallable.ts';
import { loadFlyer, toFlyerActor } from './loadFlyer.ts';
import { prepareNotifications } from './prepareNotifications.ts';
import { preparePrintLink } from './printLink.ts';

interface TransitionContext {
  flyer: Flyer;
  action: FlyerAction;
  actor: UserRole;
  tenant: Tenant;
  now: Date;
}

/** Where a flyer stands after it was moved. */
type State = Pick<Flyer, 'id' | 'status' | 'revision'>;

/**
 * Asks the workflow and writes what it says: the flyer's changes, the audit record, notices and mails. To be called
 * when the transaction has read everything and written nothing. `also`: further fields of the flyer.
 * @throws DomainError as the workflow says
 */
export async function writeTransition(
  transaction: FirebaseFirestore.Transaction,
  { flyer, action, actor, tenant, now }: TransitionContext,
  also: Partial<Flyer> = {},
): Promise<State> {
  const outcome = transition(flyer, action, { actor: toFlyerActor(actor), now });
  if (!outcome.ok) throw outcome.error;
  const tell = await prepareNotifications(transaction, outcome.notices, { flyer, actor, tenant, now });
  const changes = { ...outcome.changes, ...also };
  const writeLink = await preparePrintLink(transaction, flyer, { ...flyer, ...changes }, now);
  transaction.update(db.flyers(flyer.tenant_id).doc(flyer.id), withoutUndefined(changes));
  if (outcome.audit) {
    audit(transaction, {
      actor,
      action: outcome.audit.action as AuditAction,
      entity: { type: 'flyer', id: flyer.id, head: flyer.audit_head },
      at: now,
      before: { status: flyer.status },
      after: outcome.audit.after as Record<string, string>,
    });
  }
  tell();
  writeLink();
  const { id, status, revision } = { ...flyer, ...changes };
  return { id, status, revision };
}

/**
 * Moves a flyer, for the actions that need nothing but the flyer itself.
 * @throws DomainError as the workflow or the rights say
 */
export function transitionFlyer(
  id: string,
  action: FlyerAction,
  session: MemberSession,
  right: Action,
): Promise<State> {
  return db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, right);
    const [flyer, tenant] = await Promise.all([
      loadFlyer(transaction, actor.tenant_id, id),
      transaction.get(db.tenant(actor.tenant_id)),
    ]);
    const settings = tenant.data();
    if (!settings) throw new Error('The tenant has no settings');
    return writeTransition(transaction, { flyer, action, actor, tenant: settings, now: new Date() });
  });
}
