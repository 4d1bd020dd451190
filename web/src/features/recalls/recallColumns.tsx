import { isRecallAtWork, type Recall } from '@brokerage/domain/recall/recall';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../lib/format/formatDate.ts';
import { RECALL_BY_NAMES } from '../../lib/format/recallNames.ts';
import { recallPath } from '../../lib/routes/recallPaths.ts';
import type { DataColumn } from '../../ui/table/DataColumn.ts';
import { RecallChip } from './RecallChip.tsx';

/** `12 of 40` while flyers are being recalled, `12` then. */
const formatFlyers = (recall: Recall): string =>
  isRecallAtWork(recall) && recall.undo === null
    ? `${recall.recalled} of ${recall.found.flyers}`
    : String(recall.recalled);

/** The columns of the list of recalls. */
export const RECALL_COLUMNS: DataColumn<Recall>[] = [
  {
    id: 'subject',
    label: 'Recalled',
    isTitle: true,
    cell: ({ id, subject }) => (
      <MuiLink component={Link} to={recallPath(id)} color="inherit" underline="hover">
        {subject}
      </MuiLink>
    ),
    subtitle: ({ criterion, reason }) => `${RECALL_BY_NAMES[criterion.by]}. ${reason}`,
    sortValue: ({ subject }) => subject,
    isOneLine: true,
    minWidth: 260,
    maxWidth: 460,
  },
  { id: 'status', label: 'Status', inCard: 'badge', cell: (recall) => <RecallChip recall={recall} /> },
  {
    id: 'flyers',
    label: 'Flyers',
    kind: 'number',
    cell: formatFlyers,
    sortValue: ({ recalled }) => recalled,
  },
  { id: 'by', label: 'By', cell: ({ by }) => by.name, sortValue: ({ by }) => by.name },
  {
    id: 'started',
    label: 'Started',
    minWidth: 150,
    kind: 'date',
    startsHigh: true,
    cell: ({ started_at }) => formatMoment(started_at),
    sortValue: ({ started_at }) => started_at.getTime(),
  },
];
