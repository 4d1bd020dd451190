import { isOpenStatus } from '@brokerage/domain/application/applicationWorkflow';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { type ContactClock, contactClock } from '@brokerage/domain/schedule/contactClock';
import { Stack, Typography } from '@mui/material';
import { formatMoment } from '../../lib/format/formatDate.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { useNow } from '../../lib/useNow.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';

const STATES: Record<ContactClock['state'], { label: string; tone: StatusTone }> = {
  on_time: { label: 'On time', tone: 'info' },
  due_soon: { label: 'Due soon', tone: 'warning' },
  overdue: { label: 'Overdue', tone: 'error' },
  kept: { label: 'Contacted on time', tone: 'success' },
  missed: { label: 'Contacted late', tone: 'error' },
};

/** Shows until when the applicant was promised a first contact, and where that stands. */
export function ContactClockStatus({ application }: { application: Submission }) {
  const now = useNow();
  const { dueAt, state } = contactClock(application, now);
  const contactedAt = application.first_contact_at;
  if (!contactedAt && !isOpenStatus(application.status)) {
    return <Typography>No contact was logged before this application was closed.</Typography>;
  }
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip {...STATES[state]} />
      <Typography>
        {contactedAt
          ? `First contact: ${formatMoment(contactedAt)}. Promised by ${formatMoment(dueAt)}`
          : `Promised contact: by ${formatMoment(dueAt)}`}
      </Typography>
    </Stack>
  );
}
