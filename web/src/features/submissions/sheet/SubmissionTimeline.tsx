import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { submissionStatusLabel } from '@brokerage/domain/submission/lists/submissionStatusLabel';
import type { Submission } from '@brokerage/domain/submission/submission';
import { adverseActionReason } from '@brokerage/domain/submission/workflow/adverseActionReasons';
import { formatSubmissionEvent } from '@brokerage/domain/submission/workflow/formatSubmissionEvent';
import { formatSentActionNotice } from '@brokerage/domain/submission/workflow/sentActionNotice';
import type { SubmissionEvent } from '@brokerage/domain/submission/workflow/submissionEvent';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { loadErrorMessage } from '../../../lib/errors/loadErrorMessage.ts';
import { companyTimeZone } from '../../../lib/format/time/companyTime.ts';
import { formatMoment } from '../../../lib/format/time/formatDate.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SheetSkeleton } from '../../../ui/layout/portal/SheetSkeleton.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { EditNoteDialog } from './dialogs/NoteDialog.tsx';
import type { useSubmissionEvents } from './useSubmissionEvents.ts';

const RECEIVED = { application: 'Application received', callback: 'Callback requested' } as const;

function EventLine({ event, onEdit }: { event: SubmissionEvent; onEdit: () => void }) {
  const { user } = useSignedIn();
  const {
    at,
    by_user_id,
    by_name,
    text,
    reasons,
    missing,
    reply_by,
    contacted_at,
    edits,
    action,
    applicant_mail,
  } = event;
  const { from_status, to_status, notice_sent } = event;
  const isMine = by_user_id === user.uid;
  const words = formatSubmissionEvent(event);
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{words}</Typography>
      {from_status !== to_status && (
        <Typography variant="body2">
          {words.endsWith(submissionStatusLabel(to_status))
            ? `Was ${submissionStatusLabel(from_status)}`
            : `Status: ${submissionStatusLabel(to_status)} (was ${submissionStatusLabel(from_status)})`}
        </Typography>
      )}
      {contacted_at && formatMoment(contacted_at) !== formatMoment(at) && (
        <Typography variant="body2">
          <time dateTime={contacted_at.toISOString()}>{formatMoment(contacted_at)}</time>
        </Typography>
      )}
      {reasons.length > 0 && <Typography>{reasons.map(adverseActionReason).join('; ')}</Typography>}
      {notice_sent && <Typography>{formatSentActionNotice(notice_sent, companyTimeZone())}</Typography>}
      {missing && <Typography sx={{ whiteSpace: 'pre-line' }}>Missing: {missing}</Typography>}
      {reply_by !== null && <Typography>Needed by {formatDay(reply_by)}</Typography>}
      {text && <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
      {applicant_mail === 'sent' && <Typography>Email sent to the applicant</Typography>}
      {applicant_mail === 'held' && (
        <Typography>No email sent. We’d already emailed the applicant in the last 24 hours.</Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isMine ? 'You' : by_name}, <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
        {edits.length > 0 && ', edited'}
      </Typography>
      {edits.length > 0 && (
        <Box component="details" sx={{ typography: 'body2' }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            Earlier wording
          </Box>
          {edits.map((edit) => (
            <Typography key={edit.at.getTime()} variant="body2" sx={{ whiteSpace: 'pre-line', mb: 0.5 }}>
              {edit.text}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                until {formatMoment(edit.at)}
              </Box>
            </Typography>
          ))}
        </Box>
      )}
      {action === 'note' && isMine && (
        <Button onClick={onEdit} sx={{ ml: -1 }}>
          Edit
        </Button>
      )}
    </Box>
  );
}

interface SubmissionTimelineProps {
  submission: Submission;
  events: ReturnType<typeof useSubmissionEvents>;
  onAddNote: () => void;
}

/** A submission's history, newest first, with names. */
export function SubmissionTimeline({ submission, events, onAddNote }: SubmissionTimelineProps) {
  const [edited, setEdited] = useState<SubmissionEvent>();
  if (events.status === 'loading') return <SheetSkeleton label="Loading the timeline" />;
  if (events.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the timeline" onRetry={events.retry}>
        {loadErrorMessage(events.error)}
      </ErrorState>
    );
  }
  const { items, unreadable, more } = events.data;
  // Status before the first recorded event.
  const firstStatus = items.at(-1)?.from_status ?? submission.status;
  return (
    <>
      <Button variant="outlined" size="small" onClick={onAddNote} sx={{ mb: 2 }}>
        Add note
      </Button>
      {unreadable > 0 && <Alert severity="warning">Part of the timeline couldn’t be shown.</Alert>}
      <Stack
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0, pt: 0 } }}
      >
        {items.map((event) => (
          <EventLine key={event.id} event={event} onEdit={() => setEdited(event)} />
        ))}
        {!more && unreadable === 0 && firstStatus !== 'new' && (
          <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>Status: {submissionStatusLabel(firstStatus)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Set before we kept a timeline, so we don’t know when or by whom.
            </Typography>
          </Box>
        )}
        {!more && (
          <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{RECEIVED[submission.kind]}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatMoment(submission.created_at)}
            </Typography>
          </Box>
        )}
      </Stack>
      {more && <LoadMore onMore={more.load} isLoading={more.isLoading} />}
      {edited && (
        <EditNoteDialog submission={submission} note={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
