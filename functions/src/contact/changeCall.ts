import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import type { SiteVisitor } from '../http/caller.ts';
import { chooseFormCounter } from '../http/chooseFormCounter.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { callerCounter, SCHEDULED_CALLS_PER_HOUR } from '../http/rateLimit.ts';
import { countCallLookup } from './countCallLookup.ts';
import { moveCall } from './moveCall.ts';
import { openCall, toCallView } from './storedCall.ts';

async function loadCall(
  { link }: ParsedInput<'get-scheduled-call'>,
  visitor: SiteVisitor,
  now: Date,
): Promise<CallableOutput<'get-scheduled-call'>> {
  await countCallLookup(visitor, 'link', now);
  const tenant = await loadTenant(visitor.tenantId);
  return db.runReadOnly(async (transaction) =>
    toCallView(await openCall(transaction, link, { tenant, now })),
  );
}

interface Change extends ParsedInput<'cancel-call'> {
  /** Null cancels the call. */
  callback: string | null;
}

/**
 * Changes a call once for each `event_id`.
 * @throws DomainError those of `countCallLookup`, `openCall` and `moveCall`; too-many-forms
 */
async function changeCall(
  { link, event_id: eventId, callback }: Change,
  visitor: SiteVisitor,
  now: Date,
): Promise<CallableOutput<'reschedule-call'>> {
  await countCallLookup(visitor, 'link', now);
  const { ip, tenantId } = visitor;
  const tenant = await loadTenant(tenantId);
  const network = callerCounter('call', ip, now);
  return db.runTransaction(async (transaction) => {
    const stored = await openCall(transaction, link, { tenant, now });
    const [earlier, counted] = await getAllTyped(
      transaction,
      db.submissionEvents(tenantId, stored.record.id).doc(eventId),
      db.rateLimit(network.id),
    );
    if (earlier.exists) return toCallView(stored);
    const counter = await chooseFormCounter(
      transaction,
      { counter: network, counted, limit: SCHEDULED_CALLS_PER_HOUR },
      { tenantId, code: stored.application?.shared_link_id, kind: 'call', now },
    );
    return moveCall(transaction, stored, { tenant, callback, eventId, counter, now });
  });
}

/** get-scheduled-call: returns a call to its borrower, identified by a link from its mail or from the thank-you page. */
export const getScheduledCall = defineCallable('get-scheduled-call', loadCall);

/** reschedule-call: moves a borrower's call to another time. */
export const rescheduleCall = defineCallable('reschedule-call', changeCall);

/** cancel-call: cancels a borrower's call. */
export const cancelCall = defineCallable('cancel-call', (input, visitor, now) =>
  changeCall({ ...input, callback: null }, visitor, now),
);
