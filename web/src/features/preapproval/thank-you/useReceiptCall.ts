import type { CallState, CallView } from '@brokerage/domain/contact/changeCall';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { useEffect, useEffectEvent, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { findCallLink, type SentReceipt, saveReceipt } from '../sending/sentReceipt.ts';

/** The applicant's last change to the call on this page. */
export interface CallChange {
  /** The requested time; null if they canceled. */
  requested: string | null;
  /** Whether a scheduled call was rescheduled. */
  isMove: boolean;
  /** The number of changes so far. */
  count: number;
}

/** Returns a sent application's call: this tab's copy, updated from the server. */
export function useReceiptCall(receipt: SentReceipt) {
  const [call, setCall] = useState(receipt.call);
  const [state, setState] = useState<CallState>('scheduled');
  const [change, setChange] = useState<CallChange>();

  const keep = (next: ScheduledCall | undefined) => {
    const { call: _, ...rest } = receipt;
    saveReceipt({ ...rest, ...(next && { call: next }) });
    setCall(next);
  };
  const show = useEffectEvent((view: CallView) => {
    // A change made on this page in the meantime is newer than the response.
    if (change) return;
    setState(view.state);
    keep(view.state === 'canceled' ? undefined : view);
  });
  const isKept = receipt.call !== undefined;
  const link = findCallLink(receipt);
  useEffect(() => {
    if (!isKept || link === undefined) return;
    let isCurrent = true;
    // An email's link may have moved or canceled the call. Without a response, the page shows its own copy.
    callFunction('get-scheduled-call', { link }).then(
      (view) => isCurrent && show(view),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // Runs once, for the call that the page was opened with.
  }, [isKept, link]);

  return {
    call,
    link,
    state,
    change,
    /** Records the applicant's change: `requested` is the time that they asked for. */
    finish: (requested: string | null, next: ScheduledCall | CallView | undefined) => {
      const isMove = requested !== null && call !== undefined && next?.callback !== call.callback;
      keep(next);
      setState(next && 'state' in next ? next.state : 'scheduled');
      setChange({ requested, isMove, count: (change?.count ?? 0) + 1 });
    },
  };
}
