import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';

interface RowMenuProps {
  /** The button's name, with the row's title. */
  label: string;
  /** Of the list, in pixels. */
  size?: { minWidth?: number; maxWidth?: number };
  /** The items, each of which says through `choose` what was chosen. */
  children: (choose: (act: () => void) => void) => ReactNode;
}

/** What else can be done about a row of a list. */
export function RowMenu({ label, size = { minWidth: 160 }, children }: RowMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => {
    // The menu gives the focus back first: the dialog returns it to where it finds it.
    flushSync(() => setAnchor(null));
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        id={id}
        aria-label={label}
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
          paper: { sx: { ...size, border: 1, borderColor: 'divider' } },
        }}
      >
        {children(choose)}
      </Menu>
    </>
  );
}
