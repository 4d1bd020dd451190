import { unexpectedError } from '@brokerage/domain/errors/unexpectedError';
import { CONSENT_PAGE } from '@brokerage/domain/preapproval/consent/consent';
import { buildSubmission, type SubmissionInput } from '@brokerage/domain/preapproval/form/submissionInput';
import * as z from 'zod';
import {
  callErrorStatus,
  hasErrorCode,
  toErrorMessage,
  toFieldIssues,
} from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { agreedVersion } from '../draft/agreedConsent.ts';
import { type AnswerIssue, type FormValues, isFieldName, visibleAnswers } from '../draft/formValues.ts';
import type { OpenedDraft } from '../draft/openDraft.ts';
import { clearCallSecret, ensureCallSecret } from './ensureCallSecret.ts';
import { loadAttribution } from './loadAttribution.ts';
import { withNormalizedPhones } from './normalizePhones.ts';
import type { SentReceipt } from './sentReceipt.ts';

export type Outcome =
  | { kind: 'sent'; receipt: SentReceipt; answers: FormValues }
  /** Invalid answers, to be shown at their fields. */
  | { kind: 'invalid'; issues: AnswerIssue[] }
  /** The company is no longer taking applications. */
  | { kind: 'paused'; message: string }
  | { kind: 'failed'; message: string };

/** Sends the application. Never throws: the form stays unchanged on any failure. */
export async function submitApplication(
  values: FormValues,
  opened: OpenedDraft,
  website: string,
): Promise<Outcome> {
  const answers = visibleAnswers(await withNormalizedPhones(values));
  const callSecret = ensureCallSecret(opened.id);
  let body: SubmissionInput;
  try {
    body = buildSubmission(answers, loadAttribution(), {
      id: opened.id,
      call_secret: callSecret,
      consent_version: agreedVersion(values),
      consent_page: CONSENT_PAGE,
      elapsed_ms: elapsedMs(opened),
      website,
    });
  } catch (error) {
    const issues = error instanceof z.ZodError ? toAnswerIssues(error.issues) : [];
    return issues.length > 0
      ? { kind: 'invalid', issues }
      : { kind: 'failed', message: unexpectedError.sentence };
  }
  try {
    const response = await callFunction('submit-preapproval', body);
    const receipt = {
      ...response,
      application_id: opened.id,
      call_secret: callSecret,
      officer_id: answers.lo_assigned_id ?? null,
    };
    clearCallSecret();
    return { kind: 'sent', receipt, answers };
  } catch (error) {
    const issues = toAnswerIssues(
      toFieldIssues(error).map(({ path, message }) => ({ path: path.split('.'), message })),
    );
    if (issues.length > 0) return { kind: 'invalid', issues };
    // Log neither the body nor the message: both may contain personal data.
    console.warn('Application not sent:', callErrorStatus(error) ?? 'unreadable response');
    const kind = hasErrorCode(error, 'applications-paused') ? 'paused' : 'failed';
    return { kind, message: toErrorMessage(error) };
  }
}

/** Returns how long the form was open. A clock that was set back must not make a person look like a bot. */
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
