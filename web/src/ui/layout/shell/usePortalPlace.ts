import { useLocation } from 'react-router-dom';
import { type PortalPlace, portalPlaceAt } from '../../../lib/routes/portalPlaces.ts';

/** Returns where in the portal the user is; undefined if the URL has no page. */
export function usePortalPlace(): PortalPlace | undefined {
  const { pathname, search } = useLocation();
  return portalPlaceAt(pathname, search);
}
