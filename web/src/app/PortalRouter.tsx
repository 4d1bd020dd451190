import Box from '@mui/material/Box';
import { type ComponentType, Suspense, useLayoutEffect, useRef } from 'react';
import {
  createBrowserRouter,
  NavigationType,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { CommandPaletteProvider } from '../features/command-palette/CommandPaletteProvider.tsx';
import { ProtectedRoute } from '../features/session/ProtectedRoute.tsx';
import { StateDrawingContext, type StateScene } from '../lib/contexts/stateDrawingContext.ts';
import { portalFirestore } from '../lib/firebase/firebase.ts';
import { lazyAfterFirstList } from '../lib/first-list/lazyAfterFirstList.ts';
import { routePaths } from '../lib/routes/routePaths.ts';
import { PageToasts } from '../ui/feedback/PageToasts.tsx';

import { PortalShell } from '../ui/layout/portal/PortalShell.tsx';
import { PageFailedInShell } from '../ui/layout/shell/PageFailedInShell.tsx';
import { PortalSplash } from '../ui/layout/shell/PortalSplash.tsx';
import { PageFailed } from './PageFailed.tsx';
import { PortalDashboard } from './PortalDashboard.tsx';

/** Returns a route whose page loads when it's opened. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** Returns a route whose page reads lists from Firestore; the page loads when it's opened. */
const memberPage = (path: string, load: () => Promise<ComponentType>): RouteObject =>
  page(path, async () => (await Promise.all([load(), portalFirestore()]))[0]);

/** Behind the sign-in, inside the shell. */
const memberPages = [
  { path: routePaths.officerPortal, Component: PortalDashboard },
  memberPage(
    routePaths.leads,
    async () => (await import('../features/submissions/MyLeadsPage.tsx')).MyLeadsPage,
  ),
  memberPage(
    routePaths.firstContact,
    async () => (await import('../features/submissions/first-contact/FirstContactPage.tsx')).FirstContactPage,
  ),
  memberPage(
    routePaths.dropOff,
    async () => (await import('../features/submissions/drop-off/DropOffPage.tsx')).DropOffPage,
  ),
  memberPage(
    routePaths.templates,
    async () => (await import('../features/flyers/TemplatesPage.tsx')).TemplatesPage,
  ),
  memberPage(
    routePaths.flyers,
    async () => (await import('../features/flyers/MyFlyersPage.tsx')).MyFlyersPage,
  ),
  memberPage(
    routePaths.createFlyer,
    async () => (await import('../features/flyers/CreateFlyerPage.tsx')).CreateFlyerPage,
  ),
  memberPage(routePaths.editFlyer, async () => (await import('./PortalFlyer.tsx')).PortalFlyer),
  memberPage(
    routePaths.approvals,
    async () => (await import('../features/approvals/ApprovalQueuePage.tsx')).ApprovalQueuePage,
  ),
  memberPage(
    routePaths.officerLinks,
    async () =>
      (await import('../features/link-analytics/officer-links/OfficerLinksPage.tsx')).OfficerLinksPage,
  ),
  memberPage(
    routePaths.analytics,
    async () => (await import('../features/link-analytics/LinkAnalyticsPage.tsx')).LinkAnalyticsPage,
  ),
  memberPage(
    routePaths.templateManager,
    async () => (await import('../features/templates/TemplateManagerPage.tsx')).TemplateManagerPage,
  ),
  memberPage(
    routePaths.templateEditor,
    async () => (await import('../features/templates/editor/TemplateEditorPage.tsx')).TemplateEditorPage,
  ),
  memberPage(
    `${routePaths.findings}/:findingId?`,
    async () => (await import('../features/findings/FindingsRoute.tsx')).FindingsRoute,
  ),
  memberPage(
    `${routePaths.recalls}/:recallId?`,
    async () => (await import('../features/recalls/RecallsRoute.tsx')).RecallsRoute,
  ),
  memberPage(
    routePaths.profile,
    async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
  ),
  memberPage(
    routePaths.realtors,
    async () => (await import('../features/realtors/RealtorsPage.tsx')).RealtorsPage,
  ),
  memberPage(routePaths.signature, async () => (await import('./PortalSignature.tsx')).PortalSignature),
  memberPage(
    routePaths.notifications,
    async () => (await import('../features/mail-preferences/MailPreferencesPage.tsx')).MailPreferencesPage,
  ),
  memberPage(
    routePaths.members,
    async () => (await import('../features/members/MembersPage.tsx')).MembersPage,
  ),
  memberPage(
    routePaths.profileChanges,
    async () => (await import('../features/members/changes/ProfileChangesPage.tsx')).ProfileChangesPage,
  ),
  memberPage(
    routePaths.directory,
    async () => (await import('../features/directory-settings/DirectoryPage.tsx')).DirectoryPage,
  ),
  memberPage(
    routePaths.consentWording,
    async () => (await import('../features/consent-wording/ConsentWordingPage.tsx')).ConsentWordingPage,
  ),
  memberPage(
    routePaths.licenses,
    async () => (await import('../features/directory-settings/licenses/LicensesPage.tsx')).LicensesPage,
  ),
  memberPage(
    routePaths.customerReviews,
    async () => (await import('../features/directory-settings/reviews/ReviewsPage.tsx')).ReviewsPage,
  ),
  memberPage(
    routePaths.company,
    async () => (await import('../features/company/CompanyPage.tsx')).CompanyPage,
  ),
  memberPage(routePaths.mail, async () => (await import('../features/outbox/MailPage.tsx')).MailPage),
  memberPage(routePaths.system, async () => (await import('../features/system/SystemPage.tsx')).SystemPage),
  memberPage(routePaths.audit, async () => (await import('../features/audit/AuditPage.tsx')).AuditPage),
  memberPage(
    `${routePaths.officerPortal}/*`,
    async () => (await import('../ui/layout/shell/PortalNotFound.tsx')).PortalNotFound,
  ),
];

/** Scrolls to the top after a link. For Back and Forward the browser restores the position itself. */
function useStartAtTop(): void {
  const { pathname, hash } = useLocation();
  const isLink = useNavigationType() === NavigationType.Push && hash === '';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // A side sheet changes the URL, too, but the list behind it must not scroll.
    if (isLink && shown.current !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = pathname;
  }, [isLink, pathname]);
}

