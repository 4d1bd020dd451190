import { SUBMISSION_KIND_NAMES } from '@brokerage/domain/submission/lists/submissionKindNames';
import type { Submission } from '@brokerage/domain/submission/submission';
import { pluralize } from '@brokerage/domain/text/pluralize';

/** Returns the noun for a selected item: `application`; `submission` if kinds are mixed. */
export function selectedNoun(selected: readonly Pick<Submission, 'kind'>[]): string {
  const [kind, ...others] = new Set(selected.map((submission) => submission.kind));
  return kind === undefined || others.length > 0 ? 'submission' : SUBMISSION_KIND_NAMES[kind];
}

/** Returns how many were selected: `2 applications`, `1 callback request`. */
export const countSelected = (selected: readonly Pick<Submission, 'kind'>[]): string =>
  pluralize(selected.length, selectedNoun(selected));
