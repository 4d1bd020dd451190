import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowWords } from './linkFields.tsx';
import type { LinkRow } from './linkRow.ts';

export type LinkAction = 'rename' | 'extend' | 'disable' | 'enable';

const LABELS: Record<LinkAction, string> = {
  rename: 'Rename',
  extend: 'Change expiry',
  disable: 'Disable',
  enable: 'Enable',
};

/** The printed one never expires: it is on paper. */
const offered = ({ link }: LinkRow): LinkAction[] => [
  'rename',
  ...(link.kind === 'print' ? [] : ['extend' as const]),
  link.is_disabled ? 'enable' : 'disable',
];

interface LinkMenuProps {
  row: LinkRow;
  onChoose: (action: LinkAction) => void;
}

/** What else can be done about a link. */
export function LinkMenu({ row, onChoose }: LinkMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: LinkAction) => {
    // The menu gives the focus back first: the dialog returns it to where it finds it.
    flushSync(() => setAnchor(null));
    onChoose(action);
  };
  return (
    <>
      <IconButton
        id={id}
        aria-label={`More for ${rowWords(row)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { minWidth: 160, border: 1, borderColor: 'divider' } },
        }}
      >
        {offered(row).map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {LABELS[action]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
