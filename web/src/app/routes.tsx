import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { rememberAttribution } from '../lib/rememberAttribution.ts';
import { loanPaths, routePaths } from '../lib/routePaths.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { RouteError } from './RouteError.tsx';

const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      {
        lazy: async () => ({ Component: (await import('../features/site/SiteLayout.tsx')).SiteLayout }),
        children: [
          {
            path: routePaths.home,
            lazy: async () => ({ Component: (await import('../features/site/HomePage.tsx')).HomePage }),
          },
          {
            path: routePaths.branches,
            lazy: async () => ({
              Component: (await import('../features/directory/BranchesPage.tsx')).BranchesPage,
            }),
          },
          {
            path: routePaths.branch,
            lazy: async () => ({
              Component: (await import('../features/directory/BranchPage.tsx')).BranchPage,
            }),
          },
          {
            path: routePaths.loanOfficer,
            lazy: async () => ({
              Component: (await import('../features/directory/OfficerPage.tsx')).OfficerPage,
            }),
          },
          {
            path: routePaths.contact,
            lazy: async () => ({ Component: (await import('../features/site/ContactPage.tsx')).ContactPage }),
          },
          {
            path: routePaths.privacyPolicy,
            lazy: async () => ({
              Component: (await import('../features/site/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
            }),
          },
          {
            path: routePaths.loanPrograms,
            lazy: async () => ({
              Component: (await import('../features/programs/LoanProgramsPage.tsx')).LoanProgramsPage,
            }),
          },
          ...loanPaths.map((path) => ({
            path,
            lazy: async () => ({ Component: (await import('../features/programs/LoanPage.tsx')).LoanPage }),
          })),
          {
            path: routePaths.refinance,
            lazy: async () => ({
              Component: (await import('../features/programs/RefinancePage.tsx')).RefinancePage,
            }),
          },
          {
            path: routePaths.resources,
            lazy: async () => ({
              Component: (await import('../features/programs/ResourcesPage.tsx')).ResourcesPage,
            }),
          },
          {
            path: routePaths.preApproval,
            lazy: async () => ({
              Component: (await import('../features/preapproval/PreApprovalPage.tsx')).PreApprovalPage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../features/site/NotFoundPage.tsx')).NotFoundPage,
            }),
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./StaffArea.tsx')).StaffArea }),
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
        ],
      },
    ],
  },
];

// First touch: whatever page a visitor lands on, before any navigation changes the address.
rememberAttribution();

export const router = createBrowserRouter(routes);
