import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { expect, it } from 'vitest';
import { sortQueue } from './QueueOrder.tsx';

const flyer = (id: string, created: string, submitted: string | null, updated: string) =>
  ({
    id,
    created_at: new Date(created),
    submitted_at: submitted && new Date(submitted),
    updated_at: new Date(updated),
  }) as Flyer;

it('sorts by the wait on each card, also for older records without a time of Submit', () => {
  const older = flyer('older', '2026-11-01', null, '2026-11-20');
  const recent = flyer('recent', '2026-10-01', '2026-11-10', '2026-11-10');
  expect(sortQueue([recent, older], 'waiting').map(({ id }) => id)).toEqual(['older', 'recent']);
  expect(sortQueue([recent, older], 'newest')).toEqual([recent, older]);
});
