import { capitalize } from '../../text/capitalize.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../submissionStatus.ts';

const LABELS: Record<SubmissionStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  approved: 'Approved',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  incomplete: 'Incomplete',
  duplicate: 'Duplicate',
  spam: 'Spam',
  answered: 'Answered',
};

/** Returns the label of a status; an unknown one keeps its own text: on_hold and onHold are "On hold". */
export function submissionStatusLabel(status: string): string {
  const known = SUBMISSION_STATUSES.find((candidate) => candidate === status);
  if (known) return LABELS[known];
  const words = status
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words ? capitalize(words) : 'Unknown';
}
