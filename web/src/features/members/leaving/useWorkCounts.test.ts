import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { renderHook, waitFor } from '@testing-library/react';
import type { CollectionReference } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { loadCount } from '../../../lib/live-data/listQuery.ts';
import { useWorkCounts } from './useWorkCounts.ts';

vi.mock('../../../lib/live-data/listQuery.ts', () => ({ loadCount: vi.fn() }));

const daniel = memberSchema.parse({
  user_id: 'daniel',
  tenant_id: 'larkfield',
  role: 'officer',
  name: 'Daniel Okafor',
  email: 'daniel@larkfield.example',
  phone: '',
  title: '',
  nmls_id: '',
  headshot_url: '',
  officer_id: 'daniel-okafor',
});

// The emulator test covers the queries themselves, but can't make one of them fail.
test.each([
  ['200 links', 3, 200, { submissions: '3', links: '199+' }],
  ['submissions that can’t be counted', new Error('unavailable'), 4, { submissions: undefined, links: '4' }],
])('of %s', async (_, submissions, links, expected) => {
  vi.mocked(loadCount).mockImplementation((source) => {
    const { path } = source as CollectionReference;
    const count = path === paths.submissions.all('larkfield') ? submissions : links;
    return typeof count === 'number' ? Promise.resolve(count) : Promise.reject(count);
  });
  const { result } = renderHook(() => useWorkCounts(daniel));
  await waitFor(() => expect(result.current).toEqual(expected));
  expect(loadCount).toHaveBeenCalledTimes(2);
  vi.mocked(loadCount).mockReset();
});
