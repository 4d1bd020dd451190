import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import { Link, Typography } from '@mui/material';
import { formatDate } from '../../lib/format/time/formatDate.ts';
import { formatPassedEvent } from '../../lib/format/time/formatPassedEvent.ts';
import { useNow } from '../../lib/useNow.ts';
import { hasNewerVersion, type MenuAction, type MyFlyer } from './myFlyer.ts';

/** Returns the id of the element with the note on a flyer. */
export const noteId = (flyerId: string): string => `flyer-note-${flyerId}`;

interface FlyerNoteProps extends MyFlyer {
  onChoose: (action: MenuAction) => void;
}

/** Shows what to know about a flyer before acting on it; most have none. If its owner has to fix it, links to the next step. */
export function FlyerNote({ onChoose, ...myFlyer }: FlyerNoteProps) {
  const now = useNow();
  const passedDay = hasEnded(myFlyer.flyer, now) ? undefined : formatPassedEvent(myFlyer.flyer.data, now);
  const notes = notesOn(myFlyer, passedDay);
  const nextAction = findNextAction(myFlyer.flyer, passedDay !== undefined);
  if (notes.length === 0) return null;
  return (
    <div id={noteId(myFlyer.flyer.id)}>
      {notes.map((note) => (
        <Typography
          key={note}
          variant="body2"
          sx={{
            color: 'text.secondary',
            mt: 0.5,
            maxWidth: '68ch',
            overflowWrap: 'anywhere',
            // A reason may be long; the revise dialog shows all of it.
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 4,
            overflow: 'hidden',
          }}
        >
          {note}
        </Typography>
      ))}
      {nextAction && (
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-label={`${NEXT_ACTIONS[nextAction]} ${myFlyer.flyer.title}`}
          onClick={() => onChoose(nextAction)}
          sx={{
            display: 'block',
            minHeight: 32,
            fontWeight: 600,
            '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
          }}
        >
          {NEXT_ACTIONS[nextAction]}
        </Link>
      )}
    </div>
  );
}

const NEXT_ACTIONS = { revise: 'Revise', correct: 'Correct flyer' } as const;

/** Returns the owner's next action for a flyer; undefined if there is none, or it is in progress. */
function findNextAction(
  { status, correction_id, correction_request }: Flyer,
  hasPassed: boolean,
): keyof typeof NEXT_ACTIONS | undefined {
  if (status === 'rejected') return 'revise';
  if (correction_id !== null) return undefined;
  const isAsked = status === 'approved' && (correction_request !== null || hasPassed);
  return status === 'recalled' || isAsked ? 'correct' : undefined;
}

function notesOn(myFlyer: MyFlyer, passedDay: string | undefined): string[] {
  const {
    status,
    reason,
    submitted_at,
    last_step,
    lineage_id,
    edition,
    approved_at,
    correction_id,
    correction_request,
  } = myFlyer.flyer;
  if (status === 'pending_approval') {
    const since = submitted_at ? ` since ${formatDate(submitted_at)}` : '';
    const what = lineage_id === null ? 'In review' : 'Correction in review';
    return [`${what}${since}. To change it, withdraw it first.`];
  }
  if (status === 'recalled') {
    const why = last_step?.reason ? [`Reason: ${last_step.reason}`] : [];
    return [
      'Recalled: its links and printed code no longer show it. Please stop handing out copies.',
      ...why,
    ];
  }
  if (status === 'rejected') return [`Reason: ${reason ?? 'none was given'}`];
  if (status === 'archived' && lineage_id !== null && approved_at !== null) {
    return [`Approved as edition ${edition} of the flyer it corrects.`];
  }
  return [
    ...(status === 'approved' && correction_request !== null
      ? [`${correction_request.by_name} asked you to correct this: ${correction_request.messages.join(' ')}`]
      : []),
    ...(status === 'approved' && passedDay !== undefined
      ? [`The event was on ${passedDay}. Its printed code and active links still show this flyer.`]
      : []),
    ...(status === 'approved' && correction_id !== null ? ['A correction is in progress.'] : []),
    ...(status === 'editing' && lineage_id !== null
      ? ['This is a correction. It replaces the flyer once it’s approved.']
      : []),
    ...(status === 'editing' && reason ? [`Was rejected: ${reason}`] : []),
    ...(hasNewerVersion(myFlyer) ? ['This template has a newer version. Edit the flyer to update it.'] : []),
  ];
}
