import { paths } from '@brokerage/domain/paths';
import { describe } from 'vitest';
import { testPublicDirectory } from './publicDirectory.ts';

describe('tenants/{tenantId}/officers/{officerId}', () => {
  testPublicDirectory({
    group: 'officers',
    path: paths.officers,
    entry: { name: 'Sample Person', branchId: 'clifton-nj', nmls: '1000001' },
  });
});
