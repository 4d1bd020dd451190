import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { chooseAndFocus } from '../chooseAndFocus.ts';

interface ConflictWords {
  title: string;
  text: string;
  /** Label of the other version. */
  other: string;
  /** Label of the button that takes the other version of a field. */
  take: string;
}

const BY_SOMEONE_ELSE: ConflictWords = {
  title: 'Someone else changed this while you were editing',
  text: 'What you typed is still here. Saving replaces their version with yours wherever you keep it.',
  other: 'Theirs',
  take: 'Use theirs',
};

/** A field that was changed elsewhere too: the typed value, and the stored one. */
interface FieldConflict<F extends string> {
  field: F;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface VersionProps {
  title: string;
  value: ReactNode;
  action: string;
  label: string;
  onChoose: () => void;
}

/** One of a field's two versions, with a button to choose it. */
const Version = ({ title, value, action, label, onChoose }: VersionProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      p: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      color: 'text.primary',
      overflowWrap: 'anywhere',
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Box sx={{ mb: 1, maxHeight: 168, overflowY: 'auto', whiteSpace: 'pre-line' }}>{value}</Box>
    <Button
      size="small"
      variant="outlined"
      aria-label={`${action}: ${label}`}
      onClick={({ currentTarget }) => chooseAndFocus(currentTarget, onChoose)}
      sx={{ mt: 'auto' }}
    >
      {action}
    </Button>
  </Box>
);

interface ConflictAlertProps<F extends string> {
  conflicts: readonly FieldConflict<F>[];
  onTake: (field: F) => void;
  /** Keeps the typed value and dismisses the conflict. */
  onKeep: (field: F) => void;
  /** Defaults to a change made by someone else. */
  words?: ConflictWords;
}

/** Shows which fields were changed elsewhere while the user was typing: both versions side by side, to choose from. */
export function ConflictAlert<F extends string>({
  conflicts,
  onTake,
  onKeep,
  words: { title, text, other, take } = BY_SOMEONE_ELSE,
}: ConflictAlertProps<F>) {
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      {conflicts.map(({ field, label, mine, theirs }) => (
        <Box key={field} sx={{ mt: 1.5 }}>
          <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
            {label}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
            }}
          >
            <Version
              title="Yours"
              value={mine}
              action="Keep mine"
              label={label}
              onChoose={() => onKeep(field)}
            />
            <Version
              title={other}
              value={theirs}
              action={take}
              label={label}
              onChoose={() => onTake(field)}
            />
          </Box>
        </Box>
      ))}
    </Alert>
  );
}
