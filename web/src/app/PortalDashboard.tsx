import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { SecurityTab } from '../features/security/SecurityTab.tsx';
import { SubmissionsTab } from '../features/submissions/SubmissionsTab.tsx';
import { TaskPanel } from '../features/tasks/TaskPanel.tsx';

/** The portal's first page, put together from several features. */
export function PortalDashboard() {
  return (
    <DashboardPage waiting={<TaskPanel />} submissions={<SubmissionsTab />} security={<SecurityTab />} />
  );
}
