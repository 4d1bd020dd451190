import { routePaths } from '../../../lib/routes/routePaths.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Returns the login page's URL, which remembers where the user was going. */
export function loginPath(from: Place | undefined): string {
  const next = from ? `${from.pathname}${from.search}${from.hash}` : routePaths.officerPortal;
  return next === routePaths.officerPortal
    ? routePaths.officerLogin
    : `${routePaths.officerLogin}?${new URLSearchParams({ next })}`;
}

/** Returns where to go after sign-in. Anything that isn't a portal page, such as another site, becomes the portal's start page. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/')) return routePaths.officerPortal;
  // Resolved as a browser would, so that `//host`, `/\host` and `/a/../..` reveal their target.
  const here = window.location.origin;
  const target = URL.canParse(next, here) ? new URL(next, here) : undefined;
  const isPortal =
    target?.origin === here && `${target.pathname}/`.startsWith(`${routePaths.officerPortal}/`);
  return isPortal ? `${target.pathname}${target.search}${target.hash}` : routePaths.officerPortal;
}
