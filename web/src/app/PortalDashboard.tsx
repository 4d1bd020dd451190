import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { TaskPanel } from '../features/tasks/TaskPanel.tsx';
import { firstListDrawn } from '../lib/first-list/firstList.ts';
import { PageSpinner } from '../ui/layout/PageSpinner.tsx';

// Rarely shown.
const PausedAlert = lazy(async () => {
  await firstListDrawn;
  return { default: (await import('../features/tasks/PausedAlert.tsx')).PausedAlert };
});
// The content of the other tabs loads with the tab.
const SecurityTab = lazy(async () => ({
  default: (await import('../features/security/SecurityTab.tsx')).SecurityTab,
}));
const RecentFlyers = lazy(async () => ({
  default: (await import('../features/flyers/RecentFlyers.tsx')).RecentFlyers,
}));
const SubmissionsTab = lazy(async () => ({
  default: (await import('../features/submissions/SubmissionsTab.tsx')).SubmissionsTab,
}));

/** The portal's first page, put together from several features. */
export function PortalDashboard() {
  return (
    <DashboardPage
      waiting={
        <>
          <Suspense>
            <PausedAlert />
          </Suspense>
          <TaskPanel />
        </>
      }
      submissions={
        <Suspense
          fallback={
            <Skeleton variant="rounded" height={560} role="status" aria-label="Loading submissions" />
          }
        >
          <SubmissionsTab />
        </Suspense>
      }
      recentFlyers={
        <Suspense fallback={<PageSpinner />}>
          <RecentFlyers />
        </Suspense>
      }
      security={
        <Suspense fallback={<PageSpinner />}>
          <SecurityTab />
        </Suspense>
      }
    />
  );
}
