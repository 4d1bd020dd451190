import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPages } from '../../web/prerender/builtPages.ts';
import { SITE_FRAME, staticScripts } from '../../web/prerender/staticScripts.ts';

/** Bytes of initial JavaScript that a public page may have, gzip. */
export const SCRIPT_BUDGET = 130_000;

interface InitialScripts {
  /** The route, or the name of a portal page. */
  page: string;
  app: 'site' | 'portal';
  /** One address that the page was prerendered for, if there is any. */
  address?: string | undefined;
  files: string[];
  /** Bytes of all files, each compressed by itself. */
  gzip: number;
}

/** What every page behind the sign-in needs. */
const SIGNED_IN = [
  'lib/firebase/startFirestore.ts',
  'features/session/MemberSession.tsx',
  'features/session/IdleWatch.tsx',
  'app/PortalRouter.tsx',
  'features/session/ProtectedRoute.tsx',
  'features/command-palette/CommandPaletteProvider.tsx',
  'ui/layout/PortalShell.tsx',
];

const PORTAL_PAGES = {
  'portal: sign-in': ['lib/firebase/startAuth.ts', 'features/session/sign-in/LoginPage.tsx'],
  'portal: dashboard': ['lib/firebase/startAuth.ts', ...SIGNED_IN, 'app/PortalDashboard.tsx'],
};

/** What each page of a build downloads before it can answer: the entry, the page's chunk and all they import statically. */
export function initialScripts(dist: string): InitialScripts[] {
  const measured = (files: string[]) => ({
    files,
    gzip: files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0),
  });
  const site = builtPages(dist).map(({ route, module, addresses }) => ({
    page: route,
    app: 'site' as const,
    address: addresses[0],
    ...measured(staticScripts(dist, 'site', [...SITE_FRAME, `src/features/${module}.tsx`])),
  }));
  const portal = Object.entries(PORTAL_PAGES).map(([page, parts]) => {
    const modules = ['portal.html', ...parts.map((part) => `src/${part}`)];
    return { page, app: 'portal' as const, ...measured(staticScripts(dist, 'portal', modules)) };
  });
  return [...site, ...portal];
}
