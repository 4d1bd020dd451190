import { isOpenStatus } from '@brokerage/domain/application/applicationWorkflow';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { Box } from '@mui/material';
import { formatCallbackPeriod } from '../../lib/format/formatCallbackPeriod.ts';
import { useNow } from '../../lib/useNow.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { CONTACT_STATES } from './ContactClockStatus.tsx';

/** Says below a row of the list that it is a callback request, when the call was promised, and whether that is now or past. */
export function CallbackLine({ submission }: { submission: Submission }) {
  const clock = contactClock(submission, useNow());
  const isWaiting = isOpenStatus(submission.status) && submission.first_contact_at === null;
  const isPressing = isWaiting && (clock.state === 'due_soon' || clock.state === 'overdue');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      Callback request for {formatCallbackPeriod(clock)}
      {isPressing && <StatusChip {...CONTACT_STATES.callback[clock.state]} />}
    </Box>
  );
}
