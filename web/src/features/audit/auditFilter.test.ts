import { expect, test } from 'vitest';
import { isEverything, toAuditFilter, toFilterAddress } from './auditFilter.ts';

test('converts a filter to an address and back', () => {
  const filter = {
    person: 'ann',
    entity: 'flyer:f1',
    kind: 'action:member_invited',
    from: '2026-11-01',
    to: '2026-11-20',
  };
  expect(toAuditFilter(new URLSearchParams(toFilterAddress(filter)))).toEqual(filter);
  expect(toFilterAddress({ ...filter, kind: '' }, 'member-ann-00000001')).toEqual({
    person: 'ann',
    entity: 'flyer:f1',
    from: '2026-11-01',
    to: '2026-11-20',
    record: 'member-ann-00000001',
  });
});

test.each(['', '?kind=nonsense&from=yesterday&to=2026-99-99&entity=flyer', '?entity=flyer:a/b'])(
  '%j means no filter',
  (search) => {
    expect(isEverything(toAuditFilter(new URLSearchParams(search)))).toBe(true);
  },
);
