import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { loanPaths, routePaths } from '../../lib/routes/routePaths.ts';

/** Where the menu leads while JavaScript is off: the footer has its links. */
export const FOOTER_ID = 'site-footer';
/** Class of the parts of the header that do nothing while JavaScript is off. */
export const NEEDS_SCRIPT = 'header-menu';

/** The menu of the header and of its drawer, in this order. */
export const menuLinks = [
  { label: 'Purchase', to: preApprovalUrl('Purchase') },
  { label: 'Refinance', to: routePaths.refinance },
  { label: 'Find a loan officer', to: routePaths.branches },
] as const;

const LOAN_LABELS = [
  'Conventional',
  'FHA',
  'VA',
  'Jumbo',
  'USDA',
  'Construction',
  'HELOC',
  'Alternative Lending',
  'Down Payment Assistance',
] as const;

const resource = (label: string, anchor: string) => ({ label, to: `${routePaths.resources}#${anchor}` });

/** The drop-downs of the header, after the links. */
export const menuGroups = [
  {
    label: 'Loans',
    links: [
      ...loanPaths.map((to, index) => ({ label: LOAN_LABELS[index] ?? to, to })),
      { label: 'All loan programs', to: routePaths.loanPrograms },
    ],
  },
  {
    label: 'Resources',
    links: [
      resource('Mortgage Calculator', 'mortgage-calculator'),
      resource('Homebuying Guide', 'homebuying-guide'),
      resource('First Time Buyer', 'first-time-buyer'),
      resource('FAQ', 'faq'),
    ],
  },
] as const;
