import { expect, test } from 'vitest';
import { submissionsTabPath } from './portalPages.ts';
import { RECORD, recordPaths } from './recordPaths.ts';
import { routePaths } from './routePaths.ts';

test('addresses in mail open the record in the portal', () => {
  const field = `${RECORD.application}=a%26b`;
  expect(recordPaths.application('a&b')).toBe(`${submissionsTabPath}&${field}`);
  expect(recordPaths.lead('a&b')).toBe(`${routePaths.leads}?${field}`);
  expect(recordPaths.timeline('a&b', true)).toBe(`${submissionsTabPath}&${field}&show=timeline`);
  expect(recordPaths.timeline('a&b', false)).toBe(`${routePaths.leads}?${field}&show=timeline`);
});
