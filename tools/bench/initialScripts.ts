import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  DASHBOARD_MODULES,
  FOLLOWING_MODULES,
  OVERLAY_MODULES,
  SIGN_IN_MODULES,
} from '../../web/portalChunks.ts';
import { builtPages } from '../../web/prerender/builtPages.ts';
import { pageModules, staticScripts } from '../../web/prerender/staticScripts.ts';

/**
 * Gzip bytes of JavaScript that a page may fetch before it responds. Further pages of the portal count only what the dashboard doesn't
 * load.
 */
export const SCRIPT_BUDGETS = {
  public: 130_000,
  'sign-in': 184_500,
  dashboard: 315_000,
  'further page': 141_500,
} as const;

interface InitialScripts {
  /** The route, or the name of a portal page. */
  page: string;
  kind: keyof typeof SCRIPT_BUDGETS;
  /** One address that the page was prerendered for, if there is any. */
  address?: string | undefined;
  files: string[];
  /** Bytes of all files, each compressed by itself. */
  gzip: number;
}

/** Portal pages that are opened from the dashboard. */
const FURTHER_PAGES = [
  'features/submissions/SubmissionsTab.tsx',
  'features/security/SecurityTab.tsx',
  'features/flyers/TemplatesPage.tsx',
  'features/flyers/MyFlyersPage.tsx',
  'features/flyers/CreateFlyerPage.tsx',
  'app/PortalFlyer.tsx',
  'features/approvals/ApprovalQueuePage.tsx',
  'features/link-analytics/LinkAnalyticsPage.tsx',
  'features/templates/TemplateManagerPage.tsx',
  'features/templates/editor/TemplateEditorPage.tsx',
  'features/profile/ProfilePage.tsx',
  'features/realtors/RealtorsPage.tsx',
  'app/PortalSignature.tsx',
  'features/members/MembersPage.tsx',
  'features/members/changes/ProfileChangesPage.tsx',
  'features/company/CompanyPage.tsx',
  'features/audit/AuditPage.tsx',
];

/** Returns the scripts that each page of a build downloads before it can answer: the entry, the page's chunk and their static imports. */
export function initialScripts(dist: string): InitialScripts[] {
  const measured = (files: string[]) => ({
    files,
    gzip: files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0),
  });
  const site = builtPages(dist).map(({ route, addresses, ...page }) => ({
    page: route,
    kind: 'public' as const,
    address: addresses[0],
    ...measured(staticScripts(dist, 'site', pageModules(page))),
  }));
  const portalFiles = (modules: readonly string[]) =>
    staticScripts(dist, 'portal', ['portal.html', ...modules]);
  const dashboard = portalFiles(DASHBOARD_MODULES);
  // Every further page loads these, too.
  const frame = portalFiles([...DASHBOARD_MODULES, ...FOLLOWING_MODULES, ...OVERLAY_MODULES]);
  const further = FURTHER_PAGES.map((module) => ({
    page: `portal: ${basename(module, '.tsx')}`,
    kind: 'further page' as const,
    ...measured(portalFiles([...DASHBOARD_MODULES, `src/${module}`]).filter((file) => !frame.includes(file))),
  }));
  return [
    ...site,
    { page: 'portal: sign-in', kind: 'sign-in', ...measured(portalFiles(SIGN_IN_MODULES)) },
    { page: 'portal: dashboard', kind: 'dashboard', ...measured(dashboard) },
    ...further,
  ];
}
