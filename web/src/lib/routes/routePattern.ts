import { routePaths } from './routePaths.ts';
import { loanPaths } from './sitePaths.ts';

const PATTERNS = [
  ...Object.values(routePaths),
  ...loanPaths,
  // A pattern instead of a list of paths, because the portal also reports errors and doesn't need the list.
  '/resources/:calculator',
  '/resources/guides/:guide',
];

/** Fixed routes first: `/officer-portal/pdf/manage` isn't a template's URL. */
const BY_PRECISION = PATTERNS.toSorted((one, other) => one.split(':').length - other.split(':').length);

/** Returns a URL's route with placeholders, so that it contains no record ids; `*` for unknown URLs. */
export function routePattern(path: string): string {
  const address = path.replace(/(?<=.)\/$/, '');
  const matches = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address);
  return BY_PRECISION.find(matches) ?? '*';
}
