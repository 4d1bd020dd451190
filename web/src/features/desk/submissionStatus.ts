import { SUBMISSION_STATUSES, type SubmissionStatus } from '@brokerage/domain/preapproval/submission';
import type { StatusTone } from '../../ui/StatusChip.tsx';

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

/** Word and colour of a status (spec public-site section 4). One that is not known is shown as it is, in grey. */
export function submissionStatus(status: string): StatusLook {
  const known = SUBMISSION_STATUSES.find((candidate) => candidate === status);
  return known ? LOOKS[known] : { label: status, tone: 'default' };
}
