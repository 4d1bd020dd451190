import type { ComponentType, ReactNode } from 'react';
import { calculatorPaths, guidePaths, loanPaths, sitePaths } from '../lib/routes/sitePaths.ts';

/** A public page: its route (`*` for every other URL) and its loader. `web/prerender/siteModules.ts` has its module. */
interface SitePage {
  path: string;
  /** Whether the page is for a single task: its layout has logo and phone, but no menus. */
  isFocused?: boolean;
  load: () => Promise<ComponentType>;
  /**
   * Loads the code that makes a part of the static page interactive before React. Resolves with a function that starts it and returns that
   * part.
   */
  loadEarly?: () => Promise<() => Element | undefined>;
}

const notFound: SitePage = {
  path: '*',
  load: async () => (await import('../features/site/NotFoundPage.tsx')).NotFoundPage,
};

/** Every public page. The browser, the prerenderer and the sitemap read this list. */
export const sitePages: readonly SitePage[] = [
  {
    path: sitePaths.home,
    load: async () => (await import('../features/home/HomePage.tsx')).HomePage,
  },
  {
    path: sitePaths.branches,
    load: async () => (await import('../features/directory/BranchesPage.tsx')).BranchesPage,
  },
  {
    path: sitePaths.branch,
    load: async () => (await import('../features/directory/branch-page/BranchPage.tsx')).BranchPage,
  },
  {
    path: sitePaths.loanOfficer,
    load: async () => (await import('../features/directory/officer-page/OfficerPage.tsx')).OfficerPage,
  },
  {
    path: sitePaths.contact,
    load: async () => (await import('../features/contact/ContactPage.tsx')).ContactPage,
  },
  {
    path: sitePaths.privacyPolicy,
    load: async () => (await import('../features/site/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  },
  {
    path: sitePaths.loanPrograms,
    load: async () => (await import('../features/programs/LoanProgramsPage.tsx')).LoanProgramsPage,
  },
  ...loanPaths.map((path) => ({
    path,
    load: async () => (await import('../features/programs/page/LoanPage.tsx')).LoanPage,
  })),
  {
    path: sitePaths.purchase,
    load: async () => (await import('../features/programs/purchase/PurchasePage.tsx')).PurchasePage,
  },
  {
    path: sitePaths.refinance,
    load: async () => (await import('../features/programs/RefinancePage.tsx')).RefinancePage,
  },
  {
    path: sitePaths.resources,
    load: async () => (await import('../features/programs/ResourcesPage.tsx')).ResourcesPage,
  },
  ...Object.values(calculatorPaths).map((path) => ({
    path,
    load: async () => (await import('../features/programs/calculators/CalculatorPage.tsx')).CalculatorPage,
  })),
  ...Object.values(guidePaths).map((path) => ({
    path,
    load: async () => (await import('../features/programs/guides/GuidePage.tsx')).GuidePage,
  })),
  {
    path: sitePaths.preApproval,
    isFocused: true,
    loadEarly: async () => (await import('../features/preapproval/staticFirstStep.ts')).answerFirstStep,
    load: async () => (await import('../features/preapproval/PreApprovalEntrance.tsx')).PreApprovalEntrance,
  },
  {
    path: sitePaths.call,
    isFocused: true,
    load: async () => (await import('../features/preapproval/call/CallPage.tsx')).CallPage,
  },
  {
    path: sitePaths.shared,
    isFocused: true,
    load: async () => (await import('../features/shared-page/SharedFlyerPage.tsx')).SharedFlyerPage,
  },
  notFound,
];

/** Returns the page at a path; `:id` in a route matches one segment. */
export function pageAt(path: string): SitePage {
  const address = path.replace(/(?<=.)\/$/, '');
  const matches = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address);
  return sitePages.find((page) => page !== notFound && matches(page.path)) ?? notFound;
}

/** Loads a page's layout. */
export const loadLayout = async ({ isFocused }: SitePage): Promise<ComponentType<{ children: ReactNode }>> =>
  isFocused
    ? (await import('../ui/layout/site/FocusLayout.tsx')).FocusLayout
    : (await import('../features/site/SiteLayout.tsx')).SiteLayout;
