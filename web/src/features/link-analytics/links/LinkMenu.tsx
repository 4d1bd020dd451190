import { can } from '@brokerage/domain/member/roles';
import { MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';
import { formatLinkRow } from '../../../ui/links/linkFields.tsx';
import { LINK_ACTION_LABELS, type LinkMenuAction, offeredLinkActions } from './linkActions.ts';

/** Returns the button's name. */
export const toMenuLabel = (row: LinkRow): string => `More for ${formatLinkRow(row)}`;

interface LinkMenuProps {
  row: LinkRow;
  /** Actions that have a button beside the menu. */
  besides?: readonly LinkMenuAction[];
  onChoose: (action: LinkMenuAction) => void;
}

/** Other actions for a link. */
export function LinkMenu({ row, besides = [], onChoose }: LinkMenuProps) {
  const { member } = useSignedIn();
  const actions = offeredLinkActions(row, member).filter((action) => !besides.includes(action));
  return (
    <RowMenu label={toMenuLabel(row)}>
      {(choose) => [
        ...actions.map((action) => (
          <MenuItem key={action} onClick={() => choose(() => onChoose(action))}>
            {LINK_ACTION_LABELS[action]}
          </MenuItem>
        )),
        can(member, 'audit:read') && (
          <MenuItem key="history" component={Link} to={entityHistoryPath('link', row.link.short_code)}>
            History
          </MenuItem>
        ),
      ]}
    </RowMenu>
  );
}
