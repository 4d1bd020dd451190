import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { routePaths } from '../lib/routePaths.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { PageFailed } from './PageFailed.tsx';

const routes: RouteObject[] = [
  {
    ErrorBoundary: PageFailed,
    HydrateFallback: PageSpinner,
    lazy: async () => ({ Component: (await import('../features/session/StaffRoot.tsx')).StaffRoot }),
    children: [
      {
        path: routePaths.officerLogin,
        lazy: async () => ({ Component: (await import('../features/session/LoginPage.tsx')).LoginPage }),
      },
      {
        lazy: async () => ({
          Component: (await import('../features/session/ProtectedRoute.tsx')).ProtectedRoute,
        }),
        children: [
          {
            path: routePaths.officerPortal,
            lazy: async () => ({
              Component: (await import('./PortalDashboard.tsx')).PortalDashboard,
            }),
          },
          {
            path: routePaths.signature,
            lazy: async () => ({
              Component: (await import('../features/signature/SignaturePage.tsx')).SignaturePage,
            }),
          },
          {
            path: routePaths.people,
            lazy: async () => ({
              Component: (await import('../features/people/PeoplePage.tsx')).PeoplePage,
            }),
          },
          {
            path: routePaths.company,
            lazy: async () => ({
              Component: (await import('../features/people/CompanyPage.tsx')).CompanyPage,
            }),
          },
          {
            path: routePaths.audit,
            lazy: async () => ({
              Component: (await import('../features/audit/AuditPage.tsx')).AuditPage,
            }),
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('../features/site/NotFoundPage.tsx')).NotFoundPage,
        }),
      },
    ],
  },
];

export const portalRouter = createBrowserRouter(routes);
