import { submissionStatusLabel } from '@brokerage/domain/application/submissionStatusLabel';
import { formatDollars } from '@brokerage/domain/formatDollars';
import {
  SUBMISSION_STATUSES,
  type Submission,
  type SubmissionStatus,
} from '@brokerage/domain/preapproval/submission';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { formatDate, formatTime } from '../../lib/format/formatDate.ts';
import { mailLink } from '../../lib/format/mailLink.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { RECORD } from '../../lib/routes/recordPaths.ts';
import { BreakableEmail } from '../../ui/BreakableEmail.tsx';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { openedFromList } from '../../ui/layout/useSideSheet.ts';

/** In the place of the purpose, which a callback request has none of. */
export const CALLBACK_NAME = 'Callback';

interface SubmissionField {
  label: string;
  isNumber?: boolean;
  show: (submission: Submission) => ReactNode;
}

interface StatusStyle {
  label: string;
  tone: StatusTone;
}

const STATUS_TONES: Record<SubmissionStatus, StatusTone> = {
  new: 'info',
  in_progress: 'warning',
  approved: 'success',
  denied: 'error',
  withdrawn: 'default',
  incomplete: 'default',
  duplicate: 'default',
  spam: 'default',
  answered: 'default',
};

/** Returns the label and color of a submission status; an unknown status is grey and keeps its own text. */
export function submissionStatus(status: string): StatusStyle {
  const known = SUBMISSION_STATUSES.find((candidate) => candidate === status);
  return { label: submissionStatusLabel(status), tone: known ? STATUS_TONES[known] : 'default' };
}

/** Opens the sheet of an application on the page where it is listed. */
function ReferenceNumber({ id, reference_number }: Pick<Submission, 'id' | 'reference_number'>) {
  const [search] = useSearchParams();
  const sheet = new URLSearchParams(search);
  sheet.set(RECORD.application, id);
  return (
    <Box sx={{ maxWidth: { md: '7.5em' } }}>
      <Link
        component={RouterLink}
        to={{ search: `?${sheet.toString()}` }}
        state={openedFromList}
        data-opens-sheet={id}
        sx={{ display: 'block', width: 'fit-content', whiteSpace: 'nowrap' }}
      >
        {reference_number}
      </Link>
      <Box
        component="span"
        title={id}
        sx={{
          typography: 'body2',
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
        }}
      >
        {id}
      </Box>
    </Box>
  );
}

/** Lists the columns of the Submissions tab in order; the table and the cards both read it. */
export const submissionFields = {
  id: {
    label: 'ID',
    // The applicant knows the reference number, the system the id.
    show: (submission) => <ReferenceNumber {...submission} />,
  },
  firstName: { label: 'First name', show: ({ first_name }) => first_name },
  lastName: { label: 'Last name', show: ({ last_name }) => last_name },
  email: {
    label: 'Email',
    show: ({ email }) => (
      <Link href={mailLink(email)} title={email}>
        <BreakableEmail email={email} />
      </Link>
    ),
  },
  mobile: {
    label: 'Mobile',
    show: ({ mobile }) => (
      <Link href={phoneLink(mobile)} sx={{ whiteSpace: 'nowrap' }}>
        {mobile}
      </Link>
    ),
  },
  purpose: {
    label: 'Purpose',
    show: ({ purpose }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {purpose ?? CALLBACK_NAME}
      </Box>
    ),
  },
  status: { label: 'Status', show: ({ status }) => <StatusChip {...submissionStatus(status)} /> },
  created: {
    label: 'Created',
    show: ({ created_at }) => (
      // Together on the wide line of a card, one above the other in a column of the table.
      <Box component="time" dateTime={created_at.toISOString()}>
        <Box component="span" sx={{ whiteSpace: 'nowrap', mr: 1 }}>
          {formatDate(created_at)}
        </Box>{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
          {formatTime(created_at)}
        </Box>
      </Box>
    ),
  },
  value: {
    label: 'Value or price',
    isNumber: true,
    show: ({ est_value_or_price }) => formatDollars(est_value_or_price),
  },
} as const satisfies Record<string, SubmissionField>;
