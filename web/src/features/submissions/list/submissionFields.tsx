import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { submissionStatusLabel } from '@brokerage/domain/submission/lists/submissionStatusLabel';
import type { Submission } from '@brokerage/domain/submission/submission';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '@brokerage/domain/submission/submissionStatus';
import Check from '@mui/icons-material/Check';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import type { StatusTone } from '../../../lib/format/StatusTone.ts';
import { formatDate, formatMoment, formatTime } from '../../../lib/format/time/formatDate.ts';
import { RECORD } from '../../../lib/routes/recordPaths.ts';
import { BreakableEmail } from '../../../ui/BreakableEmail.tsx';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { openedFromList } from '../../../ui/layout/portal/useSideSheet.ts';
import { useCopyLink } from '../../../ui/links/useCopyLink.ts';

/** Shown instead of a purpose, which callback requests don't have. */
export const CALLBACK_NAME = 'Callback';

interface SubmissionField {
  label: string;
  isNumber?: boolean;
  show: (submission: Submission) => ReactNode;
  /** The table's version: short, and without links, because a click meant for the row must not dial. */
  showInRow?: (submission: Submission) => ReactNode;
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

/** Opens a submission's sheet on the page that lists it. The applicant knows the reference number. */
export function ReferenceNumber({ id, reference_number }: Pick<Submission, 'id' | 'reference_number'>) {
  const [search] = useSearchParams();
  const sheet = new URLSearchParams(search);
  sheet.set(RECORD.application, id);
  return (
    <Link
      component={RouterLink}
      to={{ search: `?${sheet.toString()}` }}
      state={openedFromList}
      data-opens-sheet={id}
      title={id}
      color="textSecondary"
      underline="hover"
      sx={{ typography: 'body2', fontFamily: 'monospace', whiteSpace: 'nowrap' }}
    >
      {reference_number}
    </Link>
  );
}

/** Copies a submission's internal id; in a table it shows on the hovered or focused row. */
function CopyIdButton({ id, reference_number }: Pick<Submission, 'id' | 'reference_number'>) {
  const { isCopied, copy } = useCopyLink(id);
  return (
    <IconButton
      aria-label={`Copy ID of ${reference_number}`}
      title={`Copy ${id}`}
      onClick={() => void copy()}
      sx={{
        p: '4px',
        ml: '4px',
        // Next to the number, if the pointer is precise.
        '@media (pointer: fine)': { minWidth: 24, minHeight: 24 },
        fontSize: 16,
        '@media (hover: hover)': {
          'tr:not(:hover, :focus-within) &': { opacity: 0 },
        },
      }}
    >
      {isCopied ? <Check color="success" fontSize="inherit" /> : <ContentCopyOutlined fontSize="inherit" />}
    </IconButton>
  );
}

/**
 * Text on one line, truncated where its column gets too narrow; the full text shows on hover. Unlike with `nowrap`, the column may become
 * narrower than the text.
 */
export function OneLine({ children }: { children: string }) {
  return (
    <Box
      component="span"
      title={children}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 1,
        overflow: 'hidden',
        wordBreak: 'break-all',
      }}
    >
      {children}
    </Box>
  );
}

/** An applicant's name is never cut: a long one wraps. */
const Name = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontWeight: 600 }}>
    {children}
  </Box>
);

/** The columns of the Submissions tab in order, for both the table and the cards. */
export const submissionFields = {
  id: {
    label: 'ID',
    show: ({ id, reference_number }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', mr: '-8px' }}>
        <ReferenceNumber id={id} reference_number={reference_number} />
        <CopyIdButton id={id} reference_number={reference_number} />
      </Box>
    ),
  },
  firstName: {
    label: 'First name',
    show: ({ first_name }) => first_name,
    showInRow: ({ first_name }) => <Name>{first_name}</Name>,
  },
  lastName: {
    label: 'Last name',
    show: ({ last_name }) => last_name,
    showInRow: ({ last_name }) => <Name>{last_name}</Name>,
  },
  email: {
    label: 'Email',
    show: ({ email }) => (
      <Link href={mailLink(email)} title={email} color="inherit" underline="hover">
        <BreakableEmail email={email} />
      </Link>
    ),
    showInRow: ({ email }) => <OneLine>{email}</OneLine>,
  },
  mobile: {
    label: 'Mobile',
    show: ({ mobile }) => (
      <Link href={phoneLink(mobile)} color="inherit" underline="hover" sx={{ whiteSpace: 'nowrap' }}>
        {mobile}
      </Link>
    ),
    showInRow: ({ mobile }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {mobile}
      </Box>
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
    show: ({ created_at }) => <DayAndTime moment={created_at} />,
    showInRow: ({ created_at }) => (
      <Box
        component="time"
        dateTime={created_at.toISOString()}
        title={formatMoment(created_at)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {formatDate(created_at)}
      </Box>
    ),
  },
  value: {
    label: 'Value or price',
    isNumber: true,
    show: ({ est_value_or_price }) => formatDollars(est_value_or_price),
  },
} as const satisfies Record<string, SubmissionField>;

/** Side by side on a card's wide line, stacked in a table column. */
export const DayAndTime = ({ moment }: { moment: Date }) => (
  <Box component="time" dateTime={moment.toISOString()}>
    <Box component="span" sx={{ whiteSpace: 'nowrap', mr: 1 }}>
      {formatDate(moment)}
    </Box>{' '}
    <Box component="span" sx={{ typography: 'body2', whiteSpace: 'nowrap', color: 'text.secondary' }}>
      {formatTime(moment)}
    </Box>
  </Box>
);
