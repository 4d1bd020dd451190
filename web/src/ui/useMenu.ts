import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';

/** Size of the list, in pixels. */
export interface MenuSize {
  minWidth?: number;
  maxWidth?: number;
  maxHeight?: number;
}

/** Returns the props of a menu and of the button that opens it, and a function that closes it before an action. */
export function useMenu(size: MenuSize = { minWidth: 160 }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return {
    button: {
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: {
      anchorEl: anchor,
      open: isOpen,
      onClose: () => setAnchor(null),
      slotProps: {
        list: { 'aria-labelledby': id },
        paper: { sx: { ...size, border: 1, borderColor: 'divider' } },
      },
    },
    choose: (act: () => void) => {
      // The menu restores the focus first, because a dialog returns it to the element that had it.
      flushSync(() => setAnchor(null));
      act();
    },
  } as const;
}
