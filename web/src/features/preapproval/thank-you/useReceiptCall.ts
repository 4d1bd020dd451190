import type { CallState, CallView } from '@brokerage/domain/contact/changeCall';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { useEffect, useEffectEvent, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { findCallLink, type SentReceipt, saveReceipt } from '../sending/sentReceipt.ts';

/** What the applicant last did with the call on this page. */
export interface CallChange {
  /** The time that they asked for; null: they canceled it. */
  requested: string | null;
  /** Whether a scheduled call got another time. */
  isMove: boolean;
  /** Counts the changes. */
  n: number;
}

/** Returns the call of a sent application, as this tab keeps it and as the server has it since. */
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
    // What was changed on this page meanwhile is newer than the answer.
    if (change) return;
    setState(view.state);
    keep(view.state === 'canceled' ? undefined : view);
  });
  const isKept = receipt.call !== undefined;
  const link = findCallLink(receipt);
  useEffect(() => {
    if (!isKept || link === undefined) return;
    let isCurrent = true;
    // It may have been moved or canceled by the link of a mail since. Without an answer, the page shows what it knows.
    callFunction('get-scheduled-call', { link }).then(
      (view) => isCurrent && show(view),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // Once, for the call that the page was opened with.
  }, [isKept, link]);

  return {
    call,
    link,
    state,
    change,
    /** Shows what the applicant did: `requested` is the time that they asked for. */
    finish: (requested: string | null, next: ScheduledCall | CallView | undefined) => {
      const isMove = requested !== null && call !== undefined && next?.callback !== call.callback;
      keep(next);
      setState(next && 'state' in next ? next.state : 'scheduled');
      setChange({ requested, isMove, n: (change?.n ?? 0) + 1 });
    },
  };
}
