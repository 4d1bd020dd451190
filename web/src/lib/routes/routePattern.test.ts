import { reportClientErrorInputSchema } from '@brokerage/domain/clientError/reportClientError';
import { expect, it } from 'vitest';
import { routePaths } from './routePaths.ts';
import { routePattern } from './routePattern.ts';
import { calculatorPaths, guidePaths, loanPaths } from './sitePaths.ts';

it.each([
  ['/', '/'],
  ['/branches/', '/branches'],
  ['/branches/newark', '/branches/:branchId'],
  ['/loan-officer/maya-torres', '/loan-officer/:officerId'],
  ['/shared/abCD23efGH45', '/shared/:shortCode'],
  ['/officer-portal/pdf/edit/aB3x9', '/officer-portal/pdf/edit/:flyerId'],
  ['/officer-portal/pdf/manage', '/officer-portal/pdf/manage'],
  ['/loans/fha', '/loans/fha'],
  ['/resources/rent-or-buy', '/resources/:calculator'],
  ['/resources/guides/closing/', '/resources/guides/:guide'],
  ['/loans/jane-doe', '*'],
  ['/jane@doe.example', '*'],
])('%s matches %s', (path, route) => {
  expect(routePattern(path)).toBe(route);
});

it.each([
  ...Object.values(routePaths),
  ...loanPaths,
  ...[...Object.values(calculatorPaths), ...Object.values(guidePaths)].map(routePattern),
  '*',
])('the server accepts %s', (route) => {
  expect(reportClientErrorInputSchema.shape.route.safeParse(route).success).toBe(true);
});
