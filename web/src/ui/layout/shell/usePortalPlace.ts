import { useLocation } from 'react-router-dom';
import { type PortalPlace, portalPlaceAt } from '../../../lib/routes/portalPlaces.ts';

/** Returns where in the portal the person is; undefined at an address that is no page. */
export function usePortalPlace(): PortalPlace | undefined {
  const { pathname, search } = useLocation();
  return portalPlaceAt(pathname, search);
}
