import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { CommandPaletteProvider } from '../features/command-palette/CommandPaletteProvider.tsx';
import { ProtectedRoute } from '../features/session/ProtectedRoute.tsx';
import { routePaths } from '../lib/routes/routePaths.ts';
import { StateDrawingContext, type StateScene } from '../lib/stateDrawingContext.ts';
import { NoticesOfPage } from '../ui/feedback/NoticesOfPage.tsx';
import { StateDrawing } from '../ui/feedback/StateDrawing.tsx';
import { PageSpinner } from '../ui/layout/PageSpinner.tsx';
import { PortalShell } from '../ui/layout/PortalShell.tsx';
import { PageFailedInShell } from '../ui/layout/shell/PageFailedInShell.tsx';
import { PageFailed } from './PageFailed.tsx';
import { PortalDashboard } from './PortalDashboard.tsx';

/** A page that is loaded when somebody opens it. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** Behind the sign-in, inside the shell. */
const memberPages = [
  { path: routePaths.officerPortal, Component: PortalDashboard },
  page(routePaths.leads, async () => (await import('../features/submissions/MyLeadsPage.tsx')).MyLeadsPage),
  page(
    routePaths.firstContact,
    async () => (await import('../features/submissions/first-contact/FirstContactPage.tsx')).FirstContactPage,
  ),
  page(
    routePaths.dropOff,
    async () => (await import('../features/submissions/drop-off/DropOffPage.tsx')).DropOffPage,
  ),
  page(
    routePaths.templates,
    async () => (await import('../features/flyers/TemplatesPage.tsx')).TemplatesPage,
  ),
  page(routePaths.flyers, async () => (await import('../features/flyers/MyFlyersPage.tsx')).MyFlyersPage),
  page(
    routePaths.createFlyer,
    async () => (await import('../features/flyers/CreateFlyerPage.tsx')).CreateFlyerPage,
  ),
  page(routePaths.editFlyer, async () => (await import('./PortalFlyer.tsx')).PortalFlyer),
  page(
    routePaths.approvals,
    async () => (await import('../features/approvals/ApprovalQueuePage.tsx')).ApprovalQueuePage,
  ),
  page(
    routePaths.officerLinks,
    async () =>
      (await import('../features/link-analytics/officer-links/OfficerLinksPage.tsx')).OfficerLinksPage,
  ),
  page(
    routePaths.analytics,
    async () => (await import('../features/link-analytics/LinkAnalyticsPage.tsx')).LinkAnalyticsPage,
  ),
  page(
    routePaths.templateManager,
    async () => (await import('../features/templates/TemplateManagerPage.tsx')).TemplateManagerPage,
  ),
  page(
    routePaths.templateEditor,
    async () => (await import('../features/templates/editor/TemplateEditorPage.tsx')).TemplateEditorPage,
  ),
  page(
    `${routePaths.findings}/:findingId?`,
    async () => (await import('../features/findings/FindingsRoute.tsx')).FindingsRoute,
  ),
  page(
    `${routePaths.recalls}/:recallId?`,
    async () => (await import('../features/recalls/RecallsRoute.tsx')).RecallsRoute,
  ),
  page(routePaths.profile, async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage),
  page(routePaths.realtors, async () => (await import('../features/realtors/RealtorsPage.tsx')).RealtorsPage),
  page(routePaths.signature, async () => (await import('./PortalSignature.tsx')).PortalSignature),
  page(
    routePaths.notifications,
    async () => (await import('../features/notifications/NotificationsPage.tsx')).NotificationsPage,
  ),
  page(routePaths.people, async () => (await import('../features/members/MembersPage.tsx')).MembersPage),
  page(
    routePaths.profileChanges,
    async () => (await import('../features/members/ProfileChangesPage.tsx')).ProfileChangesPage,
  ),
  page(
    routePaths.directory,
    async () => (await import('../features/directory-settings/DirectoryPage.tsx')).DirectoryPage,
  ),
  page(
    routePaths.consentWording,
    async () => (await import('../features/consent-wording/ConsentWordingPage.tsx')).ConsentWordingPage,
  ),
  page(
    routePaths.licenses,
    async () => (await import('../features/directory-settings/licenses/LicensesPage.tsx')).LicensesPage,
  ),
  page(
    routePaths.customerReviews,
    async () => (await import('../features/directory-settings/reviews/ReviewsPage.tsx')).ReviewsPage,
  ),
  page(routePaths.company, async () => (await import('../features/company/CompanyPage.tsx')).CompanyPage),
  page(routePaths.mail, async () => (await import('../features/outbox/MailPage.tsx')).MailPage),
  page(routePaths.system, async () => (await import('../features/system/SystemPage.tsx')).SystemPage),
  page(routePaths.audit, async () => (await import('../features/audit/AuditPage.tsx')).AuditPage),
  page(
    `${routePaths.officerPortal}/*`,
    async () => (await import('../ui/layout/shell/PortalNotFound.tsx')).PortalNotFound,
  ),
];

/** Ends the notices of a page when another one opens. */
function Frame() {
  return (
    <>
      <NoticesOfPage />
      <Outlet />
    </>
  );
}

const routes: RouteObject[] = [
  {
    ErrorBoundary: PageFailed,
    HydrateFallback: PageSpinner,
    Component: Frame,
    children: [
      page(
        routePaths.officerLogin,
        async () => (await import('../features/session/sign-in/LoginRoute.tsx')).LoginRoute,
      ),
      {
        Component: ProtectedRoute,
        children: [
          {
            Component: CommandPaletteProvider,
            children: [
              {
                Component: PortalShell,
                children: [{ ErrorBoundary: PageFailedInShell, children: memberPages }],
              },
            ],
          },
        ],
      },
      page('*', async () => (await import('../features/site/NotFoundPage.tsx')).NotFoundPage),
    ],
  },
];

const drawState = (scene: StateScene) => <StateDrawing scene={scene} />;

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The portal's pages by their address. The router begins at the address that the browser has when it is first drawn. */
export function PortalRouter() {
  router ??= createBrowserRouter(routes);
  return (
    <StateDrawingContext value={drawState}>
      <RouterProvider router={router} />
    </StateDrawingContext>
  );
}
