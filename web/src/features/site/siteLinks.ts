import { routePaths } from '../../lib/routePaths.ts';

type Purpose = 'Purchase' | 'Refinance' | 'HELOC/Other';

/** The questionnaire with its purpose already chosen. */
export const applyFor = (purpose: Purpose) =>
  `${routePaths.preApproval}?purpose=${encodeURIComponent(purpose)}`;

/** The menu of the header and of its drawer, in this order. */
export const menuLinks = [
  { label: 'Purchase', to: applyFor('Purchase') },
  { label: 'Refinance', to: applyFor('Refinance') },
] as const;
