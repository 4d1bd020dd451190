import { loanPaths, sitePaths } from '../../lib/routes/sitePaths.ts';

/** Target of the menu without JavaScript: the footer has the same links. */
export const FOOTER_ID = 'site-footer';
/** Class of the header's parts that don't work without JavaScript. */
export const MENU_CLASS = 'header-menu';

/** The menu of the header and its drawer, in order. */
export const menuLinks = [
  { label: 'Purchase', to: sitePaths.purchase },
  { label: 'Refinance', to: sitePaths.refinance },
  { label: 'Find a loan officer', to: sitePaths.branches },
] as const;

/** Texts of the LOANS menu for `loanPaths`. */
const LOANS = [
  ['Conventional', 'The most common way to buy a home'],
  ['FHA', 'Low down payment, flexible credit'],
  ['VA', 'For service members and veterans'],
  ['Jumbo', 'For loans above your county’s limit'],
  ['USDA', 'For homes in eligible rural areas'],
  ['Construction', 'One loan for the build and the home'],
  ['HELOC', 'Borrow against your home as you need it'],
  ['Alternative lending', 'For business owners and investors'],
  ['Down payment assistance', 'Help with the cash due at closing'],
] as const;

const resource = (label: string, text: string, anchor: string) => ({
  label,
  text,
  to: `${sitePaths.resources}#${anchor}`,
});

/** The header's drop-downs, after the links. */
export const menuGroups = [
  {
    label: 'Loans',
    columns: 2,
    links: [
      ...LOANS.map(([label, text], index) => ({
        label,
        text,
        to: loanPaths[index] ?? sitePaths.loanPrograms,
      })),
      { label: 'All loan programs', text: 'Compare all ten in one list', to: sitePaths.loanPrograms },
    ],
  },
  {
    label: 'Resources',
    columns: 1,
    links: [
      resource('Mortgage Calculator', 'See what you’d pay each month', 'mortgage-calculator'),
      resource('Homebuying Guide', 'From budget to closing, step by step', 'homebuying-guide'),
      resource('First Time Buyer', 'What to know before you start', 'first-time-buyer'),
      resource('FAQ', 'Short answers to common questions', 'faq'),
    ],
  },
] as const;
