import { useRef, useState } from 'react';
import { callErrorStatus, toErrorMessage, toFieldIssues } from '../../../lib/errors/callError.ts';

interface Problem {
  /** The unavailable time that the message is about. */
  time?: string;
  message: string;
}

/**
 * Sends requests about a call one at a time and keeps the error: a time that became unavailable, or another message.
 * @param request must
 * be safe to retry, even after a lost response
 */
export function useCallRequest<T>(request: (time: string) => Promise<T>, onDone: (result: T) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Times that the server rejected, so that they aren't offered again. */
  const [unavailable, setUnavailable] = useState<readonly string[]>([]);
  const isBusy = useRef(false);

  const send = async (time: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      onDone(await request(time));
    } catch (error) {
      const issue = toFieldIssues(error).find(({ path }) => path === 'callback');
      if (issue) setUnavailable((times) => [...times, time]);
      else console.warn('Call not changed:', callErrorStatus(error) ?? 'unreadable response');
      setProblem(issue ? { time, message: issue.message } : { message: toErrorMessage(error) });
    }
    isBusy.current = false;
    setSending(false);
  };
  return { send, isSending, problem, unavailable, clear: () => setProblem(undefined) };
}
