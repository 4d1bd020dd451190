import { portalAuth, portalFirestore } from '../lib/firebase/firebase.ts';

/** The parts of the portal that come by themselves, each loaded once however often it is asked for. */
export const loadLoginPage = () => import('../features/session/sign-in/LoginPage.tsx');
export const loadRouter = () => import('./PortalRouter.tsx');
export const loadProtectedRoute = () => import('../features/session/ProtectedRoute.tsx');
export const loadCommandPalette = () => import('../features/command-palette/CommandPaletteProvider.tsx');
export const loadShell = () => import('../ui/layout/PortalShell.tsx');
export const loadDashboard = () => import('./PortalDashboard.tsx');

/** Fetches what is needed side by side, before anybody asks for it. Whoever then waits for a part says when it failed. */
function fetchSideBySide(loads: readonly (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** Begins to fetch what the sign-in page needs. */
export const fetchSignIn = () => fetchSideBySide([portalAuth, loadLoginPage]);

/** Begins to fetch what every page behind the sign-in needs, for somebody who is likely to be signed in soon. */
export const fetchPortal = () =>
  fetchSideBySide([
    portalAuth,
    portalFirestore,
    loadRouter,
    loadProtectedRoute,
    loadCommandPalette,
    loadShell,
    () => import('../features/session/MemberSession.tsx'),
  ]);

/** Likewise what the dashboard adds. */
export const fetchDashboard = () => fetchSideBySide([loadDashboard]);
