import type { License } from '@brokerage/domain/license/license';
import { Box, Typography } from '@mui/material';
import { companyToday } from '../../lib/format/companyTime.ts';
import { formatExpiry, formatLicenseKind, licenseBadge } from '../../lib/format/licenseWords.ts';
import { stateName } from '../../lib/format/stateName.ts';
import { StatusChip } from './StatusChip.tsx';

/** The licenses of one holder, by state, to read. */
export function LicenseList({ licenses, label }: { licenses: readonly License[]; label: string }) {
  const today = companyToday();
  const sorted = licenses.toSorted(
    (one, other) =>
      stateName(one.state).localeCompare(stateName(other.state)) || one.number.localeCompare(other.number),
  );
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sorted.map((license) => (
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
              {formatLicenseKind(license)}. {license.expires_on === null ? '' : 'Expires: '}
              {formatExpiry(license)}
            </Typography>
          </Box>
          <StatusChip {...licenseBadge(license, today)} />
        </Box>
      ))}
    </Box>
  );
}
