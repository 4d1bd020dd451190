import { Typography } from '@mui/material';
import { formatDate } from '../../ui/formatDate.ts';
import { hasNewerVersion, type MyFlyer } from './myFlyer.ts';

/** The element with the note on a flyer. */
export const noteId = (flyerId: string): string => `flyer-note-${flyerId}`;

/** What to know about a flyer before anything is done with it: nothing for most. */
export function FlyerNote(one: MyFlyer) {
  const notes = notesOn(one);
  if (notes.length === 0) return null;
  return (
    <div id={noteId(one.flyer.id)}>
      {notes.map((note) => (
        <Typography
          key={note}
          variant="body2"
          sx={{
            ...{ color: 'text.secondary', mt: 0.5, maxWidth: '68ch', overflowWrap: 'anywhere' },
            // A reason may be long; the dialog to revise has all of it.
            ...{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 4,
              overflow: 'hidden',
            },
          }}
        >
          {note}
        </Typography>
      ))}
    </div>
  );
}

function notesOn(one: MyFlyer): string[] {
  const { status, reason, submitted_at } = one.flyer;
  if (status === 'pending_approval') {
    const since = submitted_at ? ` since ${formatDate(submitted_at)}` : '';
    return [`With your approvers${since}. To change it, withdraw it first.`];
  }
  if (status === 'rejected') return [`Reason: ${reason ?? 'none was given'}`];
  return [
    ...(status === 'editing' && reason ? [`Was rejected: ${reason}`] : []),
    ...(hasNewerVersion(one)
      ? ['A newer version of this template is there. Duplicate the flyer to use it.']
      : []),
  ];
}
