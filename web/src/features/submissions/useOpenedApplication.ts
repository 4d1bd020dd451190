import type { OpenedApplication } from '@brokerage/domain/application/applicationCallables';
import { type ReadableAnswers, readStoredAnswers } from '@brokerage/domain/preapproval/readStoredAnswers';
import { useCallback, useEffect, useState } from 'react';
import { toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';

/** An opened application, with the answers as far as this version of the questionnaire knows them. */
export type Opened = Omit<OpenedApplication, 'answers'> & { answers: ReadableAnswers };

type State =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; data: Opened };

/** Opens an application: each time leaves an audit record, so it's done once while the sheet is open. */
export function useOpenedApplication(id: string): State {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isOver = false;
    callFunction('open-application', { id }).then(
      (opened) => {
        if (!isOver)
          setState({ status: 'ready', data: { ...opened, answers: readStoredAnswers(opened.answers) } });
      },
      (error: unknown) => {
        if (!isOver) setState({ status: 'failed', message: toErrorMessage(error), retry });
      },
    );
    return () => {
      isOver = true;
    };
  }, [id, retry, attempt]);
  return state;
}
