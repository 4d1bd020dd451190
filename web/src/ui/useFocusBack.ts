import { useEffect, useRef } from 'react';

/** Returns whether nothing that a person chose has the focus: a heading has it only because a navigation put it there. */
const isUnchosen = (element: Element | null) =>
  !element || element === document.body || element instanceof HTMLHeadingElement;

/**
 * Gives the focus of a dialog back to what had opened it. When the address had, nothing did, and the focus would be lost: then,
 * and only then, it goes to what `find` names.
 */
export function useFocusBack(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && isUnchosen(document.activeElement)) find()?.focus();
  });
}
