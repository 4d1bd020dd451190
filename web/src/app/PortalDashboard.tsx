import { DashboardPage } from '../features/desk/DashboardPage.tsx';
import { SecurityTab } from '../features/security/SecurityTab.tsx';
import { WhatWaits } from './whatWaits/WhatWaits.tsx';

/** The portal's first page, put together from several features. */
export function PortalDashboard() {
  return <DashboardPage waiting={<WhatWaits />} security={<SecurityTab />} />;
}
