import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactBy, daysOffBetween, halfOfOfficeHours, isOpen, officeStatus } from './businessHours.ts';
import { DEFAULT_OFFICE_SCHEDULE } from './defaultOfficeSchedule.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { FEDERAL_HOLIDAYS } from './federalHolidays.ts';
import { fromLocalTime, toLocalTime } from './localTime.ts';
import { type OfficeSchedule, officeScheduleSchema, WEEKDAYS } from './officeSchedule.ts';
import { listOfficeTimeZones } from './timeZones.ts';

/** The default office of these tests: New Jersey, Mon-Fri 9 AM to 6 PM. */
const USUAL = DEFAULT_OFFICE_SCHEDULE;

describe('contactBy', () => {
  // New York: EST is -05:00, EDT -04:00. 2026-11-20 is a Friday.
  it.each([
    ['a working day, in hours', '2026-11-18T11:20:00-05:00', '2026-11-19T11:20:00-05:00'],
    ['seconds are dropped', '2026-11-18T11:20:59-05:00', '2026-11-19T11:20:00-05:00'],
    ['before opening: the closing before', '2026-11-18T08:59:00-05:00', '2026-11-18T18:00:00-05:00'],
    ['at opening', '2026-11-18T09:00:00-05:00', '2026-11-19T09:00:00-05:00'],
    ['at closing', '2026-11-18T18:00:00-05:00', '2026-11-19T18:00:00-05:00'],
    ['after closing', '2026-11-18T21:07:00-05:00', '2026-11-19T18:00:00-05:00'],
    ['Friday afternoon: Monday afternoon', '2026-11-20T17:30:00-05:00', '2026-11-23T17:30:00-05:00'],
    ['Friday before opening: that day', '2026-11-20T07:00:00-05:00', '2026-11-20T18:00:00-05:00'],
    ['Saturday: Monday closing', '2026-11-21T10:20:00-05:00', '2026-11-23T18:00:00-05:00'],
    ['Sunday night: Monday closing', '2026-11-22T23:50:00-05:00', '2026-11-23T18:00:00-05:00'],
    ['the day before Thanksgiving: Friday', '2026-11-25T16:00:00-05:00', '2026-11-27T16:00:00-05:00'],
    ['on Thanksgiving: Friday closing', '2026-11-26T12:00:00-05:00', '2026-11-27T18:00:00-05:00'],
    ['before a holiday weekend of four days', '2026-07-02T16:00:00-04:00', '2026-07-06T16:00:00-04:00'],
    ['over Christmas and the weekend', '2026-12-24T17:00:00-05:00', '2026-12-28T17:00:00-05:00'],
    ['over the spring change', '2026-03-06T16:00:00-05:00', '2026-03-09T16:00:00-04:00'],
    ['over the autumn change', '2026-10-30T16:00:00-04:00', '2026-11-02T16:00:00-05:00'],
  ])('%s', (_case, submitted, promised) => {
    expect(contactBy(new Date(submitted), USUAL).toISOString()).toBe(new Date(promised).toISOString());
  });

  it('is always in office hours, and within 24 hours of working days', () => {
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (submitted) => {
        const by = contactBy(submitted, USUAL);
        expect(isOpen(new Date(by.getTime() - 1), USUAL) || isOpen(by, USUAL)).toBe(true);
        // The maximum is 24 hours plus a weekend, whose Sunday may have 25 hours, and a holiday.
        expect(by.getTime() - submitted.getTime()).toBeLessThanOrEqual(4 * DAY_MS + DAY_MS / 24);
        expect(by.getTime()).toBeGreaterThan(submitted.getTime() - 60_000);
      }),
    );
  });
});

const saturdays: OfficeSchedule = {
  time_zone: 'America/Los_Angeles',
  week: { ...USUAL.week, friday: null, saturday: { opens: '10:00', closes: '13:30' } },
  holidays: ['Thanksgiving Day'],
  closed_days: [{ date: '2026-12-02', name: 'Company retreat' }],
};

