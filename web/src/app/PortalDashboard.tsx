import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { SecurityTab } from '../features/security/SecurityTab.tsx';
import { SubmissionsTab } from '../features/submissions/SubmissionsTab.tsx';
import { WhatWaits } from '../features/tasks/WhatWaits.tsx';

/** The portal's first page, put together from several features. */
export function PortalDashboard() {
  return (
    <DashboardPage waiting={<WhatWaits />} submissions={<SubmissionsTab />} security={<SecurityTab />} />
  );
}
