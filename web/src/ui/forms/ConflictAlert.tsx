import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface ConflictAlertProps<F extends string> {
  /** Fields that somebody else changed too, with what they are now. */
  conflicts: readonly { field: F; label: string; now: ReactNode }[];
  onTake: (field: F) => void;
}

/** Says what somebody else has changed under the hands of whoever is typing. */
export function ConflictAlert<F extends string>({ conflicts, onTake }: ConflictAlertProps<F>) {
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>Someone else changed this while you were editing</AlertTitle>
      What you typed is still here. Save replaces their version with yours.
      {conflicts.map(({ field, label, now }) => (
        <Box key={field} sx={{ mt: 1 }}>
          {label} is now: <strong>{now}</strong>{' '}
          <Button size="small" color="inherit" onClick={() => onTake(field)}>
            Use theirs
          </Button>
        </Box>
      ))}
    </Alert>
  );
}
