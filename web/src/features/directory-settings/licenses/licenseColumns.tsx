import type { License } from '@brokerage/domain/license/license';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { formatExpiry, formatLicenseKind, licenseBadge } from '../../../lib/format/licenseWords.ts';
import { stateName } from '../../../lib/format/stateName.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';
import { HOLDER_KINDS } from './licenseHolders.ts';

/** The columns of the list of licenses. */
export const licenseColumns = (
  nameOf: (holder: LicenseHolder) => string,
  today: string,
): DataColumn<License>[] => [
  {
    id: 'holder',
    label: 'Holder',
    isTitle: true,
    cell: nameOf,
    subtitle: ({ holder_kind }) => HOLDER_KINDS[holder_kind],
    sortValue: nameOf,
    minWidth: 180,
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => stateName(state),
    sortValue: ({ state }) => stateName(state),
  },
  { id: 'kind', label: 'Kind', cell: formatLicenseKind, sortValue: formatLicenseKind, minWidth: 160 },
  { id: 'number', label: 'Number', cell: ({ number }) => number, sortValue: ({ number }) => number },
  {
    id: 'expires',
    label: 'Expires',
    kind: 'date',
    cell: formatExpiry,
    sortValue: ({ expires_on }) => expires_on ?? undefined,
  },
  {
    id: 'status',
    label: 'Status',
    inCard: 'badge',
    cell: (license) => <StatusChip {...licenseBadge(license, today)} />,
  },
];
