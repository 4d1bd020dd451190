import type { OpenedApplication } from '@brokerage/domain/application/applicationCallables';
import { storedAnswersSchema } from '@brokerage/domain/preapproval/submission';
import { useCallback } from 'react';
import type * as z from 'zod';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { type Answer, useAnswer } from '../../lib/useAnswer.ts';

/** Answers of an older questionnaire may lack some; what can be read is shown. */
const readableAnswers = storedAnswersSchema.partial();

/** An opened application, with the answers as far as this version of the questionnaire knows them. */
export type Opened = Omit<OpenedApplication, 'answers'> & { answers: z.output<typeof readableAnswers> };

function toOpened({ answers, ...opened }: OpenedApplication): Opened {
  const known = Object.entries(answers).filter(
    ([field, value]) => readableAnswers.safeParse({ [field]: value }).success,
  );
  return { ...opened, answers: readableAnswers.parse(Object.fromEntries(known)) };
}

/** Opens an application: each time leaves an audit record, so it's done once while the sheet is open. */
export const useOpenedApplication = (id: string): Answer<Opened> =>
  useAnswer(useCallback(async () => toOpened(await callFunction('open-application', { id })), [id]));
