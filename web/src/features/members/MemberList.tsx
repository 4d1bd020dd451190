import { can } from '@brokerage/domain/member/roles';
import { ListItemText, MenuItem, useEventCallback } from '@mui/material';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/routes/entityHistoryPath.ts';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';
import type { DataColumn, SortOrder } from '../../ui/table/DataColumn.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { MemberName } from './MemberSheet.tsx';
import { memberFields } from './memberFields.tsx';
import {
  hasJoined,
  isDangerous,
  type MemberAction,
  type MemberRow,
  offeredMemberActions,
} from './memberRow.ts';

interface MemberListProps {
  rows: readonly MemberRow[];
  /** The members' sign-in data is still loading. */
  isAsking: boolean;
  filters: ReactNode;
  empty: ReactNode;
  onOpen: (uid: string) => void;
  onChoose: (row: MemberRow, action: MemberAction) => void;
}

interface MemberMenuProps {
  row: MemberRow;
  onChoose: (action: MemberAction) => void;
}

/** Offers the actions for a member. */
function MemberMenu({ row, onChoose }: MemberMenuProps) {
  const mayRecall = can(useSignedIn().member, 'flyers:recall');
  return (
    <RowMenu label={`Actions for ${row.member.name}`} size={{ maxWidth: 320 }}>
      {(choose) => [
        ...offeredMemberActions(row).map(({ action, label, blockedReason }) => (
          <MenuItem
            key={action}
            // Not `disabled`, so that keyboard users can reach it and read the reason.
            aria-disabled={blockedReason !== undefined}
            onClick={() => blockedReason === undefined && choose(() => onChoose(action))}
            sx={{ ...(blockedReason !== undefined && { color: 'text.secondary', cursor: 'default' }) }}
          >
            <ListItemText
              primary={label}
              secondary={blockedReason}
              sx={{ ...(isDangerous(action) && blockedReason === undefined && { color: 'error.main' }) }}
            />
          </MenuItem>
        )),
        mayRecall && hasJoined(row) && (
          <MenuItem
            key="recall"
            component={Link}
            to={newRecallPath({ by: 'officer', user_id: row.member.user_id })}
          >
            Recall flyers
          </MenuItem>
        ),
        <MenuItem key="history" component={Link} to={entityHistoryPath('member', row.member.user_id)}>
          History
        </MenuItem>,
      ]}
    </RowMenu>
  );
}

const toColumns = (isAsking: boolean): DataColumn<MemberRow>[] => [
  {
    id: 'person',
    label: 'Name',
    isTitle: true,
    cell: (row) => <MemberName row={row} />,
    // The sign-in address is in the sheet, because a third line would make rows too tall.
    subtitle: ({ member }) => member.email,
    sortValue: ({ member }) => member.name,
    minWidth: 220,
  },
  ...Object.entries(memberFields).map(
    ([id, { label, show, sortValue }]): DataColumn<MemberRow> => ({
      id,
      label,
      cell: (row) => show(row, isAsking),
      sortValue,
      ...(id === 'status' && { inCard: 'badge' }),
      ...(id === 'lastSignIn' && { kind: 'date', startsHigh: true }),
    }),
  ),
];
const COLUMNS = toColumns(false);
const COLUMNS_WHILE_ASKING = toColumns(true);

const BY_NAME: SortOrder = { by: 'person', direction: 'asc' };
const toUid = ({ member }: MemberRow) => member.user_id;

/** Lists the team. */
export function MemberList({ rows, isAsking, filters, empty, onOpen, onChoose }: MemberListProps) {
  const choose = useEventCallback(onChoose);
  const renderActions = useCallback(
    (row: MemberRow) => <MemberMenu row={row} onChoose={(action) => choose(row, action)} />,
    [choose],
  );
  return (
    <DataTable
      id="people"
      name="People"
      label="People"
      columns={isAsking ? COLUMNS_WHILE_ASKING : COLUMNS}
      rows={rows}
      getRowId={toUid}
      initialOrder={BY_NAME}
      filters={filters}
      empty={empty}
      isActionsLabelHidden
      onOpen={({ member }) => onOpen(member.user_id)}
      tableFrom={900}
      renderActions={renderActions}
    />
  );
}
