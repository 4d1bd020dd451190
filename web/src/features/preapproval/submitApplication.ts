import { publicErrors } from '@brokerage/domain/errors/publicErrors';
import { CONSENT_PAGE } from '@brokerage/domain/preapproval/consent';
import {
  buildSubmission,
  type SubmissionInput,
  type SubmissionOutput,
} from '@brokerage/domain/preapproval/submission';
import * as z from 'zod';
import { callErrorStatus, toErrorMessage, toFieldIssues } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { agreedConsent } from './draft/agreedConsent.ts';
import { type AnswerIssue, type FormValues, isFieldName, visibleAnswers } from './draft/formValues.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { withNormalizedPhones } from './normalizePhones.ts';
import { recallAttribution } from './recallAttribution.ts';

export type Outcome =
  | { kind: 'sent'; receipt: SubmissionOutput; answers: FormValues }
  /** Wrong answers, to be shown at their fields. */
  | { kind: 'invalid'; issues: AnswerIssue[] }
  | { kind: 'failed'; message: string };

/** Sends the application. Never throws: whatever goes wrong, the form stays as it is. */
export async function submitApplication(
  values: FormValues,
  opened: OpenedDraft,
  website: string,
): Promise<Outcome> {
  const answers = visibleAnswers(await withNormalizedPhones(values));
  let body: SubmissionInput;
  try {
    body = buildSubmission(answers, recallAttribution(), {
      id: opened.id,
      consent_version: agreedConsent().version,
      consent_page: CONSENT_PAGE,
      elapsed_ms: elapsedMs(opened),
      website,
    });
  } catch (error) {
    const issues = error instanceof z.ZodError ? toAnswerIssues(error.issues) : [];
    return issues.length > 0
      ? { kind: 'invalid', issues }
      : { kind: 'failed', message: publicErrors.internal.sentence };
  }
  try {
    return { kind: 'sent', receipt: await callFunction('submit-preapproval', body), answers };
  } catch (error) {
    const issues = toAnswerIssues(
      toFieldIssues(error).map(({ path, message }) => ({ path: path.split('.'), message })),
    );
    if (issues.length > 0) return { kind: 'invalid', issues };
    // No body and no message: both may carry personal data.
    console.warn('Application not sent:', callErrorStatus(error) ?? 'unreadable answer');
    return { kind: 'failed', message: toErrorMessage(error) };
  }
}

/** A clock that was set back must not make a person look like a script. */
function elapsedMs({ startedAt, openedAt }: OpenedDraft): number {
  return Math.round(Math.max(Date.now() - startedAt.getTime(), performance.now() - openedAt, 0));
}

function toAnswerIssues(issues: readonly { path: PropertyKey[]; message: string }[]): AnswerIssue[] {
  const found = new Map<string, AnswerIssue>();
  for (const { path, message } of issues) {
    const [field] = path;
    if (isFieldName(field) && !found.has(field)) found.set(field, { field, message });
  }
  return [...found.values()];
}
