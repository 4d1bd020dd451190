import type { OpenedApplication } from '@brokerage/domain/application/applicationCallables';
import { type ReadableAnswers, readStoredAnswers } from '@brokerage/domain/preapproval/readStoredAnswers';
import { useCallback } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { type Answer, useAnswer } from '../../../lib/useAnswer.ts';

/** An opened application, with the answers as far as this version of the questionnaire knows them. */
export type Opened = Omit<OpenedApplication, 'answers'> & { answers: ReadableAnswers };

async function openApplication(id: string): Promise<Opened> {
  const opened = await callFunction('open-application', { id });
  return { ...opened, answers: readStoredAnswers(opened.answers) };
}

/** Opens an application: each time leaves an audit record, so it's done once while the sheet is open. */
export const useOpenedApplication = (id: string): Answer<Opened> =>
  useAnswer(useCallback(() => openApplication(id), [id]));
