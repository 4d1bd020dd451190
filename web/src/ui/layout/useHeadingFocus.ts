import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the page that was loaded whole. */
const LOADED_WHOLE = 'default';

/**
 * Returns a ref for the heading of a page that gets the focus after a navigation: the link that led here is gone with its page,
 * and a screen reader would start from nowhere. A field that took the focus keeps it.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isLoadedWhole = key === LOADED_WHOLE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same kind has another path
  useEffect(() => {
    if (isLoadedWhole || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [isLoadedWhole, pathname]);
  return heading;
}
