import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { licensesPath } from '../../lib/routes/licensesPath.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { HolderLicenses } from '../../ui/data-display/HolderLicenses.tsx';

interface RecordedLicensesProps {
  holder: LicenseHolder;
  /** Names the list. */
  label: string;
  /** Shows when none are recorded. */
  empty: string;
}

/** Lists a branch's or officer's recorded licenses, with a link to manage them. */
export function RecordedLicenses({ holder, label, empty }: RecordedLicensesProps) {
  const { tenant_id: tenantId } = useSignedIn().member;
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        Licenses
      </Typography>
      <HolderLicenses tenantId={tenantId} holder={holder} label={label} empty={empty} />
      <Link component={RouterLink} to={licensesPath(holder)}>
        Manage licenses
      </Link>
    </div>
  );
}
