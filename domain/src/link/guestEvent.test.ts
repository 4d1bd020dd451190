import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../schedule/durations.ts';
import {
  eventAllowance,
  eventPeriod,
  findEventDayProblem,
  GUEST_EVENT_LIMITS,
  guestEventSchema,
} from './guestEvent.ts';

const EASTERN = 'America/New_York';
const event = { name: 'Homebuyer seminar', day: '2026-12-03', guests: 50 };

describe('a guest event', () => {
  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['a name of two lines', { name: 'Homebuyer\nseminar' }],
    ['no day', { day: '' }],
    ['a moment for a day', { day: '2026-12-03T10:00:00Z' }],
    ['a day that no month has', { day: '2026-02-30' }],
    ['no guests', { guests: 0 }],
    ['half a guest', { guests: 1.5 }],
    ['more guests than an event may have', { guests: GUEST_EVENT_LIMITS.guests + 1 }],
    ['guests without end', { guests: Number.POSITIVE_INFINITY }],
    ['a limit of its own', { limit: 10_000 }],
  ])('is rejected with %s', (_, change) => {
    expect(guestEventSchema.safeParse({ ...event, ...change }).success).toBe(false);
  });

  it('is accepted with a name, a date and guests', () => {
    expect(guestEventSchema.parse(event)).toEqual(event);
  });

  it('allows two forms per guest, up to the limit of the largest event', () => {
    expect(eventAllowance({ guests: 50 })).toBe(100);
    expect(eventAllowance({ guests: 1_000_000 })).toBe(2 * GUEST_EVENT_LIMITS.guests);
  });
});

it('lasts for its day plus six hours on both sides, on the company’s clock', () => {
  expect(eventPeriod('2026-12-03', EASTERN)).toEqual({
    from: new Date('2026-12-02T23:00:00Z'),
    to: new Date('2026-12-04T11:00:00Z'),
  });
});

it('lasts for 25 hours plus both margins on the day the clocks go back', () => {
  const { from, to } = eventPeriod('2026-11-01', EASTERN);
  expect(to.getTime() - from.getTime()).toBe(37 * HOUR_MS);
});

it.each([
  ['2026-11-24', 'Choose today or a later date'],
  ['2026-11-25', undefined],
  ['2027-11-26', undefined],
  ['2027-11-27', 'Choose a date within the next year'],
])('may be scheduled on Nov 25, 2026 for %s: %s', (day, problem) => {
  // Nov 26 in London, Nov 25 in New York.
  expect(findEventDayProblem(day, new Date('2026-11-26T03:00:00Z'), EASTERN)).toBe(problem);
});
