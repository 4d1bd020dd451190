import { FLYER_STATUS_ERRORS, flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStatus } from '@brokerage/domain/flyer/record/flyerFields';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useContext, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ShareDialogContext } from '../../../lib/contexts/shareDialogContext.ts';
import { useNow } from '../../../lib/useNow.ts';
import { StackedFact } from '../../../ui/data-display/StackedFact.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { FLYER_STATUS_STYLES } from '../../../ui/flyer/flyerStatus.ts';
import { actionBelowText } from '../../../ui/theme/actionBelowText.ts';
import { useRestoreFocus } from '../../../ui/useRestoreFocus.ts';
import { formatSavedAgo } from '../draft/formatSavedAt.ts';
import type { FlyerDraftState } from '../draft/useFlyerDraft.ts';
import { FlyerViews } from '../history/FlyerViews.tsx';
import type { MarksView } from '../marks/useMarksView.tsx';
import { RecallButton } from '../RecallButton.tsx';
import type { FlyerSubmit } from '../useSubmit.ts';
import { OtherFormats } from './OtherFormats.tsx';

// At the end of the page and lazy, because it's rarely why a flyer is opened.
const FlyerHistory = lazy(async () => ({
  default: (await import('../history/FlyerHistory.tsx')).FlyerHistory,
}));

// Only an approved flyer has a file.
const ApprovedActions = lazy(async () => ({
  default: (await import('./ApprovedActions.tsx')).ApprovedActions,
}));

/** Statuses in which a flyer may still be approved. */
const BEFORE_APPROVAL: readonly FlyerStatus[] = ['editing', 'pending_approval', 'rejected'];

/** Generate PDF and Share look disabled, but say when pressed what is missing. */
const unapproved = {
  mt: 2,
  flexWrap: 'wrap',
  '& > button.MuiButton-outlined': { color: 'text.secondary', borderColor: 'divider' },
} as const;

interface PreviewTabProps {
  flyer: Flyer;
  draftState: FlyerDraftState;
  input: FlyerInput;
  /** Undefined if it can't be submitted. */
  submission: FlyerSubmit | undefined;
  /** The marks of the last rejection, if any. */
  marks: MarksView | undefined;
  /** Above the actions, in the column next to the picture. */
  notices: ReactNode;
}

/** Previews the printed page, with Generate PDF and Share. */
export function PreviewTab({ flyer, draftState, input, submission, marks, notices }: PreviewTabProps) {
  const notify = useNotify();
  const now = useNow();
  const shareDialog = useContext(ShareDialogContext);
  // In the URL, so that My Flyers can link straight to the dialog.
  const [search, setSearch] = useSearchParams();
  const isSharing = search.has('share');
  const setSharing = (isOpen: boolean) =>
    setSearch({ tab: 'preview', ...(isOpen && { share: '1' }) }, { replace: true });
  const { stored, isChanged } = draftState;
  const isApproved = flyer.status === 'approved';
  const shareButton = useRef<HTMLButtonElement>(null);
  useRestoreFocus(isSharing && isApproved, () => shareButton.current);
  const explain = (action: 'render' | 'share') => {
    const { title, sentence } = flyerErrors[FLYER_STATUS_ERRORS[action]];
    notify({ title, text: sentence, severity: 'error' });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 20rem)' },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: { xs: "'picture' 'actions' 'history'", md: "'picture actions' 'picture history'" },
      }}
    >
      <Box sx={{ gridArea: 'picture', minWidth: 0 }}>
        <FlyerViews input={input} overlay={marks?.overlay} />
      </Box>
      <Stack spacing={3} sx={{ gridArea: 'actions' }}>
        {notices && (
          <Stack
            spacing={2}
            sx={({ breakpoints }) => ({ [breakpoints.up('md')]: { '& .MuiAlert-root': actionBelowText } })}
          >
            {notices}
          </Stack>
        )}
        {marks?.panel}
        <Card sx={{ p: 2.5 }}>
          <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
            <StackedFact name="Status">{FLYER_STATUS_STYLES[flyer.status].label}</StackedFact>
            <StackedFact name="Last saved">
              {formatSavedAgo(stored.updated_at, now)}
              {isChanged && ' (what you typed since is not saved yet)'}
            </StackedFact>
            <OtherFormats input={input} isEditable={submission !== undefined} />
          </Stack>
          {isApproved ? (
            <Suspense fallback={<Skeleton variant="rounded" height={36} sx={{ mt: 2 }} />}>
              <ApprovedActions flyer={flyer} layout={input.layout}>
                <Button ref={shareButton} variant="outlined" onClick={() => setSharing(true)}>
                  Share
                </Button>
              </ApprovedActions>
            </Suspense>
          ) : (
            <Stack direction="row" useFlexGap spacing={1} sx={unapproved}>
              {submission && (
                <Button
                  variant="contained"
                  loading={submission.isBusy}
                  onClick={() => void submission.submit()}
                >
                  Submit
                </Button>
              )}
              <Button variant="outlined" onClick={() => explain('render')}>
                Generate PDF
              </Button>
              <Button variant="outlined" onClick={() => explain('share')}>
                Share
              </Button>
              <RecallButton flyer={flyer} />
            </Stack>
          )}
          {BEFORE_APPROVAL.includes(flyer.status) && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
              You can generate the PDF and share the flyer once it’s approved.
            </Typography>
          )}
        </Card>
      </Stack>
      <Box sx={{ gridArea: 'history' }}>
        <Suspense
          fallback={<Skeleton variant="rounded" height={140} role="status" aria-label="Loading history" />}
        >
          <FlyerHistory flyer={flyer} />
        </Suspense>
      </Box>
      {isSharing &&
        isApproved &&
        shareDialog({ flyerId: flyer.id, title: flyer.title, onClose: () => setSharing(false) })}
    </Box>
  );
}
