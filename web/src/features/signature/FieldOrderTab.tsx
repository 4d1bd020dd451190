import type { UserRole } from '@brokerage/domain/member/userRole';
import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { AddressField } from './AddressField.tsx';
import { FieldOrderList } from './FieldOrderList.tsx';
import { LineField } from './LineField.tsx';
import type { SignatureFields } from './useSignatureForm.ts';

/** The order of the fields, and those that are not in the profile. */
export function FieldOrderTab({ fields, profile }: { fields: SignatureFields; profile: UserRole }) {
  return (
    <Stack spacing={3}>
      <div>
        <FieldOrderList
          settings={fields.values}
          profile={profile}
          onChange={(field_order) => fields.change({ field_order })}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Name, job title, phone, email, NMLS number and photo come from your profile. Change them in{' '}
          <Link component={RouterLink} to={routePaths.profile}>
            Profile Settings
          </Link>
          .
        </Typography>
      </div>
      <AddressField
        name="website_url"
        label="Website"
        fields={fields}
        placeholder="https://www.example.com"
        help="Left out when empty, as are address and tagline"
      />
      <LineField name="address" label="Address" fields={fields} help="On one line" />
      <LineField name="tagline" label="Tagline" fields={fields} help="A short line below the fields" />
    </Stack>
  );
}
