import type { Action } from '@brokerage/domain/member/roles';
import type { SvgIconComponent } from '@mui/icons-material';

/** A portal page listed in the sidebar, tabs and command palette. */
export interface PortalPageEntry {
  /** The permission required to open the page; others get Access Denied. */
  action: Action;
  path: string;
  title: string;
  description: string;
  Icon: SvgIconComponent;
  /** The group under which the dashboard's tab lists it. */
  group: string;
  /** Pages reached only from this one, such as a single flyer's editor. */
  children?: readonly { path: string; title: string }[];
}

export type DashboardTab = 'submissions' | 'pdf-tools' | 'settings' | 'security';

/** A section of the navigation; most are a tab of the dashboard. */
export interface PortalSection {
  /** The value of `?tab=` on the dashboard; a section without one has its own page. */
  tab?: DashboardTab;
  action: Action;
  path: string;
  title: string;
  description: string;
  Icon: SvgIconComponent;
  pages: readonly PortalPageEntry[];
}
