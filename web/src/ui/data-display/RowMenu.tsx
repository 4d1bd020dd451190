import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu } from '@mui/material';
import type { ReactNode } from 'react';
import { type MenuSize, useMenu } from '../useMenu.ts';

interface RowMenuProps {
  /** The button's name, with the row's title. */
  label: string;
  size?: MenuSize;
  /** The items; each calls `choose` with its action. */
  children: (choose: (act: () => void) => void) => ReactNode;
}

/** A menu with more actions for a list row. */
export function RowMenu({ label, size, children }: RowMenuProps) {
  const { button, menu, choose } = useMenu(size);
  return (
    <>
      <IconButton {...button} size="small" aria-label={label}>
        <MoreVert />
      </IconButton>
      <Menu
        {...menu}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {children(choose)}
      </Menu>
    </>
  );
}
