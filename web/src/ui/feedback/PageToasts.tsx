import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageChange } from './NotifyProvider.tsx';

/** Within the router: ends the errors of a page when another one opens. */
export function PageToasts() {
  const { pathname } = useLocation();
  const changePage = usePageChange();
  // Before the effects of the new page, which may have an error of its own.
  // It is the change of the page that counts.
  useLayoutEffect(changePage, [changePage, pathname]);
  return null;
}
