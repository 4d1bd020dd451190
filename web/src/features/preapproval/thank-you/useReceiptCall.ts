import type { CallState, CallView } from '@brokerage/domain/contact/changeCall';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { useEffect, useEffectEvent, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { findCallLink, type SentReceipt, saveReceipt } from '../sending/sentReceipt.ts';

/** The applicant's last change to the call on this page. */
export interface CallChange {
  /** The requested time; null after a cancellation. */
  requested: string | null;
  /** Whether a scheduled call was rescheduled. */
  isMove: boolean;
  /** Number of changes so far. */
  n: number;
}

/** Returns a sent application's call from this tab's storage, updated from the server. */
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
    // It may have been rescheduled or canceled from an email link. Without a response, the page shows what it knows.
    callFunction('get-scheduled-call', { link }).then(
      (view) => isCurrent && show(view),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // Runs once, for the call the page was opened with.
  }, [isKept, link]);

  return {
    call,
    link,
    state,
    change,
    /** Shows the applicant's change; `requested` is the time they asked for. */
    finish: (requested: string | null, next: ScheduledCall | CallView | undefined) => {
      const isMove = requested !== null && call !== undefined && next?.callback !== call.callback;
      keep(next);
      setState(next && 'state' in next ? next.state : 'scheduled');
      setChange({ requested, isMove, n: (change?.n ?? 0) + 1 });
    },
  };
}
