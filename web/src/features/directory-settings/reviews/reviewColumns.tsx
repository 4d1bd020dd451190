import { type CustomerReview, HIDDEN_REASONS } from '@brokerage/domain/customerReview/customerReview';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { Box } from '@mui/material';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

/** Returns the columns of the list of customer reviews. Rows are in website order, so no column sorts. */
export const reviewColumns = (
  getHolderName: (holder: LicenseHolder) => string,
): DataColumn<CustomerReview>[] => [
  {
    id: 'customer',
    label: 'Customer',
    isTitle: true,
    cell: ({ customer_name }) => customer_name,
    subtitle: ({ city, state }) => `${city}, ${stateName(state)}`,
    minWidth: 150,
  },
  {
    id: 'review',
    label: 'Review',
    cell: ({ quote }) => <Box sx={twoLines}>{quote}</Box>,
    minWidth: 260,
  },
  {
    id: 'about',
    label: 'About',
    cell: ({ subject_kind, subject_id }) =>
      getHolderName({ holder_kind: subject_kind, holder_id: subject_id }),
  },
  {
    id: 'source',
    label: 'Source',
    cell: ({ source_name }) => source_name || 'Directly from the customer',
  },
  { id: 'date', label: 'Date', cell: ({ reviewed_on }) => formatDay(reviewed_on) },
  {
    id: 'status',
    label: 'Status',
    inCard: 'badge',
    cell: ({ hidden_reason }) =>
      hidden_reason === null ? (
        <StatusChip label="On your website" tone="success" />
      ) : (
        <StatusChip label={`Hidden: ${HIDDEN_REASONS[hidden_reason]}`} tone="default" />
      ),
  },
];
