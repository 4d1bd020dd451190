import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { Button, useEventCallback } from '@mui/material';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FLYER_STATUS_NAMES } from '../../lib/format/names/flyerStatusNames.ts';
import { shareFlyerPath } from '../../lib/routes/flyerPaths.ts';
import type { DataColumn, SortOrder } from '../../ui/table/DataColumn.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FlyerMenu } from './FlyerMenu.tsx';
import { FlyerNote, noteId } from './FlyerNote.tsx';
import {
  Created,
  FlyerPicture,
  FlyerStatusChip,
  FlyerTitle,
  FlyerValidity,
  TemplateName,
} from './flyerFields.tsx';
import type { MenuAction, MyFlyer } from './myFlyer.ts';

/** Shows the buttons of a flyer by its status; rejected, recalled and archived flyers have none (docs/product.md#flyers-workflow). */
function FlyerButtons({ flyer: { id, title, status } }: Pick<MyFlyer, 'flyer'>) {
  switch (status) {
    case 'editing':
      return (
        <Button
          component={Link}
          to={flyerPath(id)}
          variant="outlined"
          size="small"
          aria-label={`Edit ${title}`}
        >
          Edit
        </Button>
      );
    case 'approved':
      return (
        <>
          <Button
            component={Link}
            to={flyerPath(id)}
            variant="outlined"
            size="small"
            aria-label={`View ${title}`}
          >
            View
          </Button>
          <Button
            component={Link}
            to={shareFlyerPath(id)}
            variant="contained"
            size="small"
            aria-label={`Share ${title}`}
          >
            Share
          </Button>
        </>
      );
    case 'pending_approval':
      return (
        <Button
          variant="outlined"
          size="small"
          disabled
          aria-describedby={noteId(id)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {FLYER_STATUS_NAMES[status]}
        </Button>
      );
    case 'rejected':
    case 'recalled':
    case 'archived':
      return null;
  }
}

interface FlyerListProps {
  flyers: readonly MyFlyer[];
  filters: ReactNode;
  empty: ReactNode;
  onChoose: (flyer: Flyer, action: MenuAction) => void;
}

const toColumns = (onChoose: FlyerListProps['onChoose']): DataColumn<MyFlyer>[] => [
  {
    id: 'flyer',
    label: 'Flyer',
    isTitle: true,
    cell: (myFlyer) => <FlyerTitle {...myFlyer} />,
    subtitle: (myFlyer) => (
      <>
        <FlyerValidity {...myFlyer} />
        <FlyerNote {...myFlyer} onChoose={(action) => onChoose(myFlyer.flyer, action)} />
      </>
    ),
    picture: (myFlyer, place) => <FlyerPicture {...myFlyer} width={place === 'table' ? 48 : 64} />,
    sortValue: ({ flyer }) => flyer.title,
    minWidth: 260,
    maxWidth: 460,
  },
  {
    id: 'status',
    label: 'Status',
    inCard: 'badge',
    cell: (myFlyer) => <FlyerStatusChip {...myFlyer} />,
    sortValue: ({ flyer }) => FLYER_STATUS_NAMES[flyer.status],
  },
  {
    id: 'template',
    label: 'Template',
    cell: (myFlyer) => <TemplateName {...myFlyer} />,
    sortValue: ({ templateName }) => templateName,
  },
  {
    id: 'created',
    label: 'Created',
    kind: 'date',
    startsHigh: true,
    cell: (myFlyer) => <Created {...myFlyer} />,
    sortValue: ({ flyer }) => flyer.created_at.getTime(),
  },
];

const NEWEST_FIRST: SortOrder = { by: 'created', direction: 'desc' };
const toId = ({ flyer }: MyFlyer) => flyer.id;

const toButtons = (myFlyer: MyFlyer) => <FlyerButtons {...myFlyer} />;

/** Lists the user's own flyers; a row opens the flyer's page. */
export function FlyerList({ flyers, filters, empty, onChoose }: FlyerListProps) {
  const navigate = useNavigate();
  const choose = useEventCallback(onChoose);
  const columns = useMemo(() => toColumns(choose), [choose]);
  const renderActions = useCallback(
    ({ flyer }: MyFlyer) => <FlyerMenu flyer={flyer} onChoose={(action) => choose(flyer, action)} />,
    [choose],
  );
  return (
    <DataTable
      id="flyers"
      name="Flyers"
      label="My flyers"
      columns={columns}
      rows={flyers}
      getRowId={toId}
      initialOrder={NEWEST_FIRST}
      filters={filters}
      empty={empty}
      isActionsLabelHidden
      onOpen={({ flyer }) => void navigate(flyerPath(flyer.id))}
      tableFrom={840}
      renderButtons={toButtons}
      renderActions={renderActions}
    />
  );
}
