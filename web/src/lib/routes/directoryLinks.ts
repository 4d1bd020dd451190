import { routePaths } from './routePaths.ts';

export const branchPath = (branchId: string) =>
  routePaths.branch.replace(':branchId', encodeURIComponent(branchId));
export const officerPath = (officerId: string) =>
  routePaths.loanOfficer.replace(':officerId', encodeURIComponent(officerId));

/** Returns the questionnaire with this officer already chosen on its last step. */
export const applyWith = (officerId: string) =>
  `${routePaths.preApproval}?${new URLSearchParams({ lo: officerId }).toString()}`;
