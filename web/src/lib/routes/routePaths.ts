import { portalPaths } from '@brokerage/domain/portalPaths';

/** Every route of the product; the router and every link read it from here. */
export const routePaths = {
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
  ...portalPaths,
} as const;

/** Of /loan-programs: opens what those who haven't saved much can look at. */
export const LITTLE_SAVED_HASH = '#little-saved';

/** The calculators other than the one on /resources, each at its own address. */
export const calculatorPaths = {
  affordability: '/resources/affordability',
  refinance: '/resources/refinance',
  closingCosts: '/resources/closing-costs',
  rentOrBuy: '/resources/rent-or-buy',
} as const;

/** The guides to each stage of a purchase, in the order in which they happen. */
export const guidePaths = {
  gettingReady: '/resources/guides/getting-ready',
  preApproval: '/resources/guides/pre-approval',
  offer: '/resources/guides/making-an-offer',
  underwriting: '/resources/guides/appraisal-and-underwriting',
  closing: '/resources/guides/closing',
  firstYear: '/resources/guides/first-year',
} as const;

/** Where the second factor is set up. */
export const securityTabPath = `${routePaths.officerPortal}?tab=security`;

/** The pages of the programs of `domain/src/programs`, one route each: an unknown program is an unknown address. */
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
