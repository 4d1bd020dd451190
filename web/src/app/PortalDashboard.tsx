import { DashboardPage } from '../features/desk/DashboardPage.tsx';
import { SubmissionsTab } from '../features/desk/SubmissionsTab.tsx';
import { SecurityTab } from '../features/security/SecurityTab.tsx';
import { WhatWaits } from './whatWaits/WhatWaits.tsx';

/** The portal's first page, put together from several features. */
export function PortalDashboard() {
  return (
    <DashboardPage waiting={<WhatWaits />} submissions={<SubmissionsTab />} security={<SecurityTab />} />
  );
}
