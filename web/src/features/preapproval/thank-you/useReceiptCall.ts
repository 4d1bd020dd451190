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
  const isKept = call !== undefined;
  const link = findCallLink(receipt);
  const refresh = useEffectEvent(async () => {
    if (document.hidden || link === undefined) return;
    try {
      const view = await callFunction('get-scheduled-call', { link });
      return () => {
        setState(view.state);
        keep(view.state === 'canceled' ? undefined : view);
        // Moved elsewhere since, the call is neither what was asked for here nor moved by it.
        if (change && view.callback !== call?.callback)
          setChange({ ...change, requested: view.callback, isMove: false });
      };
    } catch {
      // Without a response, the page shows its own copy.
      return;
    }
  });
  const changes = change?.count ?? 0;
  // An email's link may have moved or canceled the call, also in another tab while this one is open.
  useEffect(() => {
    if (!isKept) return;
    let isCurrent = true;
    const load = () => void refresh().then((show) => isCurrent && show?.());
    if (changes === 0) load();
    document.addEventListener('visibilitychange', load);
    return () => {
      // After a change made on this page, an earlier response is outdated.
      isCurrent = false;
      document.removeEventListener('visibilitychange', load);
    };
  }, [isKept, changes]);

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
