import { loanPaths, routePaths } from './routePaths.ts';

const PATTERNS = [...Object.values(routePaths), ...loanPaths];

/** Fixed routes first: `/officer-portal/pdf/manage` is no template's address. */
const BY_PRECISION = PATTERNS.toSorted((one, other) => one.split(':').length - other.split(':').length);

/** Returns the route of an address with its placeholders, so that the id of nobody's record is in it; `*` for other addresses. */
export function routePattern(path: string): string {
  const asked = path.replace(/(?<=.)\/$/, '');
  const matches = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(asked);
  return BY_PRECISION.find(matches) ?? '*';
}
