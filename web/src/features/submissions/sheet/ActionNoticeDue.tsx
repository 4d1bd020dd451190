import type { Submission } from '@brokerage/domain/submission/submission';
import { actionNoticeState } from '@brokerage/domain/submission/workflow/actionNotice';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { Alert, Button, Typography } from '@mui/material';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import { useNow } from '../../../lib/useNow.ts';

interface ActionNoticeDueProps {
  submission: Submission;
  /** Records that the notice was sent. */
  onNotice: () => void;
}

/** Says until when the applicant is owed a notice, and what to do about it. */
export function ActionNoticeDue({ submission, onNotice }: ActionNoticeDueProps) {
  const now = useNow();
  const { notice_due_at: due, status } = submission;
  if (!due) return null;
  const state = actionNoticeState(due, now, companyTimeZone());
  const severity = state === 'overdue' ? 'error' : 'warning';
  const day = formatDate(due);
  const by = `by ${day} (12\u00a0CFR\u00a01002.9)`;
  if (isOpenStatus(status)) {
    if (state === 'later') return <Typography>Notify the applicant of your decision {by}.</Typography>;
    return (
      <Alert severity={severity}>
        {state === 'overdue'
          ? `You had until ${day} to notify the applicant of your decision (12\u00a0CFR\u00a01002.9).`
          : `Notify the applicant of your decision ${by}.`}{' '}
        Decide on the application, or close it if the applicant withdrew it.
      </Alert>
    );
  }
  return (
    <Alert
      severity={severity}
      action={
        <Button color="inherit" onClick={onNotice} sx={{ whiteSpace: 'nowrap' }}>
          Record as sent
        </Button>
      }
    >
      A notice to the applicant {state === 'overdue' ? 'was' : 'is'} due {by}. The portal doesn’t send it.
      Your company’s counsel decides who sends it and what it says.
    </Alert>
  );
}
