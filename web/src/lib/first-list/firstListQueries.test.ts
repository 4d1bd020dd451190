import { expect, test } from 'vitest';
import { firstListQuery } from './firstListQueries.ts';

const fields = (officerId: string | null) =>
  firstListQuery({ tenantId: 'larkfield', officerId }).where.map(([field]) => field);

test('administrators get applicants to call, and officers with a directory entry their leads', () => {
  expect(fields(null)).toEqual(['first_contact_at', 'status']);
  expect(fields('ann-lee')).toEqual(['lo_assigned_id', 'status']);
  expect(firstListQuery({ tenantId: 'larkfield', officerId: 'ann-lee' })).toMatchObject({
    collection: 'tenants/larkfield/preapproval_submissions',
    where: [['lo_assigned_id', '==', 'ann-lee'], expect.anything()],
  });
});
