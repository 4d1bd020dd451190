import type { FieldIssues } from '@brokerage/domain/errors/errors';
import { REFUSAL_CODES, refusalDetails } from '@brokerage/domain/flyer/refusalDetails';
import type { Refusal } from '@brokerage/domain/flyer/workflowRefusals';
import { HttpsError } from 'firebase-functions/v2/https';

/** A refusal as the caller gets it: the sentence, and title and fields in the details. */
export const httpError = (refusal: Refusal, issues?: FieldIssues['issues']): HttpsError =>
  new HttpsError(REFUSAL_CODES[refusal.code], refusal.message, refusalDetails(refusal, issues));

/** That a flyer's content can't be submitted, and why at which field. `labels`: of the fields, by key. */
export function refuseContent(
  issues: FieldIssues['issues'],
  labels: ReadonlyMap<string, string>,
): HttpsError {
  const sentences = issues.map(({ path, message }) => `${labels.get(path) ?? path}: ${message}`);
  const message = sentences.join(' ').slice(0, 500);
  return httpError({ code: 'invalid-argument', title: 'Not submitted', message }, issues);
}
