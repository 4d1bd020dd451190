import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useHolderLicenses } from '../../lib/live-data/useHolderLicenses.ts';
import { LicenseList } from './LicenseList.tsx';

interface HolderLicensesProps {
  tenantId: string;
  holder: LicenseHolder;
  /** Names the list. */
  label: string;
  /** Shown where none are recorded. */
  empty: ReactNode;
}

/** The licenses of a branch or an officer, live. */
export function HolderLicenses({ tenantId, holder, label, empty }: HolderLicensesProps) {
  const live = useHolderLicenses(tenantId, [holder]);
  if (live.status === 'loading') {
    return <Skeleton role="status" aria-label="Loading licenses" variant="rounded" height={64} />;
  }
  if (live.status === 'failed') {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Couldn’t load the licenses. <Button onClick={live.retry}>Retry</Button>
      </Typography>
    );
  }
  const { items } = live.data;
  if (items.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return <LicenseList licenses={items} label={label} />;
}
