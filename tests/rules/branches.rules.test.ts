import { paths } from '@brokerage/domain/paths';
import { describe } from 'vitest';
import { testPublicDirectory } from './publicDirectory.ts';

describe('tenants/{tenantId}/branches/{branchId}', () => {
  testPublicDirectory({ group: 'branches', path: paths.branches, entry: { name: 'Clifton', state: 'NJ' } });
});
