import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageChange } from './NotifyProvider.tsx';

/** Must be inside the router: dismisses a page's errors when another one opens. */
export function PageToasts() {
  const { pathname } = useLocation();
  const changePage = usePageChange();
  // A layout effect runs before the new page's effects, which may raise their own error. Only a page change counts.
  useLayoutEffect(changePage, [changePage, pathname]);
  return null;
}
