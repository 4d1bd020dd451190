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

// The holiday calendar and the list of documents load once the first step is usable.
const loadThankYou = () => import('./thank-you/ThankYou.tsx');
const ThankYou = lazy(async () => ({ default: (await loadThankYou()).ThankYou }));

const THANK_YOU_PRELOAD_MS = 2_000;

const PURPOSE_LABELS: Record<Purpose, { current: string; start: string }> = {
  Purchase: { current: 'purchase', start: 'a purchase' },
  Refinance: { current: 'refinance', start: 'a refinance' },
  'HELOC/Other': { current: 'HELOC', start: 'a HELOC' },
};

interface OtherPurposeDialogProps {
  /** The purpose of the saved application. */
  current: Purpose;
  /** The purpose named in the link. */
  requested: Purpose;
  onContinue: () => void;
  onStart: () => void;
}

/**
 * Asks whether to continue the saved application or start one for the link's purpose. Closing the dialog continues, because that removes
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
 * A placeholder with the thank-you page's heading in its final position while the page loads. Its night sky fills the screen, so nothing
 * flickers and the footer doesn't move.
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
 * /pre-approval: the questionnaire, and the thank-you page after sending. The first render is blank, like the prerendered page; a saved
 * draft or a sent application appears after hydration.
 */
export function PreApprovalPage() {
  const { opened, sent, canShowDraft, isReopened, reopen, finish, keepDraft, startOtherPurpose } =
    useSentState();
  // Preload the thank-you page, in case the applicant is offline after sending.
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
  // If a link's purpose differs from the saved draft's, ask which one to continue.
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
