import { generatePath } from 'react-router-dom';
import { routePaths } from './routePaths.ts';

export const branchPath = (branchId: string) => generatePath(routePaths.branch, { branchId });
export const officerPath = (officerId: string) => generatePath(routePaths.loanOfficer, { officerId });

/** The questionnaire with this officer already chosen on its last step. */
export const applyWith = (officerId: string) =>
  `${routePaths.preApproval}?${new URLSearchParams({ lo: officerId }).toString()}`;
