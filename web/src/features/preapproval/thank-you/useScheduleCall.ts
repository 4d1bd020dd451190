import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { useRef, useState } from 'react';
import { callErrorStatus, toErrorMessage, toFieldIssues } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';

interface Problem {
  /** Of a time that isn't to be had: it is said there. */
  time?: string;
  message: string;
}

/**
 * Schedules the call of an application. Pressing again, also after an answer that was lost, makes no second call: the server has one
 * for each application and answers with it.
 */
export function useScheduleCall(applicationId: string, onScheduled: (call: ScheduledCall) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Times that were refused: nobody needs to try them twice. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const isBusy = useRef(false);

  const schedule = async (time: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      onScheduled(await callFunction('schedule-call', { application_id: applicationId, callback: time }));
    } catch (error) {
      const issue = toFieldIssues(error).find(({ path }) => path === 'callback');
      if (issue) setGone((times) => [...times, time]);
      else console.warn('Call not scheduled:', callErrorStatus(error) ?? 'unreadable answer');
      setProblem(issue ? { time, message: issue.message } : { message: toErrorMessage(error) });
    }
    isBusy.current = false;
    setSending(false);
  };
  return { schedule, isSending, problem, gone, clear: () => setProblem(undefined) };
}
