import { Alert, Card, FormControlLabel, FormHelperText, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { COMPANY_FIELDS } from '../../lib/format/names/companyFields.ts';
import { securityTabPath } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useTokenClaims } from '../../lib/session/useTokenClaims.ts';
import { belowSwitch, Switch } from '../../ui/forms/fields/Switch.tsx';

interface SecondFactorRuleProps {
  isRequired: boolean;
  /** The stored value. */
  wasRequired: boolean;
  onChange: (isRequired: boolean) => void;
}

/** Whether administrators need a second factor, and what changes with it. */
export function SecondFactorRule({ isRequired, wasRequired, onChange }: SecondFactorRuleProps) {
  const { user } = useSignedIn();
  const hasSecondFactor = useTokenClaims(user)?.hasSecondFactor;
  const isClosed = hasSecondFactor !== true && !isRequired;
  return (
    <Card component="section" aria-labelledby="second-factor-rule" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="second-factor-rule" sx={{ mb: 1 }}>
        {COMPANY_FIELDS.administrators_need_second_factor}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            name="administrators_need_second_factor"
            checked={isRequired}
            disabled={isClosed}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': 'second-factor-consequence' } }}
          />
        }
        label="Require two-factor authentication for administrators"
      />
      <FormHelperText id="second-factor-consequence" sx={{ mt: -1, ...belowSwitch }}>
        Administrators without two-factor authentication lose access to applications, people and settings
        until they set it up.
      </FormHelperText>
      {hasSecondFactor === false && !isRequired && (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          To turn this on, first sign in with two-factor authentication yourself.{' '}
          <Link component={RouterLink} to={securityTabPath} color="inherit">
            Set it up in the Security tab
          </Link>
        </Alert>
      )}
      {isRequired && !wasRequired && (
        <Alert severity="warning" role="status" sx={{ mt: 2 }}>
          Takes effect when you save, even for administrators who are signed in.
        </Alert>
      )}
    </Card>
  );
}
