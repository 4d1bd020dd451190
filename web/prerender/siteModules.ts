import { calculatorPaths, guidePaths, loanPaths, routePaths } from '../src/lib/routes/routePaths.ts';

const sameModule = (routes: readonly string[], module: string) =>
  routes.map((route) => [route, module] as const);

/** The module of each public page in the build's manifest, by route. Apart from `sitePages`, which every visitor loads. */
const siteModules: ReadonlyMap<string, string> = new Map([
  ['*', 'site/NotFoundPage'],
  [routePaths.home, 'home/HomePage'],
  [routePaths.branches, 'directory/BranchesPage'],
  [routePaths.branch, 'directory/branch-page/BranchPage'],
  [routePaths.loanOfficer, 'directory/officer-page/OfficerPage'],
  [routePaths.contact, 'contact/ContactPage'],
  [routePaths.privacyPolicy, 'site/PrivacyPolicyPage'],
  [routePaths.loanPrograms, 'programs/LoanProgramsPage'],
  ...sameModule(loanPaths, 'programs/page/LoanPage'),
  [routePaths.purchase, 'programs/purchase/PurchasePage'],
  [routePaths.refinance, 'programs/RefinancePage'],
  [routePaths.resources, 'programs/ResourcesPage'],
  ...sameModule(Object.values(calculatorPaths), 'programs/calculators/CalculatorPage'),
  ...sameModule(Object.values(guidePaths), 'programs/guides/GuidePage'),
  [routePaths.preApproval, 'preapproval/PreApprovalEntrance'],
  [routePaths.call, 'preapproval/call/CallPage'],
  [routePaths.shared, 'shared-page/SharedFlyerPage'],
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
