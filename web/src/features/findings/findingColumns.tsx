import { formatCheck } from '@brokerage/domain/finding/checkNames';
import type { Finding } from '@brokerage/domain/finding/finding';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format/formatCount.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { findingPath } from '../../lib/routes/findingPaths.ts';
import type { DataColumn } from '../../ui/table/DataColumn.ts';
import { FindingChip } from './FindingChip.tsx';

/** The columns of the list of findings. */
export const FINDING_COLUMNS: DataColumn<Finding>[] = [
  {
    id: 'check',
    label: 'Finding',
    isTitle: true,
    cell: ({ id, check, title }) => (
      <MuiLink
        component={Link}
        to={findingPath(id)}
        color="inherit"
        underline="hover"
        aria-label={`${formatCheck(check)}: ${title}`}
      >
        {formatCheck(check)}
      </MuiLink>
    ),
    subtitle: ({ title }) => title,
    sortValue: ({ check }) => formatCheck(check),
    isOneLine: true,
    minWidth: 240,
    maxWidth: 420,
  },
  { id: 'status', label: 'Status', inCard: 'badge', cell: ({ status }) => <FindingChip status={status} /> },
  {
    id: 'officer',
    label: 'Loan officer',
    cell: ({ officer_name }) => officer_name,
    sortValue: ({ officer_name }) => officer_name,
  },
  {
    id: 'found',
    label: 'Found',
    minWidth: 150,
    kind: 'date',
    startsHigh: true,
    cell: ({ found_at }) => formatMoment(found_at),
    sortValue: ({ found_at }) => found_at.getTime(),
  },
  {
    id: 'views',
    label: 'Views',
    kind: 'number',
    cell: ({ views }) => formatCount(views),
    sortValue: ({ views }) => views,
  },
  {
    id: 'applications',
    label: 'Applications',
    kind: 'number',
    cell: ({ applications }) => formatCount(applications),
    sortValue: ({ applications }) => applications,
  },
];
