import { describe, expect, it, test } from 'vitest';
import type { TemplateField } from '../../template/template.ts';
import { findValidityError } from './findValidityError.ts';
import { formatLastDay, hasEnded } from './flyerEnd.ts';
import { MAX_DAYS_AHEAD, toValidUntil } from './validUntil.ts';

const NEW_YORK = 'America/New_York';
const NOW = new Date('2026-11-23T15:00:00Z');
const field = (key: string, type: TemplateField['type']) => ({ key, type, label: key, help_text: '' });

/** A rate sheet; `day` is its effective date. */
const sheet = (day?: unknown, lifetime_days?: number | null) => ({
  version: {
    lifetime_days,
    handlebars_schema: { fields: [field('headline', 'string'), field('effective_date', 'date')] },
  },
  category: 'rate_sheet' as const,
  data: day === undefined ? {} : { effective_date: day },
});
const end = (content: Parameters<typeof toValidUntil>[0], now = NOW, timeZone = NEW_YORK) =>
  toValidUntil(content, { now, timeZone })?.toISOString() ?? null;
const errorOf = (content: Parameters<typeof toValidUntil>[0], now = NOW, timeZone = NEW_YORK) =>
  findValidityError(content, { now, timeZone });

describe('the end of a flyer', () => {
  it('is the end of the day, that many days after its effective date', () => {
    expect(end(sheet('2026-11-24'))).toBe('2026-12-02T05:00:00.000Z');
    expect(end(sheet('2026-11-24', 1))).toBe('2026-11-26T05:00:00.000Z');
    expect(end(sheet('2026-11-24', 365))).toBe('2027-11-25T05:00:00.000Z');
  });

  it('counts from the day of approval without an effective date', () => {
    expect(end(sheet())).toBe('2026-12-01T05:00:00.000Z');
    expect(end(sheet(''))).toBe('2026-12-01T05:00:00.000Z');
    expect(end(sheet('2026-02-30'))).toBe('2026-12-01T05:00:00.000Z');
    const { version, ...rest } = sheet('2026-11-24');
    const asText = { ...version, handlebars_schema: { fields: [field('effective_date', 'string')] } };
    expect(end({ ...rest, version: asText })).toBe('2026-12-01T05:00:00.000Z');
  });

  it('is null if the template has no lifetime; a rate sheet always has one', () => {
    expect(end({ ...sheet('2026-11-24'), category: 'flyer' })).toBeNull();
    expect(end({ ...sheet('2026-11-24', null), category: 'event' })).toBeNull();
    expect(end({ ...sheet('2026-11-24', 2), category: 'event' })).toBe('2026-11-27T05:00:00.000Z');
    expect(end(sheet('2026-11-24', null))).toBe('2026-12-02T05:00:00.000Z');
  });

  it.each([
    ['America/New_York', '2026-12-02T05:00:00.000Z'],
    ['America/Denver', '2026-12-02T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-02T08:00:00.000Z'],
    ['Pacific/Honolulu', '2026-12-02T10:00:00.000Z'],
  ])('uses the time zone %s', (timeZone, until) => {
    expect(end(sheet('2026-11-24'), NOW, timeZone)).toBe(until);
  });

  it('uses the company’s clock for the day of approval, too', () => {
    const lateInTheEvening = new Date('2026-11-24T06:30:00Z');
    expect(end(sheet(), lateInTheEvening, 'America/Los_Angeles')).toBe('2026-12-01T08:00:00.000Z');
    expect(end(sheet(), lateInTheEvening, NEW_YORK)).toBe('2026-12-02T05:00:00.000Z');
  });

  it('is a whole day when clocks change and in a leap year', () => {
    // Clocks go back on Nov 1, 2026, and forward on Mar 8, 2026.
    expect(end(sheet('2026-10-25'), new Date('2026-10-25T12:00:00Z'))).toBe('2026-11-02T05:00:00.000Z');
    expect(end(sheet('2026-03-01'), new Date('2026-03-01T12:00:00Z'))).toBe('2026-03-09T04:00:00.000Z');
    expect(end(sheet('2028-02-22'), new Date('2028-02-22T12:00:00Z'))).toBe('2028-03-01T05:00:00.000Z');
    expect(end(sheet('2028-02-29', 365), new Date('2028-02-29T12:00:00Z'))).toBe('2029-03-01T05:00:00.000Z');
  });
});

describe('an approval is rejected for a flyer that', () => {
  it('has ended, to the minute on the company’s clock', () => {
    const lastMinute = new Date('2026-11-24T04:59:00Z');
    expect(errorOf(sheet('2026-11-16'), lastMinute)).toBeUndefined();
    const error = errorOf(sheet('2026-11-16'), new Date('2026-11-24T05:00:00Z'));
    expect(error).toMatchObject({
      code: 'flyer-ended-already',
      fields: ['effective_date'],
      message:
        'This flyer took effect Nov 16, 2026 and was good for 7 days, through Nov 23, 2026. It needs a newer effective date.',
    });
    expect(errorOf(sheet('2026-11-16'), new Date('2026-11-24T05:00:00Z'), 'America/Chicago')).toBeUndefined();
  });

  it('begins later than rates are known', () => {
    expect(MAX_DAYS_AHEAD).toBe(30);
    expect(errorOf(sheet('2026-12-23'))).toBeUndefined();
    expect(errorOf(sheet('2026-12-24'))).toMatchObject({ code: 'flyer-starts-too-late' });
    expect(errorOf(sheet('2062-11-24'))?.message).toContain('at most 30 days from today');
  });

  it('has neither, but not for one without an end or effective date', () => {
    expect(errorOf({ ...sheet('2020-01-01'), category: 'flyer' })).toBeUndefined();
    expect(errorOf(sheet())).toBeUndefined();
  });
});

test('a flyer is valid through the day before its end, and has ended from then on', () => {
  const valid_until = new Date('2026-12-02T05:00:00Z');
  expect(hasEnded({ valid_until }, new Date('2026-12-02T04:59:59.999Z'))).toBe(false);
  expect(hasEnded({ valid_until }, valid_until)).toBe(true);
  expect(hasEnded({ valid_until: null }, new Date('2099-01-01'))).toBe(false);
  expect(formatLastDay(valid_until, NEW_YORK)).toBe('Dec 1, 2026');
});
