import type { OpenedApplication } from '@brokerage/domain/application/applicationCallables';
import {
  type ReadableAnswers,
  readStoredAnswers,
} from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { useMemo } from 'react';
import { type Answer, useFunction } from '../../../lib/firebase/useFunction.ts';

/** An opened application, with the answers as far as this version of the questionnaire knows them. */
export type Opened = Omit<OpenedApplication, 'answers'> & { answers: ReadableAnswers };

/** Opens an application: each time leaves an audit record, so it's done once while the sheet is open. */
export function useOpenedApplication(id: string): Answer<Opened> {
  const answer = useFunction('open-application', { id });
  return useMemo(
    () =>
      answer.status === 'ready'
        ? { ...answer, data: { ...answer.data, answers: readStoredAnswers(answer.data.answers) } }
        : answer,
    [answer],
  );
}
