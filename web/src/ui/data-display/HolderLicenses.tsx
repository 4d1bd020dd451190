import type { License } from '@brokerage/domain/license/license';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { licenseStatus } from '@brokerage/domain/license/licenseStatus';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import {
  formatLicenseExpiry,
  formatLicenseKind,
  licenseBadge,
} from '../../lib/format/names/licenseLabels.ts';
import { stateName } from '../../lib/format/names/stateName.ts';
import { companyToday } from '../../lib/format/time/companyTime.ts';
import { useHolderLicenses } from '../../lib/live-data/records/useHolderLicenses.ts';
import { InlineLoadError } from '../feedback/InlineLoadError.tsx';
import { StatusChip } from './StatusChip.tsx';

interface HolderLicensesProps {
  tenantId: string;
  holder: LicenseHolder;
  /** Names the list. */
  label: string;
  /** Shown if none are recorded. */
  empty: ReactNode;
}

/** The live list of a branch's or an officer's licenses. */
export function HolderLicenses({ tenantId, holder, label, empty }: HolderLicensesProps) {
  const live = useHolderLicenses(tenantId, [holder]);
  if (live.status === 'loading') {
    // The height of one license; most have only one.
    return <Skeleton role="status" aria-label="Loading licenses" variant="rounded" height={60} />;
  }
  if (live.status === 'failed') return <InlineLoadError what="the licenses" live={live} />;
  const { items } = live.data;
  if (items.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return <LicenseList licenses={items} label={label} />;
}

/** The licenses that show at first; most holders have no more. */
const FEW = 5;

/** The licenses of one holder to read: those that have expired or soon will, then the others, each by state. */
function LicenseList({ licenses, label }: { licenses: readonly License[]; label: string }) {
  const today = companyToday();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const isUrgent = (license: License) => licenseStatus(license, today) !== 'valid';
  const sorted = licenses.toSorted(
    (one, other) =>
      Number(isUrgent(other)) - Number(isUrgent(one)) ||
      stateName(one.state).localeCompare(stateName(other.state)) ||
      one.number.localeCompare(other.number),
  );
  const fold = isWhole ? 'Show fewer' : `Show all ${licenses.length}`;
  return (
    <>
      <Box component="ul" id={listId} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.slice(0, isWhole ? undefined : FEW).map((license) => (
          <Box
            component="li"
            key={license.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {stateName(license.state)}, {license.number}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {formatLicenseKind(license)}.{' '}
                <Box component="span" sx={{ display: 'inline-block' }}>
                  {license.expires_on === null ? '' : 'Expires: '}
                  {formatLicenseExpiry(license)}
                </Box>
              </Typography>
            </Box>
            <StatusChip {...licenseBadge(license, today)} />
          </Box>
        ))}
      </Box>
      {licenses.length > FEW && (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          aria-label={`${fold}: ${label}`}
          onClick={() => setWhole(!isWhole)}
          endIcon={isWhole ? <ExpandLess /> : <ExpandMore />}
          sx={{ minHeight: 44, ml: -1 }}
        >
          {fold}
        </Button>
      )}
    </>
  );
}
