import { StaffRoot } from '../features/session/StaffRoot.tsx';
import { PortalTheme } from './theme/PortalTheme.tsx';

/** The part of the site that staff see, with the look of the portal. */
export function StaffArea() {
  return (
    <PortalTheme>
      <StaffRoot />
    </PortalTheme>
  );
}
