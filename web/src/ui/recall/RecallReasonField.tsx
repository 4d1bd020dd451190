import { RECALL_REASON } from '@brokerage/domain/recall/recall';
import { TextField } from '@mui/material';
import { useId } from 'react';

interface RecallReasonFieldProps {
  /** For forms in which "Reason" by itself could be misread. */
  label?: string;
  value: string;
  onChange: (reason: string) => void;
  problem: string | undefined;
}

/** Why flyers are recalled or restored. */
export function RecallReasonField({ label = 'Reason', value, onChange, problem }: RecallReasonFieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      name="reason"
      label={label}
      required
      multiline
      minRows={3}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem ?? 'The flyers’ owners will see this. At least 10 characters.'}
      slotProps={{ htmlInput: { maxLength: RECALL_REASON.max } }}
    />
  );
}
