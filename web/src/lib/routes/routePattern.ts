import { loanPaths, routePaths } from './routePaths.ts';

const PATTERNS = [
  ...Object.values(routePaths),
  ...loanPaths,
  // By kind: the portal reports errors, too, and needs no list of them.
  '/resources/:calculator',
  '/resources/guides/:guide',
];

/** Fixed routes first: `/officer-portal/pdf/manage` isn't a template's URL. */
const BY_PRECISION = PATTERNS.toSorted((one, other) => one.split(':').length - other.split(':').length);

/** Returns the route of an address with its placeholders, so that it contains no record's id; `*` for other URLs. */
export function routePattern(path: string): string {
  const asked = path.replace(/(?<=.)\/$/, '');
  const matches = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(asked);
  return BY_PRECISION.find(matches) ?? '*';
}
