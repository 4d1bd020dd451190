import {
  type ReadableAnswers,
  readStoredAnswers,
} from '@brokerage/domain/preapproval/record/readStoredAnswers';
import type { OpenedSubmission } from '@brokerage/domain/submission/submissionCallables';
import { useMemo } from 'react';
import { type CallResult, useFunction } from '../../../lib/firebase/useFunction.ts';

/** An opened application, with the answers that this version of the questionnaire knows. */
export type ReadableSubmission = Omit<OpenedSubmission, 'answers'> & { answers: ReadableAnswers };

/** Opens a submission. Each opening adds an audit record, so it happens only once while the sheet is open. */
export function useOpenedSubmission(id: string): CallResult<ReadableSubmission> {
  const result = useFunction('open-application', { id });
  return useMemo(
    () =>
      result.status === 'ready'
        ? { ...result, data: { ...result.data, answers: readStoredAnswers(result.data.answers) } }
        : result,
    [result],
  );
}