/** Dismisses a page's toasts when another page opens, and scrolls to its top. */
function Frame() {
  useStartAtTop();
  return (
    <>
      <PageToasts />
      <Outlet />
    </>
  );
}

const routes: RouteObject[] = [
  {
    ErrorBoundary: PageFailed,
    // The same as before the router, so that a page load shows one look until the shell is there.
    HydrateFallback: PortalSplash,
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

const NoDrawing = () => null;

const StateDrawing = lazyAfterFirstList<{ scene: StateScene }>(() =>
  // The state's text is enough if the connection, which may be what failed, doesn't deliver the drawing.
  import('../ui/feedback/StateDrawing.tsx').then(
    ({ StateDrawing: Drawing }) => Drawing,
    () => NoDrawing,
  ),
);

const drawState = (scene: StateScene) => (
  // As high as the drawing, so that the text doesn't move.
  <Box sx={{ minHeight: 120 }}>
    <Suspense fallback={null}>
      <StateDrawing scene={scene} />
    </Suspense>
  </Box>
);

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Returns the router: one per page load, starting at the browser's URL on the first call. */
function portalRouter() {
  router ??= createBrowserRouter(routes);
  return router;
}

/** The portal's pages by path. */
export function PortalRouter() {
  return (
    <StateDrawingContext value={drawState}>
      <RouterProvider router={portalRouter()} />
    </StateDrawingContext>
  );
}
