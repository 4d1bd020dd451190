import { SUBMISSION_KIND_NAMES } from '@brokerage/domain/application/submissionKindNames';
import type { Submission } from '@brokerage/domain/preapproval/submission';

/** Returns what several of the list are called together, in the plural: `applications`; `submissions` where kinds are mixed. */
export function selectedNoun(selected: readonly Pick<Submission, 'kind'>[]): string {
  const [kind, ...others] = new Set(selected.map((one) => one.kind));
  return kind === undefined || others.length > 0 ? 'submissions' : `${SUBMISSION_KIND_NAMES[kind]}s`;
}

/** Returns how many were selected, in words: `2 applications`, `1 callback request`. */
export const countSelected = (selected: readonly Pick<Submission, 'kind'>[]): string =>
  selected.length === 1
    ? `1 ${selectedNoun(selected).slice(0, -1)}`
    : `${selected.length} ${selectedNoun(selected)}`;
