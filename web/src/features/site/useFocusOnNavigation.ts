import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page, focus goes to its heading, or to the one its anchor names, so that a screen reader says where one is. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // `key`: a link to the anchor one is at already leads there again.
    void key;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (shown.current === pathname && !anchor) return;
    shown.current = pathname;
    const heading =
      anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
