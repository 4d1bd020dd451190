import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface ConflictWords {
  title: string;
  text: string;
  /** Label of the button that takes the other version of a field. */
  take: string;
}

const BY_SOMEONE_ELSE: ConflictWords = {
  title: 'Someone else changed this while you were editing',
  text: 'What you typed is still here. Save replaces their version with yours.',
  take: 'Use theirs',
};

interface ConflictAlertProps<F extends string> {
  /** Fields that were changed elsewhere too, with what they are now. */
  conflicts: readonly { field: F; label: string; now: ReactNode }[];
  onTake: (field: F) => void;
  /** Left out where somebody else made the change. */
  words?: ConflictWords;
}

/** Says what was changed elsewhere under the hands of whoever is typing. */
export function ConflictAlert<F extends string>({
  conflicts,
  onTake,
  words: { title, text, take } = BY_SOMEONE_ELSE,
}: ConflictAlertProps<F>) {
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{title}</AlertTitle>
      {text}
      {conflicts.map(({ field, label, now }) => (
        <Box key={field} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {label} is now: <strong>{now}</strong>{' '}
          <Button size="small" color="inherit" aria-label={`${take}: ${label}`} onClick={() => onTake(field)}>
            {take}
          </Button>
        </Box>
      ))}
    </Alert>
  );
}
