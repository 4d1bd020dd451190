import { Link, Typography } from '@mui/material';
import { formatDate } from '../../lib/format/formatDate.ts';
import { hasNewerVersion, type MenuAction, type MyFlyer } from './myFlyer.ts';

/** The element with the note on a flyer. */
export const noteId = (flyerId: string): string => `flyer-note-${flyerId}`;

interface FlyerNoteProps extends MyFlyer {
  onChoose: (action: MenuAction) => void;
}

/** What to know about a flyer before anything is done with it: nothing for most. A rejected one shows the way on. */
export function FlyerNote({ onChoose, ...one }: FlyerNoteProps) {
  const notes = notesOn(one);
  if (notes.length === 0) return null;
  return (
    <div id={noteId(one.flyer.id)}>
      {notes.map((note) => (
        <Typography
          key={note}
          variant="body2"
          sx={{
            color: 'text.secondary',
            mt: 0.5,
            maxWidth: '68ch',
            overflowWrap: 'anywhere',
            // A reason may be long; the dialog to revise has all of it.
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 4,
            overflow: 'hidden',
          }}
        >
          {note}
        </Typography>
      ))}
      {one.flyer.status === 'rejected' && (
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-label={`Revise ${one.flyer.title}`}
          onClick={() => onChoose('revise')}
          sx={{
            display: 'block',
            minHeight: 32,
            fontWeight: 600,
            '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
          }}
        >
          Revise
        </Link>
      )}
    </div>
  );
}

function notesOn(one: MyFlyer): string[] {
  const { status, reason, submitted_at } = one.flyer;
  if (status === 'pending_approval') {
    const since = submitted_at ? ` since ${formatDate(submitted_at)}` : '';
    return [`In review${since}. To change it, withdraw it first.`];
  }
  if (status === 'rejected') return [`Reason: ${reason ?? 'none was given'}`];
  return [
    ...(status === 'editing' && reason ? [`Was rejected: ${reason}`] : []),
    ...(hasNewerVersion(one) ? ['This template has a newer version. Duplicate the flyer to use it.'] : []),
  ];
}
