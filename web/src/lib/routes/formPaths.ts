import { routePaths } from './routePaths.ts';

/** The search parameter that opens a page's form for a new record. */
export const NEW = 'new';

/** The search parameter that opens the file import. */
export const IMPORT = 'import';

/** Pages of the portal with a form open. */
export const formPaths = {
  newRealtor: `${routePaths.realtors}?${NEW}=1`,
  importRealtors: `${routePaths.realtors}?${IMPORT}=1`,
  importOfficers: `${routePaths.directory}?${IMPORT}=1`,
  importBranches: `${routePaths.directory}?show=branches&${IMPORT}=1`,
  inviteMember: `${routePaths.members}?${NEW}=1`,
} as const;
