import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { applyFlyerAction } from '@brokerage/domain/flyer/workflow/applyFlyerAction';
import type { FlyerAction, FlyerTransition } from '@brokerage/domain/flyer/workflow/flyerTransition';
import type { Member } from '@brokerage/domain/member/member';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../../audit/audit.ts';
import { withoutUndefined } from '../../data/converters.ts';
import { db } from '../../data/db.ts';
import { writeNotice } from '../../data/writeNotice.ts';
import { prepareMemberMail } from '../../mail/prepareMemberMail.ts';
import { findSignedIn } from '../../members/accounts.ts';
import { findActiveMember } from '../../members/load/findMember.ts';
import { loadMembersWithRight } from '../../members/load/loadMembersWithRight.ts';
import { flyerMail, isMailed } from './flyerMail.ts';
import { toFlyerActor } from './load/loadFlyer.ts';
import { loadValidUntil } from './load/loadValidUntil.ts';
import { prepareCorrectionApproval } from './prepareCorrectionApproval.ts';
import { preparePrintLink } from './preparePrintLink.ts';
import { prepareSettledNotices } from './prepareSettledNotices.ts';
import { withoutInlineParts, writeParts } from './writeParts.ts';

type Notice = FlyerTransition['notices'][number];

/** Input for notices and mails. */
interface Occasion {
  flyer: Flyer;
  actor: ReturnType<typeof toFlyerActor>;
  tenant: Tenant;
  now: Date;
}

/** An action on a flyer, and what the transaction has read for it. */
export interface FlyerTransitionRequest extends Occasion {
  action: FlyerAction;
}

/** A flyer's status and revision after a transition, as returned by the workflow callables. */
export type FlyerState = Pick<Flyer, 'id' | 'status' | 'revision'>;

export const toFlyerState = ({ id, status, revision }: Flyer): FlyerState => ({ id, status, revision });

async function loadRecipients(
  transaction: Transaction,
  { to }: Notice,
  { flyer, actor }: Occasion,
): Promise<Member[]> {
  if (to === 'owner') {
    const owner = await findActiveMember(transaction, flyer.tenant_id, flyer.owner_user_id);
    return owner ? [owner] : [];
  }
  const reviewers = await loadMembersWithRight(transaction, flyer.tenant_id, 'flyers:review');
  return reviewers.filter(({ user_id }) => user_id !== actor.user_id);
}

/**
 * Loads the recipients and returns a function that writes their notices and mails. Reading and writing are separate because a transaction
 * has to read before it writes.
 */
async function prepareNotifications(
  transaction: Transaction,
  notices: readonly Notice[],
  occasion: Occasion,
): Promise<() => void> {
  const { flyer, actor, tenant, now } = occasion;
  const recipients = await Promise.all(
    notices.map(async (notice) => {
      const people = await loadRecipients(transaction, notice, occasion);
      // An invited member who never signed in can't review: the notice can wait, but a mail would only leak the title.
      const mailed =
        notice.to === 'reviewers' ? await findSignedIn(people.map(({ user_id }) => user_id)) : undefined;
      return { notice, people, mailed };
    }),
  );
  const writeMail = await prepareMemberMail(
    transaction,
    flyer.tenant_id,
    recipients
      .filter(({ notice }) => isMailed(notice.kind))
      .flatMap(({ people }) => people.map(({ user_id }) => user_id)),
  );
  return () => {
    for (const { notice, people, mailed } of recipients) {
      // An approved correction becomes an edition of the flyer that it corrects.
      const flyerId = (notice.kind === 'approved' && flyer.lineage_id) || flyer.id;
      for (const { user_id, email } of people) {
        writeNotice(
          transaction,
          { tenantId: flyer.tenant_id, to: user_id, now },
          {
            kind: notice.kind,
            template_id: null,
            flyer_id: flyerId,
            title: notice.title,
            actor_name: actor.name,
            reason: notice.reason,
            ...(notice.mark_count !== undefined && { mark_count: notice.mark_count }),
          },
        );
        const { kind, title, mark_count = 0 } = notice;
        if (!isMailed(kind) || (mailed && !mailed.has(user_id))) continue;
        const mail = flyerMail({ kind, flyerId, title, mark_count }, { to: email, tenant, now });
        writeMail(user_id, mail, { about: title });
      }
    }
  };
}

/** Returns whether the step approves the flyer, which submitting does if no approval is required. */
const approves = ({ changes, step }: FlyerTransition): boolean =>
  changes.approved_at != null && (step?.action === 'approved' || step?.action === 'submitted');

/**
 * Runs the workflow action, reads what its outcome needs and returns what writes it: the flyer's changes, its snapshot and step, the audit
 * record, notices and mails. To change several flyers in one transaction, prepare all of them before writing the first. `extraFields`:
 * further fields of the flyer.
 * @throws DomainError those of `applyFlyerAction` (domain/src/flyer/workflow/applyFlyerAction.ts), `loadValidUntil` and `prepareCorrectionApproval`
 */
export async function prepareFlyerTransition(
  transaction: Transaction,
  { flyer, action, actor, tenant, now }: FlyerTransitionRequest,
  extraFields: Partial<Flyer> = {},
): Promise<() => FlyerState> {
  const outcome = applyFlyerAction(flyer, action, { actor, now });
  const notify = await prepareNotifications(transaction, outcome.notices, { flyer, actor, tenant, now });
  const settleNotices = await prepareSettledNotices(transaction, flyer, outcome, { actor, now });
  const isApproved = approves(outcome);
  const valid_until = await loadValidUntil(transaction, flyer, action, { isApproved, tenant, now });
  const changes = { ...outcome.changes, ...extraFields, ...(valid_until !== undefined && { valid_until }) };
  const after = { ...flyer, ...changes };
  const writeCorrectionApproval = await prepareCorrectionApproval(transaction, {
    before: flyer,
    after,
    outcome,
    actor,
    now,
  });
  const writeLink = await preparePrintLink(transaction, flyer, after, now);
  return () => {
    writeParts(transaction, flyer, outcome);
    transaction.update(db.flyers(flyer.tenant_id).doc(flyer.id), {
      ...withoutInlineParts(flyer),
      ...withoutUndefined(changes),
    });
    if (outcome.audit) {
      audit(transaction, {
        actor,
        ...outcome.audit,
        entity: { type: 'flyer', id: flyer.id, head: flyer.audit_head },
        at: now,
        after: {
          ...outcome.audit.after,
          ...(valid_until && { valid_until: valid_until.toISOString() }),
        },
      });
    }
    settleNotices();
    notify();
    writeLink();
    writeCorrectionApproval();
    return toFlyerState(after);
  };
}

/**
 * Runs and writes a workflow action for one flyer. Call it after all reads and before any write of the transaction.
 * @throws DomainError those of `applyFlyerAction` (domain/src/flyer/workflow/applyFlyerAction.ts), `loadValidUntil` and `prepareCorrectionApproval`
 */
export async function writeFlyerTransition(
  transaction: Transaction,
  { actor, ...context }: Omit<FlyerTransitionRequest, 'actor'> & { actor: Member },
  extraFields: Partial<Flyer> = {},
): Promise<FlyerState> {
  const write = await prepareFlyerTransition(
    transaction,
    { ...context, actor: toFlyerActor(actor) },
    extraFields,
  );
  return write();
}
