import {
  type ReadableAnswers,
  readStoredAnswers,
} from '@brokerage/domain/preapproval/record/readStoredAnswers';
import type { OpenedSubmission } from '@brokerage/domain/submission/submissionCallables';
import { useMemo } from 'react';
import { type Answer, useFunction } from '../../../lib/firebase/useFunction.ts';

/** An opened application, with the answers that this version of the questionnaire knows. */
export type ReadableSubmission = Omit<OpenedSubmission, 'answers'> & { answers: ReadableAnswers };

/** Opens a submission. Each opening adds an audit record, so it happens only once while the sheet is open. */
export function useOpenedSubmission(id: string): Answer<ReadableSubmission> {
  const answer = useFunction('open-application', { id });
  return useMemo(
    () =>
      answer.status === 'ready'
        ? { ...answer, data: { ...answer.data, answers: readStoredAnswers(answer.data.answers) } }
        : answer,
    [answer],
  );
}
