import Close from '@mui/icons-material/Close';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Skeleton,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useFlyer } from '../../../lib/live-data/records/useFlyer.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FlyerReview, type ReviewDialogProps } from './FlyerReview.tsx';

/** Shows one flyer to a reviewer, who approves or rejects it. Fills the screen on small windows. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { id, onClose } = props;
  const { member } = useSignedIn();
  const live = useFlyer(member.tenant_id, id);
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  const titleId = useId();
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    // The first time there is no title yet, and the dialog takes the focus itself.
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
        sx={{ alignItems: 'flex-start', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <DialogTitle
          id={titleId}
          ref={title}
          tabIndex={-1}
          variant="h3"
          sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere', p: 0, py: 1.25 }}
        >
          {flyer ? `Review: ${flyer.title}` : 'Review'}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mr: -1 }}>
          <Close />
        </IconButton>
      </Stack>
      {flyer ? (
        <FlyerReview key={id} {...props} flyer={flyer} hint={<ConnectionHint live={live} />} />
      ) : (
        <DialogContent>
          <ConnectionHint live={live} />
          {live.status === 'loading' && (
            <Skeleton variant="rectangular" height={480} role="status" aria-label="Loading the flyer" />
          )}
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
