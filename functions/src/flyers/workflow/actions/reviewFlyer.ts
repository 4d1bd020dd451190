import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput } from '@brokerage/domain/callables';
import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import type { MarkInput } from '@brokerage/domain/flyer/marks/flyerMark';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerAction } from '@brokerage/domain/flyer/workflow/flyerTransition';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';
import { defineMemberCallable, type MemberSession } from '../../../http/defineMemberCallable.ts';
import { loadTemplateVersion } from '../../loadTemplateVersion.ts';
import { type FlyerActionRequest, transitionFlyer } from '../transitionFlyer.ts';

const loadMarks = async (transaction: Transaction, { tenant_id, id }: Flyer, revision: number | null) =>
  revision === null
    ? []
    : ((await transaction.get(db.flyerMarks(tenant_id, id, revision))).data()?.marks ?? []);

/** Returns the marks with their context: the fields of the flyer's version, and the marks of the previous rejection. */
async function loadMarked(transaction: Transaction, flyer: Flyer, marks: readonly MarkInput[]) {
  const hasCarried = marks.some(({ carried_from }) => carried_from !== null);
  const [version, earlier] = await Promise.all([
    loadTemplateVersion(transaction, flyer),
    loadMarks(transaction, flyer, hasCarried ? findMarkedRevision(flyer) : null),
  ]);
  return { marks, version, earlier: new Set(earlier.map(({ id }) => id)) };
}

/** Returns whether the flyer was rejected with exactly these marks: a rejection with others is a different one. */
async function hasSameMarks(
  transaction: Transaction,
  flyer: Flyer,
  marks: readonly MarkInput[],
): Promise<boolean> {
  const stored = await loadMarks(transaction, flyer, findMarkedRevision(flyer));
  return isDeepStrictEqual(
    stored.map(({ label: _, ...mark }) => mark),
    marks,
  );
}

function review(input: ParsedInput<'review-flyer'>, session: MemberSession, now: Date) {
  const { id, revision } = input;
  if (input.decision === 'approve') {
    return transitionFlyer({ id, action: { name: 'approve', revision } }, session, now);
  }
  const { reason, marks } = input;
  const action = { name: 'reject', revision, reason } as const satisfies FlyerAction;
  const request: FlyerActionRequest = {
    id,
    action,
    isSame: (transaction, flyer) => hasSameMarks(transaction, flyer, marks),
    complete: async (transaction, flyer) =>
      marks.length === 0 || flyer.status !== 'pending_approval'
        ? action
        : { ...action, marked: await loadMarked(transaction, flyer, marks) },
  };
  return transitionFlyer(request, session, now);
}

/** review-flyer: approves or rejects the revision that the reviewer saw, never a flyer of their own. A rejection may include marks. */
export const reviewFlyer = defineMemberCallable('review-flyer', 'flyers:review', review);
