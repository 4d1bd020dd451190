import type { CallView } from '@brokerage/domain/contact/changeCall';
import { nanoid } from 'nanoid';
import { callFunction } from '../../../lib/firebase/callFunction.ts';

/** Ids of changes that may have arrived though no answer came, by what they ask for: sent again right away, each happens once. */
const unanswered = new Map<string, string>();

async function sendOnce<T>(change: object, send: (eventId: string) => Promise<T>): Promise<T> {
  const key = JSON.stringify(change);
  const id = unanswered.get(key) ?? nanoid();
  unanswered.set(key, id);
  const answer = await send(id);
  // The call has changed since: asked for again, an earlier change is a new one.
  unanswered.clear();
  return answer;
}

/** Loads a call as it is now. */
export const loadCall = (link: string): Promise<CallView> => callFunction('get-scheduled-call', { link });

/** Moves a call to another time. */
export const rescheduleCall = (link: string, callback: string): Promise<CallView> =>
  sendOnce({ link, callback }, (event_id) => callFunction('reschedule-call', { link, callback, event_id }));

/** Cancels a call. */
export const cancelCall = (link: string): Promise<CallView> =>
  sendOnce({ link }, (event_id) => callFunction('cancel-call', { link, event_id }));
