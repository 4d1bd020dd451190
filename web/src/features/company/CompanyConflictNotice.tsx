import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { COMPANY_FIELDS, type CompanyField } from '../../lib/format/companyFields.ts';
import type { CompanyForm } from './companyForm.ts';

interface CompanyConflictNoticeProps {
  form: CompanyForm;
  onTake: (field: CompanyField) => void;
}

/** Says what somebody else has changed under the hands of whoever is typing. */
export function CompanyConflictNotice({ form: { conflicts, stored }, onTake }: CompanyConflictNoticeProps) {
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>Someone else changed this while you were editing</AlertTitle>
      What you typed is still here. Save replaces their version with yours.
      {conflicts.map((field) => (
        <Box key={field} sx={{ mt: 1 }}>
          {COMPANY_FIELDS[field]} is now: <strong>{formatSetting(stored[field])}</strong>{' '}
          <Button size="small" color="inherit" onClick={() => onTake(field)}>
            Use theirs
          </Button>
        </Box>
      ))}
    </Alert>
  );
}

function formatSetting(value: CompanySettings[CompanyField]): string {
  if (typeof value === 'boolean') return value ? 'required' : 'not required';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? 'none' : value.join('; ');
}
