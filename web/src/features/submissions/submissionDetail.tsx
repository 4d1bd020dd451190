import type { Submission } from '@brokerage/domain/preapproval/submission';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { Typography } from '@mui/material';
import { formatCallbackPeriod } from '../../lib/format/formatCallbackPeriod.ts';
import { SubmissionOrigin } from './SubmissionOrigin.tsx';

/** Returns the line below a row: where an applicant came from, or when to call. Most have none. */
export function submissionDetail(submission: Submission) {
  const detail =
    submission.kind === 'callback'
      ? `Callback request for ${formatCallbackPeriod(contactClock(submission, new Date()))}`
      : submission.shared_link_id && <SubmissionOrigin submission={submission} />;
  if (!detail) return null;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {detail}
    </Typography>
  );
}
