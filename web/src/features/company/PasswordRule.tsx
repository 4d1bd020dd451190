import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { Card, MenuItem, TextField, Typography } from '@mui/material';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';

interface PasswordRuleProps {
  minLength: number;
  onChange: (minLength: number) => void;
  error: string | undefined;
}

const { floor, max } = PASSWORD_MIN_LENGTH;
const LENGTHS = Array.from({ length: max - floor + 1 }, (_, index) => floor + index);

/** The minimum password length for members of the company. */
export function PasswordRule({ minLength, onChange, error }: PasswordRuleProps) {
  return (
    <Card component="section" aria-labelledby="password-rule" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="password-rule" sx={{ mb: 1 }}>
        Passwords
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Checked when someone sets a new password. Existing passwords keep working. Common passwords, such as
        password123, are never accepted.
      </Typography>
      <TextField
        select
        id="password-min-length"
        name="password_min_length"
        label={COMPANY_FIELDS.password_min_length}
        value={minLength}
        onChange={({ target }) => onChange(Number(target.value))}
        error={error !== undefined}
        helperText={error ?? `We recommend at least ${PASSWORD_MIN_LENGTH.newCompany} characters.`}
        sx={{ minWidth: 240 }}
      >
        {LENGTHS.map((length) => (
          <MenuItem key={length} value={length}>
            {length} characters
          </MenuItem>
        ))}
      </TextField>
    </Card>
  );
}
