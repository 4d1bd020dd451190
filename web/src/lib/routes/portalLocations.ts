import { can, type RoleHolder } from '@brokerage/domain/member/roles';
import { matchPath } from 'react-router-dom';
import { portalSections } from './portalPages.ts';
import type { PortalPageEntry, PortalSection } from './portalSection.ts';
import { routePaths } from './routePaths.ts';

interface PermittedMember {
  member: RoleHolder;
  /** An administrator's role that is withheld until there's a second factor. */
  withheldRole?: string | undefined;
}

/**
 * Returns the sections and pages that a member may open. An administrator without a required second factor keeps the Submissions section,
 * which then explains what is missing.
 */
export function permittedSections({ member, withheldRole }: PermittedMember): readonly PortalSection[] {
  const full = withheldRole ? { ...member, role: withheldRole } : member;
  return portalSections
    .filter(({ action }) => can(full, action))
    .map((section) => ({ ...section, pages: section.pages.filter(({ action }) => can(member, action)) }));
}

/** Where a URL is in the portal: its section, its listed page, and the page below that, if any. */
export interface PortalLocation {
  section: PortalSection;
  page?: PortalPageEntry;
  child?: { path: string; title: string };
}

/** Returns a URL's place in the portal, or undefined if there is no such page. */
export function findPortalLocation(pathname: string, search: string): PortalLocation | undefined {
  if (matchPath(routePaths.officerPortal, pathname)) {
    const tab = new URLSearchParams(search).get('tab');
    const section =
      portalSections.find((section) => section.tab === tab) ??
      portalSections.find((section) => section.tab === 'settings');
    return section && { section };
  }
  for (const section of portalSections) {
    if (section.tab === undefined && matchPath(section.path, pathname)) return { section };
    for (const page of section.pages) {
      if (matchPath(page.path, pathname)) return { section, page };
      const child = page.children?.find(({ path }) => matchPath(path, pathname));
      if (child) return { section, page, child };
    }
  }
  return undefined;
}
