import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import type { Submission } from '@brokerage/domain/submission/submission';
import { actionNoticeState } from '@brokerage/domain/submission/workflow/actionNotice';
import { Box } from '@mui/material';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { contactMark, type DeadlineMark } from '../ContactClockStatus.tsx';

/** `Dec 10`: a notice due soon is due within days, so the year isn't needed. */
const dayAndMonth = zonedFormat('en-US', { month: 'short', day: 'numeric' });

/** Returns that the notice to an applicant is due within days or overdue; null for all others. */
function noticeMark({ notice_due_at: due }: Submission, now: Date): DeadlineMark | null {
  const state = due && actionNoticeState(due, now, companyTimeZone());
  if (!due || state === 'later') return null;
  return state === 'overdue'
    ? { text: 'Notice overdue', tone: 'error' }
    : { text: `Notice due ${dayAndMonth(companyTimeZone()).format(due)}`, tone: 'warning' };
}

/** Returns a submission's deadlines that are near or past. */
export const deadlineMarks = (submission: Submission, now: Date): DeadlineMark[] =>
  [contactMark(submission, now), noticeMark(submission, now)].filter((mark) => mark !== null);

/** Shows a near or past deadline. */
export function DeadlineText({ text, tone }: DeadlineMark) {
  return (
    <Box
      component="span"
      sx={{ typography: 'body2', color: `${tone}.main`, fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
  );
}
