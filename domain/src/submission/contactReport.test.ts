import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toContactDeadlines } from '../schedule/contactClock.ts';
import { DEFAULT_OFFICE_SCHEDULE as SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { HOUR_MS } from '../schedule/durations.ts';
import {
  keptShare,
  monthDays,
  monthSchema,
  type ReportedSubmission,
  shiftMonth,
  toContactReport,
} from './contactReport.ts';

const NOW = new Date('2026-11-20T17:00:00Z');
const hours = (at: Date, count: number) => new Date(at.getTime() + count * HOUR_MS);

/** Received on a Tuesday at 10 in the morning, Eastern Time. */
function application(changes: Partial<ReportedSubmission> = {}): ReportedSubmission {
  const created_at = changes.created_at ?? new Date('2026-11-10T15:00:00Z');
  return {
    kind: 'application',
    status: 'in_progress',
    lo_assigned_id: 'devon',
    created_at,
    ...toContactDeadlines(created_at, SCHEDULE),
    first_contact_at: null,
    ...changes,
  };
}
const contacted = (after: number, changes: Partial<ReportedSubmission> = {}) =>
  application({ first_contact_at: hours(application(changes).created_at, after), ...changes });

describe('months', () => {
  it('are counted across the end of a year', () => {
    expect(shiftMonth('2026-11', 2)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(monthDays('2026-12')).toEqual({ first: '2026-12-01', next: '2027-01-01' });
  });

  it('are formatted as yyyy-mm', () => {
    for (const month of ['2026-13', '2026-1', '26-01', '2026-01-01', "2026-01'"]) {
      expect(monthSchema.safeParse(month).success, month).toBe(false);
    }
    expect(monthSchema.parse('2026-11')).toBe('2026-11');
  });
});

describe('a report', () => {
  it('ignores callback requests, which have their own deadline', () => {
    const late = contacted(72, { kind: 'callback' });
    expect(toContactReport([contacted(1), late], SCHEDULE, NOW)).toEqual(
      toContactReport([contacted(1)], SCHEDULE, NOW),
    );
  });

  it('counts who was contacted on time, late and not at all', () => {
    const { total } = toContactReport(
      [
        contacted(1),
        contacted(3),
        contacted(72),
        // Overdue, and nobody has called.
        application(),
        // Not due yet.
        application({ created_at: hours(NOW, -1) }),
        // Closed without a contact.
        application({ status: 'withdrawn' }),
        // On hold, from an earlier version.
        application({ status: 'on_hold' }),
      ],
      SCHEDULE,
      NOW,
    );
    expect(total).toEqual({ received: 7, contacted: 3, kept: 2, missed: 2, median_minutes: 180 });
    expect(keptShare(total)).toBe(0.5);
  });

  it('ignores duplicates and spam', () => {
    const { total, officers } = toContactReport(
      [contacted(1, { status: 'duplicate' }), application({ status: 'spam' })],
      SCHEDULE,
      NOW,
    );
    expect(total).toEqual({ received: 0, contacted: 0, kept: 0, missed: 0, median_minutes: null });
    expect(officers).toEqual([]);
    expect(keptShare(total)).toBeNull();
  });

  it('counts only minutes in office hours', () => {
    const friday = new Date('2026-11-13T21:30:00Z');
    // An hour and a half of Friday until 6, and half an hour of Monday from 9.
    const { total } = toContactReport(
      [application({ created_at: friday, first_contact_at: new Date('2026-11-16T14:30:00Z') })],
      SCHEDULE,
      NOW,
    );
    expect(total.median_minutes).toBe(120);
  });

  it('averages the middle two for the median', () => {
    const { total } = toContactReport([contacted(1), contacted(2)], SCHEDULE, NOW);
    expect(total.median_minutes).toBe(90);
  });

  it('counts by officer, those with the most applications first', () => {
    const { officers } = toContactReport(
      [contacted(1), application({ lo_assigned_id: null }), contacted(2, { lo_assigned_id: null })],
      SCHEDULE,
      NOW,
    );
    expect(officers.map(({ officer_id, received }) => [officer_id, received])).toEqual([
      [null, 2],
      ['devon', 1],
    ]);
  });

  it('adds up, whatever was received', () => {
    const arbitrary = fc.record({
      status: fc.constantFrom('new', 'in_progress', 'approved', 'denied', 'spam', 'on_hold'),
      lo_assigned_id: fc.constantFrom(null, 'devon', 'maria'),
      after: fc.option(fc.integer({ min: 0, max: 2000 })),
    });
    fc.assert(
      fc.property(fc.array(arbitrary, { maxLength: 20 }), (list) => {
        const submissions = list.map(({ after, ...changes }) =>
          after === null ? application(changes) : contacted(after, changes),
        );
        const { total, officers } = toContactReport(submissions, SCHEDULE, NOW);
        for (const key of ['received', 'contacted', 'kept', 'missed'] as const) {
          expect(officers.reduce((sum, one) => sum + one[key], 0)).toBe(total[key]);
        }
        expect(total.kept + total.missed).toBeLessThanOrEqual(total.received);
        expect(total.contacted).toBeGreaterThanOrEqual(total.kept);
      }),
      { numRuns: 50 },
    );
  });
});
