import { actionNoticeState } from '@brokerage/domain/application/workflow/actionNotice';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { Typography } from '@mui/material';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import { useNow } from '../../../lib/useNow.ts';

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
      {isOverdue ? 'Notice overdue' : `Notice due ${formatDate(due)}`}
    </Typography>
  );
}
