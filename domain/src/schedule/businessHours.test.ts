import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactBy, daysOffBetween, isOpen, officeStatus } from './businessHours.ts';

const DAY_MS = 86_400_000;

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
    expect(contactBy(new Date(submitted)).toISOString()).toBe(new Date(promised).toISOString());
  });

  it('is always an office moment, and within 24 hours of working days', () => {
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (submitted) => {
        const by = contactBy(submitted);
        expect(isOpen(new Date(by.getTime() - 1)) || isOpen(by)).toBe(true);
        // At most a weekend, whose Sunday may have 25 hours, and a holiday on top of the 24.
        expect(by.getTime() - submitted.getTime()).toBeLessThanOrEqual(4 * DAY_MS + DAY_MS / 24);
        expect(by.getTime()).toBeGreaterThan(submitted.getTime() - 60_000);
      }),
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
  ])('%s: %s', (at, open) => expect(isOpen(new Date(at))).toBe(open));

  it("goes by the branch's own clock", () => {
    const noonInCalifornia = new Date('2026-11-20T17:30:00-08:00');
    expect(isOpen(noonInCalifornia, 'America/Los_Angeles')).toBe(true);
    expect(isOpen(noonInCalifornia, 'America/New_York')).toBe(false);
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
  ])('%s: closed, and when it opens', (_case, at, { opensAt, ...more }) => {
    expect(officeStatus(new Date(at))).toEqual({ isOpen: false, ...more, opensAt: new Date(opensAt) });
  });

  it('is open in hours', () => {
    expect(officeStatus(new Date('2026-11-20T12:00:00-05:00'))).toEqual({ isOpen: true });
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
    expect(daysOffBetween(submitted, contactBy(submitted))).toEqual(days);
  });
});
