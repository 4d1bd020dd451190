import { lazy, Suspense, useEffect } from 'react';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { TaskPanel } from '../features/tasks/TaskPanel.tsx';
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx';

// What waits for the member comes first: tabs that aren't open load when there is time.
const loadSubmissions = () => import('../features/submissions/SubmissionsTab.tsx');
const loadSecurity = () => import('../features/security/SecurityTab.tsx');
const SubmissionsTab = lazy(async () => ({ default: (await loadSubmissions()).SubmissionsTab }));
const SecurityTab = lazy(async () => ({ default: (await loadSecurity()).SecurityTab }));

const PRELOAD_AFTER_MS = 3_000;

/** The portal's first page, put together from several features. */
export function PortalDashboard() {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever opens the tab loads it again, and is told when that fails.
      for (const load of [loadSubmissions, loadSecurity]) load().catch(() => undefined);
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DashboardPage
      waiting={<TaskPanel />}
      submissions={
        <Suspense fallback={<TableSkeleton label="Loading submissions" />}>
          <SubmissionsTab />
        </Suspense>
      }
      security={
        <Suspense fallback={<TableSkeleton label="Loading security settings" />}>
          <SecurityTab />
        </Suspense>
      }
    />
  );
}
