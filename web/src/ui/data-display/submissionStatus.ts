import { SUBMISSION_STATUSES, type SubmissionStatus } from '@brokerage/domain/preapproval/submission';
import type { StatusTone } from '../../lib/format/StatusTone.ts';

interface StatusLook {
  label: string;
  tone: StatusTone;
}

const LOOKS: Record<SubmissionStatus, StatusLook> = {
  new: { label: 'New', tone: 'info' },
  in_progress: { label: 'In progress', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  denied: { label: 'Denied', tone: 'error' },
};

/** on_hold and onHold are "On hold". */
function formatStatus(status: string): string {
  const words = status
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Unknown';
}

/** Returns the label and color of a submission status; an unknown status is grey and keeps its own text. */
export function submissionStatus(status: string): StatusLook {
  const known = SUBMISSION_STATUSES.find((candidate) => candidate === status);
  return known ? LOOKS[known] : { label: formatStatus(status), tone: 'default' };
}
