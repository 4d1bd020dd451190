import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long the pointer rests on a menu before it opens. */
const HOVER_MS = 200;
/** So soon after another menu, the next one opens at once. */
const SKIP_MS = 300;

/** Which drop-down is open. The mouse opens by resting, a click, a tap and the keyboard at once. */
export function useHoverMenus() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (menu: string | null, byHover = false) => {
    clearTimeout(timer.current);
    if (menu === null && open !== null) closedAt.current = performance.now();
    openedByHover.current = byHover;
    setOpen(menu);
  };

  return {
    open,
    close: () => show(null),
    /** A click on a menu that the mouse has just opened is meant to open it. */
    toggle: (menu: string) => show(open === menu && !openedByHover.current ? null : menu),
    hover: (menu: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open === menu) return;
        const atOnce = open !== null || performance.now() - closedAt.current < SKIP_MS;
        if (atOnce) show(menu, true);
        else timer.current = setTimeout(() => show(menu, true), HOVER_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        // Time to come back, or to cross a corner.
        if (open === menu && openedByHover.current) timer.current = setTimeout(() => show(null), HOVER_MS);
      },
    }),
  };
}