describe("a company's own schedule", () => {
  it.each([
    ['Saturday counts, Friday and Sunday do not', '2026-11-21T11:00:00-08:00', '2026-11-23T11:00:00-08:00'],
    ['after closing on Saturday', '2026-11-21T15:00:00-08:00', '2026-11-23T15:00:00-08:00'],
    ['before opening on Saturday', '2026-11-21T08:00:00-08:00', '2026-11-21T13:30:00-08:00'],
    ['a holiday that is not kept', '2026-11-10T10:00:00-08:00', '2026-11-11T10:00:00-08:00'],
    ['an extra closed day', '2026-12-01T10:00:00-08:00', '2026-12-03T10:00:00-08:00'],
  ])('%s', (_case, submitted, promised) => {
    expect(contactBy(new Date(submitted), saturdays).toISOString()).toBe(new Date(promised).toISOString());
  });

  it('lists its closed days', () => {
    const closed = new Date('2026-12-02T12:00:00-08:00');
    expect(officeStatus(closed, saturdays)).toMatchObject({ holiday: 'Company retreat' });
    const [from, to] = ['2026-12-01T12:00:00-08:00', '2026-12-06T12:00:00-08:00'].map((at) => new Date(at));
    expect(daysOffBetween(from as Date, to as Date, saturdays)).toEqual([
      'Company retreat',
      'Friday',
      'Sunday',
    ]);
  });

  it('promises the next opening if it doesn’t open within 24 hours', () => {
    const week = {
      ...USUAL.week,
      thursday: { opens: '08:00', closes: '12:00' },
      friday: { opens: '14:00', closes: '18:00' },
    };
    const submitted = new Date('2026-11-19T13:00:00-05:00');
    expect(contactBy(submitted, { ...USUAL, week })).toEqual(new Date('2026-11-20T14:00:00-05:00'));
  });
});

describe('halfOfOfficeHours', () => {
  it.each([
    ['over a night', '2026-11-18T11:20:00-05:00', '2026-11-18T15:50:00-05:00'],
    ['over a weekend', '2026-11-20T17:30:00-05:00', '2026-11-23T13:00:00-05:00'],
    ['from a Saturday', '2026-11-21T10:20:00-05:00', '2026-11-23T13:30:00-05:00'],
    ['over Thanksgiving', '2026-11-25T16:00:00-05:00', '2026-11-27T11:30:00-05:00'],
  ])('%s', (_case, submitted, half) => {
    const from = new Date(submitted);
    expect(halfOfOfficeHours(from, contactBy(from, USUAL), USUAL)).toEqual(new Date(half));
  });
});

it('is over by closing time, however little of the day is left', () => {
  const from = new Date('2026-11-20T17:59:30-05:00');
  const closing = new Date('2026-11-20T18:00:00-05:00');
  expect(halfOfOfficeHours(from, closing, USUAL)).toEqual(closing);
});

const RUNS = 200;

