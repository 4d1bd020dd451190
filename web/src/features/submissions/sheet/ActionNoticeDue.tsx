import type { Submission } from '@brokerage/domain/submission/submission';
import { actionNoticeState } from '@brokerage/domain/submission/workflow/actionNotice';
import { isOpenStatus } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { Alert, Button } from '@mui/material';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import { useNow } from '../../../lib/useNow.ts';
import type { Fact } from '../../../ui/data-display/FactList.tsx';

const REGULATION = '12\u00a0CFR\u00a01002.9';

/** Returns the deadline for telling the applicant a decision, while there is time; later an alert shows it. */
export function toDecisionFact(
  { notice_due_at: due, status }: Pick<Submission, 'notice_due_at' | 'status'>,
  now: Date,
): Fact[] {
  const isLater = due && isOpenStatus(status) && actionNoticeState(due, now, companyTimeZone()) === 'later';
  return isLater ? [{ label: 'Decision notice', value: `Due by ${formatDate(due)} (${REGULATION})` }] : [];
}

interface ActionNoticeDueProps {
  submission: Submission;
  /** Records that the notice was sent. */
  onNotice: () => void;
}

/** Says that a notice to the applicant is due soon or overdue, and what to do about it. */
export function ActionNoticeDue({ submission, onNotice }: ActionNoticeDueProps) {
  const now = useNow();
  const { notice_due_at: due, status } = submission;
  if (!due) return null;
  const state = actionNoticeState(due, now, companyTimeZone());
  const severity = state === 'overdue' ? 'error' : 'warning';
  const day = formatDate(due);
  const by = `by ${day} (${REGULATION})`;
  if (isOpenStatus(status)) {
    if (state === 'later') return null;
    return (
      <Alert severity={severity}>
        {state === 'overdue'
          ? `You had until ${day} to notify the applicant of your decision (${REGULATION}).`
          : `Notify the applicant of your decision ${by}.`}{' '}
        Make a decision, or close the application if the applicant withdrew it.
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
