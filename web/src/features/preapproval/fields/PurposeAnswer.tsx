import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { formatAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { stepAt } from '@brokerage/domain/preapproval/form/steps';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { findDroppedAnswers } from '../draft/findDroppedAnswers.ts';
import { CLEARED, DETAILS_STEP, type FormValues } from '../draft/formValues.ts';
import type { Purpose } from '../draft/openDraft.ts';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';

/** A purpose as it's called in a sentence. */
const NAMES: Record<Purpose, string> = {
  Purchase: 'Purchase',
  Refinance: 'Refinance',
  'HELOC/Other': 'HELOC or other',
};

/** Both fill the width of a phone's dialog, stacked. */
const ACTION = { minHeight: 44, flexGrow: { xs: 1, sm: 0 } } as const;

interface Change {
  from: Purpose;
  to: Purpose;
  /** Answers that the new purpose doesn't ask for. */
  dropped: readonly FieldName[];
}

interface PurposeDialogProps {
  change: Change;
  onKeep: () => void;
  onChange: () => void;
}

/** Asks for confirmation before dropping answers. Closing it keeps them. */
function PurposeDialog({ change: { from, to, dropped }, onKeep, onChange }: PurposeDialogProps) {
  const titleId = useId();
  const textId = useId();
  const { getValues } = useFormContext<FormValues>();
  return (
    <Dialog open onClose={onKeep} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>Change your loan purpose to {NAMES[to]}?</DialogTitle>
      <DialogContent id={textId}>
        <Typography>We’ll remove these answers:</Typography>
        <Box component="ul" sx={{ my: 1, pl: 3 }}>
          {dropped.map((field) => {
            const { label, short } = QUESTIONS[field];
            return (
              <li key={field}>
                {short ?? label}: {formatAnswer(field, getValues(field)) ?? 'unfinished'}
              </li>
            );
          })}
        </Box>
        <Typography>We’ll keep your other answers.</Typography>
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onChange} sx={ACTION}>
          Change to {NAMES[to]}
        </Button>
        <Button variant="contained" onClick={onKeep} autoFocus sx={ACTION}>
          Keep {NAMES[from]}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks for the loan purpose. Another one changes step 4's questions, so the applicant is told which answers would be lost. */
export function PurposeAnswer() {
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const [change, setChange] = useState<Change>();
  const choose = (to: Purpose) => {
    setValue('purpose', to, { shouldDirty: true });
    // Step 4 asks other questions now; its errors belong to the earlier ones.
    clearErrors(['purpose', ...stepAt(DETAILS_STEP).fields]);
  };
  const ask = (to: Purpose) => {
    const from = getValues('purpose');
    const dropped = findDroppedAnswers(getValues(), to);
    if (from && dropped.length > 0) setChange({ from, to, dropped });
    else choose(to);
  };
  return (
    <>
      <ChoiceAnswer name="purpose" onChoose={(value) => ask(value as Purpose)} />
      {change && (
        <PurposeDialog
          change={change}
          onKeep={() => setChange(undefined)}
          onChange={() => {
            for (const field of change.dropped) setValue(field, CLEARED, { shouldDirty: true });
            choose(change.to);
            setChange(undefined);
          }}
        />
      )}
    </>
  );
}
