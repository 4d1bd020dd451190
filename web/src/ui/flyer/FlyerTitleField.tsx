import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { isReadable, withoutZeroWidth } from '@brokerage/domain/text/zeroWidth';
import { TextField } from '@mui/material';
import { useId } from 'react';

/** The toast for a flyer without a title. */
export const MISSING_TITLE = {
  title: 'Missing Title',
  text: 'Please enter a title for your flyer',
  severity: 'error',
} as const;

/** Says where a flyer's title is shown and where it isn't. */
export const TITLE_HELP = 'Only you and the reviewers see this. Customers never do.';

/** Returns the error for a title, or undefined. */
export function titleProblem(title: string): string | undefined {
  if (!isReadable(title)) return MISSING_TITLE.text;
  const excess = title.trim().length - FLYER_LIMITS.title;
  return excess > 0 ? `Please make it ${pluralize(excess, 'character')} shorter` : undefined;
}

interface FlyerTitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  problem: string | undefined;
  help?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A flyer's title, used in lists but never published. */
export function FlyerTitleField({ value, onChange, problem, help, ...props }: FlyerTitleFieldProps) {
  const id = useId();
  return (
    <TextField
      {...props}
      required
      id={id}
      label="Flyer Title"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(withoutZeroWidth(target.value))}
      error={problem !== undefined}
      helperText={problem ?? [TITLE_HELP, help].filter(Boolean).join(' ')}
    />
  );
}
