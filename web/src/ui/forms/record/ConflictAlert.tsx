import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { chooseAndFocus } from '../chooseAndFocus.ts';
import { BY_SOMEONE_ELSE, type ConflictTexts } from './conflictTexts.ts';
import type { RecordForm } from './recordForm.ts';

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

interface ConflictAlertProps<T extends object> {
  record: Pick<RecordForm<T>, 'values' | 'stored' | 'conflicts'> & {
    takeTheirs: (field: keyof T & string) => void;
    keepMine: (field: keyof T & string) => void;
  };
  getLabel: (field: keyof T & string) => string;
  /** Formats a field of one version; `other` is the other version. */
  format: (field: keyof T & string, version: T, other: T) => ReactNode;
  /** Defaults to a change made by someone else. */
  texts?: ConflictTexts;
}

/** Shows which fields were changed elsewhere while the user was typing: both versions side by side, to choose from. */
export function ConflictAlert<T extends object>({
  record: { values, stored, conflicts, takeTheirs, keepMine },
  getLabel,
  format,
  texts: { title, text, other, take } = BY_SOMEONE_ELSE,
}: ConflictAlertProps<T>) {
  if (conflicts.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      // Focused by an attempt to save.
      tabIndex={-1}
      data-conflicts
      sx={{ scrollMarginTop: 80, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{title}</AlertTitle>
      {text}
      {conflicts.map((field) => (
        <Box key={field} sx={{ mt: 1.5 }}>
          <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
            {getLabel(field)}
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
              value={format(field, values, stored)}
              action="Keep mine"
              label={getLabel(field)}
              onChoose={() => keepMine(field)}
            />
            <Version
              title={other}
              value={format(field, stored, values)}
              action={take}
              label={getLabel(field)}
              onChoose={() => takeTheirs(field)}
            />
          </Box>
        </Box>
      ))}
    </Alert>
  );
}
