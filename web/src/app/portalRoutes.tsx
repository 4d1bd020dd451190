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
              Component: (await import('../features/desk/DashboardPage.tsx')).DashboardPage,
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
