import {
  Box,
  Button,
  Container,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { lazy, Suspense, useEffect, useId } from 'react';
import type { Purpose } from './draft/openDraft.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { PRERENDERED_DRAFT } from './staticFirstStep.ts';
import { type SentState, sentHeading } from './thank-you/sentState.ts';
import { useSentState } from './useSentState.ts';

// Keeps the holiday calendar and the document list out of the first step's script.
const loadThankYou = () => import('./thank-you/ThankYou.tsx');
const ThankYou = lazy(async () => ({ default: (await loadThankYou()).ThankYou }));

const THANK_YOU_PRELOAD_MS = 2_000;

const PURPOSE_LABELS: Record<Purpose, { current: string; start: string }> = {
  Purchase: { current: 'purchase', start: 'a purchase' },
  Refinance: { current: 'refinance', start: 'a refinance' },
  'HELOC/Other': { current: 'HELOC', start: 'a HELOC' },
};

interface OtherPurposeDialogProps {
  /** The saved application's purpose. */
  current: Purpose;
  /** The link's purpose. */
  requested: Purpose;
  onContinue: () => void;
  onStart: () => void;
}

/**
 * Asks which application to continue when a link has another loan purpose. Closing the dialog keeps the saved one, because that loses
 * nothing.
 */
function OtherPurposeDialog({ current, requested, onContinue, onStart }: OtherPurposeDialogProps) {
  const titleId = useId();
  const textId = useId();
  const [kept, wanted] = [PURPOSE_LABELS[current], PURPOSE_LABELS[requested]];
  return (
    <Dialog open onClose={onContinue} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>
        Continue your {kept.current} application, or start {wanted.start}?
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          You have an unfinished {kept.current} application in this browser. If you start {wanted.start},
          we’ll keep your contact information and remove your other answers.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onStart}>Start {wanted.start}</Button>
        <Button variant="contained" onClick={onContinue} autoFocus>
          Continue {kept.current} application
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * The thank-you page while it loads: its heading in its final place. The night sky fills the screen, so nothing flashes and the footer
 * doesn't move.
 */
function ThankYouStart({ sent }: { sent: SentState }) {
  return (
    <Box sx={{ bgcolor: 'primary.dark', color: 'primary.contrastText', minHeight: '100vh' }}>
      <Container sx={{ pt: { xs: 4, md: 8 } }}>
        <Typography
          variant="h1"
          sx={{ maxWidth: 600, fontSize: { xs: '2.25rem', md: '3.25rem' }, overflowWrap: 'anywhere' }}
        >
          {sentHeading(sent)}
        </Typography>
        <Typography variant="subtitle1" role="status" sx={{ mt: { xs: 1.5, md: 2 }, maxWidth: 600 }}>
          {sent.isEarlier ? 'Loading your application…' : 'Your application was submitted.'}
        </Typography>
      </Container>
    </Box>
  );
}

/**
 * The /pre-approval page: the questionnaire, then the thank-you page after sending. The first render is blank, like the prerendered page; a
 * saved draft or a sent application shows after hydration.
 */
export function PreApprovalPage() {
  const { opened, sent, canShowDraft, isReopened, reopen, finish, keepDraft, startOtherPurpose } =
    useSentState();
  // Preload the thank-you page, in case the connection is lost when the application is sent.
  useEffect(() => {
    const timer = setTimeout(() => void loadThankYou().catch(() => undefined), THANK_YOU_PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);

  if (sent && canShowDraft) {
    return (
      <Suspense fallback={<ThankYouStart sent={sent} />}>
        <ThankYou sent={sent} onStartNew={reopen} />
      </Suspense>
    );
  }
  // If a link's purpose differs from the saved draft's, first ask which one to continue.
  const isDecided = opened.otherPurpose === undefined;
  const shown = isDecided && canShowDraft ? opened : PRERENDERED_DRAFT;
  return (
    <>
      <Questionnaire
        key={shown.id}
        opened={shown}
        onReopen={reopen}
        onSent={finish}
        takesFocus={isReopened}
      />
      {canShowDraft && opened.otherPurpose && opened.values.purpose && (
        <OtherPurposeDialog
          current={opened.values.purpose}
          requested={opened.otherPurpose}
          onContinue={keepDraft}
          onStart={startOtherPurpose}
        />
      )}
    </>
  );
}
