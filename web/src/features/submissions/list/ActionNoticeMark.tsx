import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import type { Submission } from '@brokerage/domain/submission/submission';
import { actionNoticeState } from '@brokerage/domain/submission/workflow/actionNotice';
import { Typography } from '@mui/material';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { useNow } from '../../../lib/useNow.ts';

/** `Dec 10`: a notice due soon is due within days, so the year isn't needed. */
const dayAndMonth = zonedFormat('en-US', { month: 'short', day: 'numeric' });

/** Shown below the status of an application whose notice to the applicant is due within days or overdue. */
export function ActionNoticeMark({ submission }: { submission: Submission }) {
  const now = useNow();
  const { notice_due_at: due } = submission;
  const state = due && actionNoticeState(due, now, companyTimeZone());
  if (!due || state === 'later') return null;
  const isOverdue = state === 'overdue';
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: isOverdue ? 'error.main' : 'warning.main', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {isOverdue ? 'Notice overdue' : `Notice due ${dayAndMonth(companyTimeZone()).format(due)}`}
    </Typography>
  );
}
