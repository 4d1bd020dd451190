import { FLYER_STATUS_ERRORS, flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useContext, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ShareDialogContext } from '../../lib/shareDialogContext.ts';
import { useNow } from '../../lib/useNow.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { FLYER_STATUS_LOOKS } from '../../ui/flyer/flyerStatus.ts';
import { useFocusBack } from '../../ui/useFocusBack.ts';
import { FlyerHistory } from './FlyerHistory.tsx';
import { PdfPanel } from './PdfPanel.tsx';
import { savedAgo } from './savedAt.ts';
import type { FlyerWork } from './useFlyerDraft.ts';
import { useFlyerPdf } from './useFlyerPdf.ts';
import type { FlyerSubmit } from './useSubmit.ts';
import { ZoomedFlyer } from './ZoomedFlyer.tsx';

interface PreviewTabProps {
  flyer: Flyer;
  work: FlyerWork;
  input: FlyerInput;
  /** Undefined where it can't be submitted. */
  submission: FlyerSubmit | undefined;
}

/** Shows the page as it will be printed, with Generate PDF and Share. */
export function PreviewTab({ flyer, work, input, submission }: PreviewTabProps) {
  const notify = useNotify();
  const now = useNow();
  const pdf = useFlyerPdf(flyer);
  const shareDialog = useContext(ShareDialogContext);
  // In the address: My Flyers leads straight to the dialog.
  const [search, setSearch] = useSearchParams();
  const isSharing = search.has('share');
  const setSharing = (isOpen: boolean) =>
    setSearch({ tab: 'preview', ...(isOpen && { share: '1' }) }, { replace: true });
  const { stored, isChanged } = work;
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
        <ZoomedFlyer input={input} />
      </Box>
      <Box sx={{ gridArea: 'actions' }}>
        <Card sx={{ p: 2.5 }}>
          <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
            <Fact name="Status">{FLYER_STATUS_LOOKS[flyer.status].label}</Fact>
            <Fact name="Last saved">
              {savedAgo(stored.updated_at, now)}
              {isChanged && ' (what you typed since is not saved yet)'}
            </Fact>
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
          </Stack>
          {isApproved && <PdfPanel flyer={flyer} pdf={pdf} />}
        </Card>
      </Box>
      <Box sx={{ gridArea: 'history' }}>
        <FlyerHistory flyer={flyer} />
      </Box>
      {isSharing &&
        isApproved &&
        shareDialog({ flyerId: flyer.id, title: flyer.title, onClose: () => setSharing(false) })}
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}
