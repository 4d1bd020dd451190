import { actionNoticeState } from '@brokerage/domain/application/workflow/actionNotice';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import { Typography } from '@mui/material';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { useNow } from '../../../lib/useNow.ts';

/** `Dec 10`: a notice that is due soon is due within days, so the year says nothing. */
const dayAndMonth = zonedFormat('en-US', { month: 'short', day: 'numeric' });

/** Shown below the status of an application whose notice to the applicant is due within days or overdue. */
export function ActionNoticeMark({ application }: { application: Submission }) {
  const now = useNow();
  const { notice_due_at: due } = application;
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
