import type { Submission } from '@brokerage/domain/submission/submission';
import type { BulkResult } from '@brokerage/domain/submission/submissionCallables';

/** A submission that wasn't changed, and why. */
interface UnchangedSubmission {
  submission: Submission;
  reason: string;
}

/** The result of an action on several submissions. */
export interface BulkOutcome {
  /** Such as `2 assigned, 1 was changed by someone else`. */
  text: string;
  unchanged: readonly UnchangedSubmission[];
}

const CHANGED_MEANWHILE = 'application-changed';

/** Formats the result of a call. @param done what was done to a submission, such as `assigned` */
export function toBulkOutcome(
  submissions: readonly Submission[],
  results: readonly BulkResult[],
  done: string,
): BulkOutcome {
  const unchanged = results.flatMap(({ id, error }) => {
    const submission = submissions.find((candidate) => candidate.id === id);
    return error && submission ? [{ submission, reason: error.message }] : [];
  });
  const changed = results.filter(({ error }) => error === null).length;
  const overtaken = results.filter(({ error }) => error?.code === CHANGED_MEANWHILE).length;
  const other = unchanged.length - overtaken;
  const were = (count: number) => (count === 1 ? 'was' : 'were');
  const parts = [
    `${changed} ${done}`,
    ...(overtaken > 0 ? [`${overtaken} ${were(overtaken)} changed by someone else`] : []),
    ...(other > 0 ? [`${other} couldn’t be changed`] : []),
  ];
  return { text: parts.join(', '), unchanged };
}
