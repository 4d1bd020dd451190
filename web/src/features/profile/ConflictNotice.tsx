import type { ProfileField } from '@brokerage/domain/member/profile';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { PROFILE_FIELDS } from '../../lib/format/profileFields.ts';
import type { ProfileForm } from './profileForm.ts';

interface ConflictNoticeProps {
  form: ProfileForm;
  onTake: (field: ProfileField) => void;
}

/** Says what was changed elsewhere, in another window or on another device, under the hands of whoever is typing. */
export function ConflictNotice({ form: { conflicts, stored }, onTake }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>Your profile was changed somewhere else</AlertTitle>
      What you entered is still here. Save Changes replaces the other version with yours.
      {conflicts.map((field) => (
        <Box key={field} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {PROFILE_FIELDS[field]} is now: <strong>{formatField(field, stored[field])}</strong>{' '}
          <Button
            size="small"
            color="inherit"
            aria-label={`Use the other: ${PROFILE_FIELDS[field]}`}
            onClick={() => onTake(field)}
          >
            Use the other
          </Button>
        </Box>
      ))}
    </Alert>
  );
}

function formatField(field: ProfileField, value: string): string {
  if (value === '') return 'none';
  return field === 'headshot_url' ? 'another picture' : value;
}
