import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageChange } from './NotifyProvider.tsx';

/** Within the router: ends the errors of a page when another one opens. */
export function PageToasts() {
  const { pathname } = useLocation();
  const changePage = usePageChange();
  // Before the effects of the new page, which may raise its own error. Only a change of the page counts.
  useLayoutEffect(changePage, [changePage, pathname]);
  return null;
}
