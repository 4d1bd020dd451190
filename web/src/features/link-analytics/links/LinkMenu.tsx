import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { can, isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { entityHistoryPath } from '../../../lib/routes/entityHistoryPath.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { RowMenu } from '../../../ui/data-display/RowMenu.tsx';
import { formatLinkRow } from '../../../ui/links/linkFields.tsx';

export type LinkAction = 'qr' | 'rename' | 'extend' | 'disable' | 'enable';

const LABELS: Record<LinkAction, string> = {
  qr: 'QR code',
  rename: 'Rename',
  extend: 'Change expiry',
  disable: 'Disable',
  enable: 'Enable',
};

/** What can be done about a link beside copying it. The printed one never expires: it is on paper. */
const offered = ({ link }: LinkRow, member: Pick<UserRole, 'role' | 'user_id'>): LinkAction[] => [
  'qr',
  'rename',
  ...(link.kind === 'print' ? [] : ['extend' as const]),
  ...toggle(link, member),
];

function toggle(
  { is_disabled, disabled_by_administrator_id: by }: SharedLink,
  { role, user_id }: Pick<UserRole, 'role' | 'user_id'>,
): LinkAction[] {
  if (!is_disabled) return ['disable'];
  return by === null || by === user_id || isAdministrator(role) ? ['enable'] : [];
}

/** The button's name. */
export const toMenuLabel = (row: LinkRow): string => `More for ${formatLinkRow(row)}`;

interface LinkMenuProps {
  row: LinkRow;
  onChoose: (action: LinkAction) => void;
}

/** What else can be done about a link. */
export function LinkMenu({ row, onChoose }: LinkMenuProps) {
  const { member } = useSignedIn();
  return (
    <RowMenu label={toMenuLabel(row)}>
      {(choose) => [
        ...offered(row, member).map((action) => (
          <MenuItem key={action} onClick={() => choose(() => onChoose(action))}>
            {LABELS[action]}
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
