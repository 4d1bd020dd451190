import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { Typography } from '@mui/material';
import { formatCallbackPeriod } from '../../../lib/format/time/formatCallbackPeriod.ts';
import { OriginLine } from './OriginLine.tsx';
import type { SubmissionOrigins } from './useSubmissionOrigins.ts';

/** Returns the line below a row: where an applicant came from, or when to call. Most have none. */
export function submissionDetail(submission: Submission, origins: SubmissionOrigins) {
  const detail =
    submission.kind === 'callback'
      ? `Callback request for ${formatCallbackPeriod(contactClock(submission, new Date()))}`
      : submission.shared_link_id && <OriginLine {...origins(submission)} />;
  if (!detail) return null;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {detail}
    </Typography>
  );
}
