import { pluralize } from '@brokerage/domain/text/pluralize';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';

interface UnreadableAlertProps {
  /** Records that don't fit their schema; nothing shows for 0. */
  count: number;
  /** Noun for one of them. */
  noun?: string;
  /** The plural, if it isn't the noun plus s. */
  nouns?: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** Says that some records of a list are missing, because they couldn't be read. */
export function UnreadableAlert({
  count,
  noun = 'record',
  nouns,
  children = 'Please let your administrator know.',
}: UnreadableAlertProps) {
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {pluralize(count, noun, nouns)} couldn’t be shown. {children}
    </Alert>
  );
}
