import { useEffect, useRef } from 'react';

/** Returns whether the focus is on nothing the user chose: a heading has it only because a navigation put it there. */
const isUnchosen = (element: Element | null) =>
  !element || element === document.body || element instanceof HTMLHeadingElement;

/**
 * Returns the focus from a dialog to the element that opened it. If the URL opened the dialog, there is none: only then, the focus goes to
 * the element that `find` returns.
 */
export function useRestoreFocus(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && isUnchosen(document.activeElement)) find()?.focus();
  });
}
