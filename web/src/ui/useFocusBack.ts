import { useEffect, useRef } from 'react';

/**
 * A dialog gives the focus back to what had opened it. When the address had, nothing did, and the focus would be lost: then,
 * and only then, it goes to what `find` names.
 */
export function useFocusBack(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && (!document.activeElement || document.activeElement === document.body)) find()?.focus();
  });
}
