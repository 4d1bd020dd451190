import { FLYER_STATUS_ERRORS, flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { can } from '@brokerage/domain/member/roles';
import { Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { lazy, Suspense, useContext, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ShareDialogContext } from '../../../lib/contexts/shareDialogContext.ts';
import { newRecallPath, recallPath } from '../../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNow } from '../../../lib/useNow.ts';
import { StackedFact } from '../../../ui/data-display/StackedFact.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { FLYER_STATUS_STYLES } from '../../../ui/flyer/flyerStatus.ts';
import { useFocusBack } from '../../../ui/useFocusBack.ts';
import { formatSavedAgo } from '../draft/formatSavedAt.ts';
import type { FlyerDraftState } from '../draft/useFlyerDraft.ts';
import { FlyerViews } from '../history/FlyerViews.tsx';
import type { MarksView } from '../marks/useMarksView.tsx';
import type { FlyerSubmit } from '../useSubmit.ts';
import { OtherFormats } from './OtherFormats.tsx';
import { useFlyerPdf } from './useFlyerPdf.ts';

// At the end of the page: it comes after what one opens a flyer for.
const FlyerHistory = lazy(async () => ({
  default: (await import('../history/FlyerHistory.tsx')).FlyerHistory,
}));

const DownloadMenu = lazy(async () => ({
  default: (await import('../../../ui/flyer/files/DownloadMenu.tsx')).DownloadMenu,
}));

// Only an approved flyer has one.
const PdfPanel = lazy(async () => ({ default: (await import('./PdfPanel.tsx')).PdfPanel }));

/** The way to a recall of the flyer, or to the one that took it off its links; for those who may. */
function RecallButton({ flyer: { id, status, recall_id } }: { flyer: Flyer }) {
  const { member } = useSignedIn();
  if (!can(member, 'flyers:recall')) return null;
  if (status === 'approved') {
    return (
      <Button
        component={Link}
        to={newRecallPath({ by: 'flyer', flyer_id: id })}
        variant="outlined"
        color="error"
      >
        Recall
      </Button>
    );
  }
  return status === 'recalled' && recall_id !== null ? (
    <Button component={Link} to={recallPath(recall_id)} variant="outlined">
      View recall
    </Button>
  ) : null;
}

interface PreviewTabProps {
  flyer: Flyer;
  draftState: FlyerDraftState;
  input: FlyerInput;
  /** Undefined where it can't be submitted. */
  submission: FlyerSubmit | undefined;
  /** The marks of the last rejection, where there are any. */
  marks: MarksView | undefined;
}

/** Shows the page as it will be printed, with Generate PDF and Share. */
export function PreviewTab({ flyer, draftState, input, submission, marks }: PreviewTabProps) {
  const notify = useNotify();
  const now = useNow();
  const pdf = useFlyerPdf(flyer);
  const shareDialog = useContext(ShareDialogContext);
  // In the address: My Flyers leads straight to the dialog.
  const [search, setSearch] = useSearchParams();
  const isSharing = search.has('share');
  const setSharing = (isOpen: boolean) =>
    setSearch({ tab: 'preview', ...(isOpen && { share: '1' }) }, { replace: true });
  const { stored, isChanged } = draftState;
  const isApproved = flyer.status === 'approved';
  const shareButton = useRef<HTMLButtonElement>(null);
  useFocusBack(isSharing && isApproved, () => shareButton.current);
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
        gridTemplateAreas: { xs: "'actions' 'picture' 'history'", md: "'picture actions' 'picture history'" },
      }}
    >
      <Box sx={{ gridArea: 'picture', minWidth: 0 }}>
        <FlyerViews input={input} overlay={marks?.overlay} />
      </Box>
      <Stack spacing={3} sx={{ gridArea: 'actions' }}>
        {marks?.panel}
        <Card sx={{ p: 2.5 }}>
          <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
            <StackedFact name="Status">{FLYER_STATUS_STYLES[flyer.status].label}</StackedFact>
            <StackedFact name="Last saved">
              {formatSavedAgo(stored.updated_at, now)}
              {isChanged && ' (what you typed since is not saved yet)'}
            </StackedFact>
            <OtherFormats input={input} isOpen={submission !== undefined} />
          </Stack>
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
            {submission && (
              <Button
                variant="contained"
                loading={submission.isBusy}
                onClick={() => void submission.submit()}
              >
                Submit
              </Button>
            )}
            <Button
              variant={isApproved ? 'contained' : 'outlined'}
              loading={pdf.isBusy}
              onClick={() => (isApproved ? void pdf.generate() : explain('render'))}
            >
              Generate PDF
            </Button>
            <Button
              ref={shareButton}
              variant="outlined"
              onClick={() => (isApproved ? setSharing(true) : explain('share'))}
            >
              Share
            </Button>
            {isApproved && (
              <Suspense fallback={<Skeleton variant="rounded" width={112} height={36} />}>
                <DownloadMenu flyer={flyer} layout={input.layout} />
              </Suspense>
            )}
            <RecallButton flyer={flyer} />
          </Stack>
          {isApproved && (
            <Suspense>
              <PdfPanel flyer={flyer} pdf={pdf} />
            </Suspense>
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
