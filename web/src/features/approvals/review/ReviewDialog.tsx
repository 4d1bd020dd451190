import Close from '@mui/icons-material/Close';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useFlyer } from '../../../lib/live-data/records/useFlyer.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useSingleKey } from '../../../lib/useSingleKey.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SheetSkeleton } from '../../../ui/layout/portal/SheetSkeleton.tsx';
import { FlyerReview, type ReviewDialogProps } from './FlyerReview.tsx';

/** Placeholder for the flyer and the reviewer's facts. */
function ReviewSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        pt: 3,
        alignItems: 'start',
        gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(360px, 5fr)' },
      }}
    >
      <Skeleton
        variant="rectangular"
        role="status"
        aria-label="Loading the flyer"
        sx={{ aspectRatio: '612 / 792', height: 'auto', width: 'min(100%, 480px)', mx: 'auto' }}
      />
      <SheetSkeleton label="Loading its facts" />
    </Box>
  );
}

/** The position of this flyer among the pending ones, with links to its neighbors; nothing if it isn't pending. */
function QueuePlace({ id, waiting, onShow }: Pick<ReviewDialogProps, 'id' | 'waiting' | 'onShow'>) {
  const place = waiting.findIndex((flyer) => flyer.id === id);
  const before = waiting[place - 1];
  const after = place < 0 ? undefined : waiting[place + 1];
  const showBefore = before && (() => onShow(before.id));
  const showAfter = after && (() => onShow(after.id));
  useSingleKey('k', showBefore, { isInDialog: true });
  useSingleKey('j', showAfter, { isInDialog: true });
  if (place < 0 || waiting.length < 2) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flex: 'none' }}>
      <Typography
        component="span"
        sx={{ color: 'text.secondary', mr: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        {place + 1} of {waiting.length}
      </Typography>
      <IconButton
        aria-label="Previous in the queue"
        title="Press K"
        aria-keyshortcuts="k"
        disabled={!showBefore}
        onClick={showBefore}
      >
        <NavigateBefore />
      </IconButton>
      <IconButton
        aria-label="Next in the queue"
        title="Press J"
        aria-keyshortcuts="j"
        disabled={!showAfter}
        onClick={showAfter}
      >
        <NavigateNext />
      </IconButton>
    </Stack>
  );
}

/** Shows one flyer to a reviewer, who approves or rejects it. Full screen in small windows. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { id, onShow, onClose } = props;
  const [openedNext, setOpenedNext] = useState<string>();
  const { member } = useSignedIn();
  const live = useFlyer(member.tenant_id, id);
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  const titleId = useId();
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    // On the first render there is no title yet, and the dialog focuses itself.
    if (id) title.current?.focus();
  }, [id]);
  const flyer = readyData(live);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xl"
      fullScreen={isSmall}
      disableRestoreFocus
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      slotProps={{ paper: { sx: { height: '100%' } } }}
    >
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'flex-start',
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <DialogTitle
          id={titleId}
          ref={title}
          tabIndex={-1}
          variant="h3"
          sx={{
            // On a phone, the title has a line of its own below the buttons.
            flex: { xs: '1 0 100%', sm: '1 1 0' },
            order: { xs: 1, sm: 0 },
            minWidth: 0,
            overflowWrap: 'anywhere',
            p: 0,
            py: { xs: 0.5, sm: 1.25 },
          }}
        >
          {flyer ? `Review: ${flyer.title}` : 'Review'}
        </DialogTitle>
        <QueuePlace {...props} />
        <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto', mr: -1 }}>
          <Close />
        </IconButton>
      </Stack>
      {flyer ? (
        <FlyerReview
          key={id}
          {...props}
          flyer={flyer}
          hint={<ConnectionHint live={live} />}
          opensAtButton={id === openedNext}
          onNext={(next) => {
            setOpenedNext(next);
            onShow(next);
          }}
        />
      ) : (
        <DialogContent>
          <ConnectionHint live={live} />
          {live.status === 'loading' && <ReviewSkeleton />}
          {live.status === 'failed' && (
            <ErrorState title="Failed to load flyer" onRetry={live.retry}>
              Check your connection and try again.
            </ErrorState>
          )}
          {live.status === 'ready' && (
            <EmptyState scene="missing" title="Flyer not found">
              This flyer doesn’t exist, or you no longer have access to it.
            </EmptyState>
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
