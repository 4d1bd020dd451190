/** The routes of the public site. Its pages don't load the portal's paths, so they import these and not `routePaths`. */
export const sitePaths = {
  home: '/',
  branches: '/branches',
  branch: '/branches/:branchId',
  loanOfficer: '/loan-officer/:officerId',
  loanPrograms: '/loan-programs',
  purchase: '/purchase',
  refinance: '/refinance',
  resources: '/resources',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  preApproval: '/pre-approval',
  call: '/call',
  shared: '/shared/:shortCode',
} as const;

/** Hash for /loan-programs: opens the programs for visitors without much savings. */
export const LITTLE_SAVED_HASH = '#little-saved';

/** The calculators other than the one on /resources, each with its own path. */
export const calculatorPaths = {
  affordability: '/resources/affordability',
  refinance: '/resources/refinance',
  closingCosts: '/resources/closing-costs',
  rentOrBuy: '/resources/rent-or-buy',
} as const;

/** The guides to the stages of buying a home, in order. */
export const guidePaths = {
  gettingReady: '/resources/guides/getting-ready',
  preApproval: '/resources/guides/pre-approval',
  offer: '/resources/guides/making-an-offer',
  underwriting: '/resources/guides/appraisal-and-underwriting',
  closing: '/resources/guides/closing',
  firstYear: '/resources/guides/first-year',
} as const;

/** The pages of the programs in `domain/src/programs`. Each has its own route, so an unknown program is an unknown URL. */
export const loanPaths = [
  '/loans/conventional',
  '/loans/fha',
  '/loans/va',
  '/loans/jumbo',
  '/loans/usda',
  '/loans/construction',
  '/loans/heloc',
  '/loans/alternative-lending',
  '/loans/down-payment-assistance',
] as const;
