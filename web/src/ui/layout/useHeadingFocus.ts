import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the page that was loaded whole. */
const LOADED_WHOLE = 'default';

/** Returns whether the focus is lost, or still on the link of the portal's navigation that led here. */
const isOnNavigation = (active: Element | null) =>
  active === null || active === document.body || active.closest('header, nav') !== null;

/**
 * Returns a ref for the heading of a page that gets the focus after a navigation: the link that led here is gone with its page
 * or stays outside of it, and a screen reader would not start at the new page. A field that took the focus keeps it.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isLoadedWhole = key === LOADED_WHOLE;
  // Another page of the same kind has another path.
  useEffect(() => {
    if (isLoadedWhole || !isOnNavigation(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [isLoadedWhole, pathname]);
  return heading;
}
