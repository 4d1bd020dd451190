import { useLocation } from 'react-router-dom';
import { findPortalLocation, type PortalLocation } from '../../../lib/routes/portalLocations.ts';

/** Returns where in the portal the user is; undefined if the URL has no page. */
export function usePortalLocation(): PortalLocation | undefined {
  const { pathname, search } = useLocation();
  return findPortalLocation(pathname, search);
}
