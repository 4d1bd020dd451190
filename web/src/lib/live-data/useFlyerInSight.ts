import { useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { routePaths } from '../routes/routePaths.ts';

/** The id of the flyer that the page shows, in the editor or under review; undefined while nobody looks at the page. */
export function useFlyerInSight(): string | undefined {
  const { pathname, search } = useLocation();
  const isSeen = useSyncExternalStore(listen, () => document.visibilityState === 'visible');
  if (!isSeen) return undefined;
  if (matchPath(routePaths.approvals, pathname))
    return new URLSearchParams(search).get('review') ?? undefined;
  return matchPath(routePaths.editFlyer, pathname)?.params.flyerId;
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
