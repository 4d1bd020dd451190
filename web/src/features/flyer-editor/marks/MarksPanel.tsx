import { type FlyerMark, MARK_LIMITS, type MarkResolution } from '@brokerage/domain/flyer/marks/flyerMark';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { Box, Button, ButtonBase, Card, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { toErrorToast } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useFlyerMarks } from '../../../lib/live-data/records/useFlyerMarks.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { formatAnchor } from '../../../ui/flyer/marks/formatAnchor.ts';
import { MarkNumber } from '../../../ui/flyer/marks/MarkNumber.tsx';
import { clearNote, loadNote, saveNote } from './savedNotes.ts';

interface ResolveMarkOptions {
  id: string;
  revision: number;
  mark_id: string;
  /** The note that is stored. */
  savedNote: string;
}

/** Returns an officer's typed comment on a mark, with Resolve and Reopen. A failure shows a toast and keeps the text. */
function useResolveMark({ id, revision, mark_id, savedNote }: ResolveMarkOptions) {
  const notify = useNotify();
  const [typed, setTyped] = useState(() => loadNote(mark_id));
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const note = typed ?? savedNote;

  async function send(is_resolved: boolean): Promise<void> {
    setBusy(true);
    try {
      await callFunction('resolve-flyer-mark', { id, revision, mark_id, is_resolved, note: note.trim() });
      clearNote(mark_id);
      setTyped(null);
    } catch (error) {
      notify(toErrorToast(error, is_resolved ? 'Failed to resolve the mark' : 'Failed to reopen the mark'));
    }
    setBusy(false);
  }

  return {
    note,
    setNote: (text: string) => {
      saveNote(mark_id, text);
      setTyped(text);
    },
    isWriting: isAsked || note !== '',
    startWriting: () => setAsked(true),
    isBusy,
    send,
  };
}

interface MarkItemProps {
  flyerId: string;
  /** The rejected revision that the mark belongs to. */
  revision: number;
  mark: FlyerMark;
  number: number;
  resolution: MarkResolution | undefined;
  isSelected: boolean;
  canResolve: boolean;
  onShow: () => void;
}

/** One of the reviewer's marks, with the officer's comment. */
function MarkItem({
  flyerId,
  revision,
  mark,
  number,
  resolution,
  isSelected,
  canResolve,
  onShow,
}: MarkItemProps) {
  const { id, anchor, label, text } = mark;
  const isResolved = resolution?.is_resolved ?? false;
  const { note, setNote, isWriting, startWriting, isBusy, send } = useResolveMark({
    id: flyerId,
    revision,
    mark_id: id,
    savedNote: resolution?.note ?? '',
  });
  const isTooLong = note.trim().length > MARK_LIMITS.note;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}
    >
      <MarkNumber number={number} isResolved={isResolved} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <ButtonBase
          data-mark-item={id}
          aria-current={isSelected}
          aria-label={`Show mark ${number}: ${formatAnchor(anchor, label)}`}
          onClick={onShow}
          sx={{
            minHeight: 24,
            borderRadius: 0.5,
            typography: 'subtitle2',
            textAlign: 'left',
            textDecoration: 'underline',
            textDecorationThickness: isSelected ? 2 : 1,
            textUnderlineOffset: '0.2em',
          }}
        >
          {formatAnchor(anchor, label)}
        </ButtonBase>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
        {isResolved && (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', mt: 0.5 }}>
            Resolved{resolution?.note ? `. Your note: ${resolution.note}` : ''}
          </Typography>
        )}
        {canResolve && !isResolved && isWriting && (
          <TextField
            label={`Note on mark ${number} (optional)`}
            size="small"
            multiline
            maxRows={6}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={isTooLong}
            helperText={`The next reviewer sees it. ${note.trim().length} / ${MARK_LIMITS.note} characters`}
            sx={{ mt: 1 }}
          />
        )}
        {canResolve && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5, ml: -0.75 }}>
            <Button
              size="small"
              loading={isBusy}
              disabled={isTooLong}
              aria-label={`${isResolved ? 'Reopen' : 'Resolve'} mark ${number}`}
              onClick={() => void send(!isResolved)}
            >
              {isResolved ? 'Reopen' : 'Resolve'}
            </Button>
            {!isResolved && !isWriting && (
              <Button size="small" aria-label={`Add note to mark ${number}`} onClick={startWriting}>
                Add note
              </Button>
            )}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

interface MarksPanelProps {
  flyer: Flyer;
  isOwn: boolean;
  selected: string | undefined;
  /** Scrolls to a mark's position. */
  onShow: (mark: FlyerMark) => void;
}

/** The reviewer's marks: each links to its field or position, and the officer can mark it as resolved. */
export function MarksPanel({ flyer, isOwn, selected, onShow }: MarksPanelProps) {
  const id = useId();
  const live = useFlyerMarks(flyer);
  const canResolve = isOwn && (flyer.status === 'rejected' || flyer.status === 'editing');
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id={id}>
        Reviewer’s marks
      </Typography>
      <ConnectionHint live={live} />
      {live.status === 'loading' && (
        <Skeleton height={88} role="status" aria-label="Loading the reviewer’s marks" />
      )}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load the reviewer’s marks" onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <>
          <Typography role="status" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {live.data.marks.filter((mark) => live.data.resolutions[mark.id]?.is_resolved).length} of{' '}
            {live.data.marks.length} resolved
          </Typography>
          <Stack
            component="ol"
            spacing={2}
            sx={{
              listStyle: 'none',
              m: 0,
              mt: 1.5,
              p: 0,
              maxHeight: { md: '36vh' },
              overflowY: { md: 'auto' },
            }}
          >
            {live.data.marks.map((mark, index) => (
              <MarkItem
                key={mark.id}
                flyerId={flyer.id}
                revision={live.data.revision ?? 0}
                mark={mark}
                number={index + 1}
                resolution={live.data.resolutions[mark.id]}
                isSelected={mark.id === selected}
                canResolve={canResolve}
                onShow={() => onShow(mark)}
              />
            ))}
          </Stack>
        </>
      )}
    </Card>
  );
}
