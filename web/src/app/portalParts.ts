import { portalFirestore } from '../lib/firebase/firebase.ts';

/** The parts of the portal's pages that come by themselves, each loaded once however often it is asked for. */
export const loadProtectedRoute = () => import('../features/session/ProtectedRoute.tsx');
export const loadCommandPalette = () => import('../features/command-palette/CommandPaletteProvider.tsx');
export const loadShell = () => import('../ui/layout/PortalShell.tsx');
export const loadDashboard = () => import('./PortalDashboard.tsx');

/** Loads what every page behind the sign-in needs, side by side and before the session asks for it. */
export const loadPortalParts = () =>
  Promise.all([
    portalFirestore(),
    loadProtectedRoute(),
    loadCommandPalette(),
    loadShell(),
    import('../features/session/MemberSession.tsx'),
  ]);
