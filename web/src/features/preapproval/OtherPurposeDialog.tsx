import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { Purpose } from './openDraft.ts';

const NAMES: Record<Purpose, { current: string; start: string }> = {
  Purchase: { current: 'purchase', start: 'a purchase' },
  Refinance: { current: 'refinance', start: 'a refinance' },
  'HELOC/Other': { current: 'HELOC', start: 'a HELOC' },
};

interface OtherPurposeDialogProps {
  /** What the kept application is for. */
  current: Purpose;
  /** What the link was for. */
  requested: Purpose;
  onContinue: () => void;
  onStart: () => void;
}

/** Asks which application a link for another loan purpose means. Closing it continues: that removes nothing. */
export function OtherPurposeDialog({ current, requested, onContinue, onStart }: OtherPurposeDialogProps) {
  const titleId = useId();
  const textId = useId();
  const [kept, wanted] = [NAMES[current], NAMES[requested]];
  return (
    <Dialog open onClose={onContinue} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>
        Continue your {kept.current} application, or start {wanted.start}?
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          You have an unfinished {kept.current} application in this browser. If you start {wanted.start},
          we'll keep your contact information and remove your other answers.
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
