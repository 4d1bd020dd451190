import { calculatorPaths, guidePaths, loanPaths, sitePaths } from '../src/lib/routes/sitePaths.ts';

const sameModule = (routes: readonly string[], module: string) =>
  routes.map((route) => [route, module] as const);

/** The module of each public page in the build's manifest, by route. Apart from `sitePages`, which every visitor loads. */
const siteModules: ReadonlyMap<string, string> = new Map([
  ['*', 'site/NotFoundPage'],
  [sitePaths.home, 'home/HomePage'],
  [sitePaths.branches, 'directory/BranchesPage'],
  [sitePaths.branch, 'directory/branch-page/BranchPage'],
  [sitePaths.loanOfficer, 'directory/officer-page/OfficerPage'],
  [sitePaths.contact, 'contact/ContactPage'],
  [sitePaths.privacyPolicy, 'site/PrivacyPolicyPage'],
  [sitePaths.loanPrograms, 'programs/LoanProgramsPage'],
  ...sameModule(loanPaths, 'programs/page/LoanPage'),
  [sitePaths.purchase, 'programs/purchase/PurchasePage'],
  [sitePaths.refinance, 'programs/RefinancePage'],
  [sitePaths.resources, 'programs/ResourcesPage'],
  ...sameModule(Object.values(calculatorPaths), 'programs/calculators/CalculatorPage'),
  ...sameModule(Object.values(guidePaths), 'programs/guides/GuidePage'),
  [sitePaths.preApproval, 'preapproval/PreApprovalEntrance'],
  [sitePaths.call, 'preapproval/call/CallPage'],
  [sitePaths.shared, 'shared-page/SharedFlyerPage'],
]);

/**
 * Returns a page's module in the build's manifest.
 * @throws Error when the route isn't listed here.
 */
export function findSiteModule(route: string): string {
  const module = siteModules.get(route);
  if (module === undefined) throw new Error(`No module for ${route}`);
  return module;
}
