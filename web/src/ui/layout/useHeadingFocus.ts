import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to a fully loaded page. */
const LOADED_WHOLE = 'default';

/** Returns whether the focus is lost, or still on the portal navigation link that was followed. */
const isOnNavigation = (active: Element | null) =>
  active === null || active === document.body || active.closest('header, nav') !== null;

/**
 * Returns a ref for a page heading that gets the focus after a navigation. Otherwise the focus is lost with the previous page or stays
 * outside the new one, and a screen reader wouldn't start there. A field that took the focus keeps it.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isLoadedWhole = key === LOADED_WHOLE;
  // Another page of the same kind has a different path.
  useEffect(() => {
    if (isLoadedWhole || !isOnNavigation(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [isLoadedWhole, pathname]);
  return heading;
}