describe('any schedule', () => {
  const toTime = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .filter(([opens, closes]) => opens < closes)
    .map(([opens, closes]) => ({ opens: toTime(opens), closes: toTime(closes) }));
  // Around clock changes, the end of a year and Thanksgiving.
  const moments = fc.oneof(
    fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    ...['2026-03-06', '2026-10-30', '2026-11-24', '2027-12-29'].map((day) =>
      fc.integer({ min: 0, max: 5 * 24 * 60 }).map((minutes) => new Date(Date.parse(day) + minutes * 60_000)),
    ),
  );
  const dates = fc
    .integer({ min: 0, max: 3000 })
    .map((days) => new Date(Date.parse('2024-01-01') + days * DAY_MS).toISOString().slice(0, 10));
  const schedules: fc.Arbitrary<OfficeSchedule> = fc
    .record({
      time_zone: fc.constantFrom(...listOfficeTimeZones()),
      week: fc.record(
        Object.fromEntries(WEEKDAYS.map((day) => [day, fc.option(hours, { nil: null, freq: 3 })])) as Record<
          (typeof WEEKDAYS)[number],
          fc.Arbitrary<OfficeSchedule['week']['monday']>
        >,
      ),
      holidays: fc.subarray([...FEDERAL_HOLIDAYS]),
      closed_days: fc.uniqueArray(
        dates.map((date) => ({ date, name: 'Company retreat' })),
        { maxLength: 10, selector: ({ date }) => date },
      ),
    })
    .filter((schedule) => officeScheduleSchema.safeParse(schedule).success);

  const isOpenOrClosing = (at: Date, schedule: OfficeSchedule) =>
    isOpen(at, schedule) || isOpen(new Date(at.getTime() - 1), schedule);

  /** Counts in quarter-hour steps what `contactBy` computes day by day. */
  function countedHours(from: Date, to: Date, schedule: OfficeSchedule): number {
    const isDayOff = new Map<string, boolean>();
    let counted = 0;
    for (let at = from.getTime(); at < to.getTime(); at += HOUR_MS / 4) {
      const end = Math.min(to.getTime(), at + HOUR_MS / 4);
      const { date } = toLocalTime(new Date((at + end) / 2), schedule.time_zone);
      const noon = fromLocalTime({ date, minutes: 720 }, schedule.time_zone);
      const isOff = isDayOff.get(date) ?? daysOffBetween(noon, noon, schedule).length > 0;
      isDayOff.set(date, isOff);
      if (!isOff) counted += end - at;
    }
    return counted / HOUR_MS;
  }

  it('promises a time in office hours after the submission, at most 24 counted hours later', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, submitted) => {
        const by = contactBy(submitted, schedule);
        expect(by.getTime()).toBeGreaterThan(submitted.getTime());
        expect(isOpenOrClosing(by, schedule)).toBe(true);
        const status = officeStatus(submitted, schedule);
        const isNextOpening = !status.isOpen && status.opensAt.getTime() === by.getTime();
        // The middle of a quarter hour decides on which side of a day's start it is.
        if (!isNextOpening) expect(countedHours(submitted, by, schedule)).toBeLessThanOrEqual(24.25);
      }),
      { numRuns: RUNS },
    );
  });

  it('promises a later submission no earlier time', () => {
    fc.assert(
      fc.property(schedules, moments, fc.integer({ min: 0, max: 3 * 24 * 60 }), (schedule, at, minutes) => {
        const later = new Date(at.getTime() + minutes * 60_000);
        expect(contactBy(later, schedule).getTime()).toBeGreaterThanOrEqual(
          contactBy(at, schedule).getTime(),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('puts the halfway point in office hours between submission and promise', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, submitted) => {
        const by = contactBy(submitted, schedule);
        const half = halfOfOfficeHours(submitted, by, schedule);
        expect(half.getTime()).toBeGreaterThanOrEqual(submitted.getTime());
        expect(half.getTime()).toBeLessThanOrEqual(by.getTime());
        expect(isOpenOrClosing(half, schedule)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('counts no hours on a day off', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, submitted) => {
        const by = contactBy(submitted, schedule);
        const { date } = toLocalTime(new Date(by.getTime() - 1), schedule.time_zone);
        const noon = fromLocalTime({ date, minutes: 720 }, schedule.time_zone);
        expect(daysOffBetween(noon, noon, schedule)).toEqual([]);
        // Closing the office on the promised day moves the promise to another day.
        const closed = { ...schedule, closed_days: [...schedule.closed_days, { date, name: 'Closed' }] };
        const moved = contactBy(submitted, closed);
        expect(toLocalTime(new Date(moved.getTime() - 1), schedule.time_zone).date).not.toBe(date);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('isOpen', () => {
  it.each([
    ['2026-11-20T08:59:59-05:00', false],
    ['2026-11-20T09:00:00-05:00', true],
    ['2026-11-20T17:59:59-05:00', true],
    ['2026-11-20T18:00:00-05:00', false],
    ['2026-11-21T12:00:00-05:00', false],
    ['2026-11-26T12:00:00-05:00', false],
    ['2026-07-03T12:00:00-04:00', false],
  ])('%s: %s', (at, open) => expect(isOpen(new Date(at), USUAL)).toBe(open));

  it('uses the schedule’s clock', () => {
    const noonInCalifornia = new Date('2026-11-20T17:30:00-08:00');
    expect(isOpen(noonInCalifornia, { ...USUAL, time_zone: 'America/Los_Angeles' })).toBe(true);
    expect(isOpen(noonInCalifornia, USUAL)).toBe(false);
  });
});

describe('officeStatus', () => {
  it.each([
    ['before opening', '2026-11-20T07:15:00-05:00', { opensAt: '2026-11-20T09:00:00-05:00' }],
    ['Friday evening', '2026-11-20T18:00:00-05:00', { opensAt: '2026-11-23T09:00:00-05:00' }],
    [
      'Thanksgiving',
      '2026-11-26T12:00:00-05:00',
      { holiday: 'Thanksgiving Day', opensAt: '2026-11-27T09:00:00-05:00' },
    ],
    ['the evening before it', '2026-11-25T19:30:00-05:00', { opensAt: '2026-11-27T09:00:00-05:00' }],
    ['over the spring change', '2026-03-06T19:00:00-05:00', { opensAt: '2026-03-09T09:00:00-04:00' }],
  ])('%s: closed, with the next opening', (_case, at, { opensAt, ...more }) => {
    expect(officeStatus(new Date(at), USUAL)).toEqual({ isOpen: false, ...more, opensAt: new Date(opensAt) });
  });

  it('is open during office hours', () => {
    expect(officeStatus(new Date('2026-11-20T12:00:00-05:00'), USUAL)).toEqual({ isOpen: true });
  });
});

describe('daysOffBetween', () => {
  it.each([
    ['2026-11-18T12:00:00-05:00', []],
    ['2026-11-20T12:00:00-05:00', ['Saturday', 'Sunday']],
    ['2026-11-25T16:00:00-05:00', ['Thanksgiving Day']],
    ['2026-11-26T09:00:00-05:00', ['Thanksgiving Day']],
    ['2026-12-24T17:00:00-05:00', ['Christmas Day', 'Saturday', 'Sunday']],
  ])('%s: %o', (at, days) => {
    const submitted = new Date(at);
    expect(daysOffBetween(submitted, contactBy(submitted, USUAL), USUAL)).toEqual(days);
  });
});
