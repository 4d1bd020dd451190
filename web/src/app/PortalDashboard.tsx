import { DashboardPage } from '../features/desk/DashboardPage.tsx';
import { SecurityTab } from '../features/security/SecurityTab.tsx';

/** The portal's first page, put together from two features. */
export function PortalDashboard() {
  return <DashboardPage security={<SecurityTab />} />;
}
