import { mustEnd } from '@brokerage/domain/template/flyerLifetime';
import type { Template } from '@brokerage/domain/template/template';
import { InputAdornment, TextField } from '@mui/material';

interface LifetimeFieldProps {
  /** Days; null: flyers don’t end. */
  value: number | null;
  category: Template['category'];
  onChange: (days: number | null) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** As many digits as the longest lifetime has. */
const TYPED_DAYS = /^\d{0,3}$/;

/** How many days the flyers of a template are valid. */
export function LifetimeField({ value, category, onChange, onLeave, error }: LifetimeFieldProps) {
  const isRequired = mustEnd(category);
  const help = isRequired
    ? 'Counted from the effective date on the flyer, or from its approval. After that, its links say the offer has expired.'
    : 'Counted from the effective date on the flyer, or from its approval. Leave it empty if flyers don’t end.';
  return (
    <TextField
      id="template-lifetime_days"
      label="Valid for"
      required={isRequired}
      value={value ?? ''}
      onChange={({ target }) => {
        // Anything else would become another number than was typed.
        if (TYPED_DAYS.test(target.value)) onChange(target.value === '' ? null : Number(target.value));
      }}
      onBlur={onLeave}
      error={error !== undefined}
      helperText={error ?? help}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: <InputAdornment position="end">{value === 1 ? 'day' : 'days'}</InputAdornment>,
        },
      }}
    />
  );
}
