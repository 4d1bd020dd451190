import { sitePaths } from './sitePaths.ts';

export const branchPath = (branchId: string) =>
  sitePaths.branch.replace(':branchId', encodeURIComponent(branchId));
export const officerPath = (officerId: string) =>
  sitePaths.loanOfficer.replace(':officerId', encodeURIComponent(officerId));

/** Returns the questionnaire with this officer already chosen on its last step. */
export const applyWith = (officerId: string) =>
  `${sitePaths.preApproval}?${new URLSearchParams({ lo: officerId }).toString()}`;
