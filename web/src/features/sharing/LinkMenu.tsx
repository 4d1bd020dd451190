import { can } from '@brokerage/domain/roles';
import { MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { entityHistoryPath } from '../../lib/entityHistoryPath.ts';
import { useSignedIn } from '../../lib/useSession.ts';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { rowWords } from './linkFields.tsx';
import type { LinkRow } from './linkRow.ts';

export type LinkAction = 'qr' | 'rename' | 'extend' | 'disable' | 'enable';

const LABELS: Record<LinkAction, string> = {
  qr: 'QR code',
  rename: 'Rename',
  extend: 'Change expiry',
  disable: 'Disable',
  enable: 'Enable',
};

/** What can be done about a link beside copying it. The printed one never expires: it is on paper. */
export const offered = ({ link }: LinkRow): LinkAction[] => [
  'qr',
  'rename',
  ...(link.kind === 'print' ? [] : ['extend' as const]),
  link.is_disabled ? 'enable' : 'disable',
];

/** The button's name. */
export const menuWords = (row: LinkRow): string => `More for ${rowWords(row)}`;

interface LinkMenuProps {
  row: LinkRow;
  onChoose: (action: LinkAction) => void;
}

/** What else can be done about a link. */
export function LinkMenu({ row, onChoose }: LinkMenuProps) {
  const { member } = useSignedIn();
  return (
    <RowMenu label={menuWords(row)}>
      {(choose) => [
        ...offered(row).map((action) => (
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
