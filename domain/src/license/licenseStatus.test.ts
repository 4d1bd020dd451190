import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { shiftDate } from '../schedule/localTime.ts';
import { daysLeft, dueReminder, isInForce, LICENSE_REMINDER_DAYS, licenseStatus } from './licenseStatus.ts';

const TODAY = '2026-11-23';

test.each([
  ['2027-01-23', 61, 'valid'],
  ['2027-01-22', 60, 'expiring'],
  ['2026-11-24', 1, 'expiring'],
  ['2026-11-23', 0, 'expiring'],
  ['2026-11-22', -1, 'expired'],
  [null, null, 'valid'],
] as const)('a license through %s has %s days left and is %s', (expires_on, days, state) => {
  expect(daysLeft({ expires_on }, TODAY)).toBe(days);
  expect(licenseStatus({ expires_on }, TODAY)).toBe(state);
});

test.each([
  [61, null, undefined],
  [60, null, 60],
  [59, 60, undefined],
  [45, null, 60],
  [30, 60, 30],
  [8, 30, undefined],
  [7, 30, 7],
  [3, 30, 7],
  [0, 7, 0],
  [-3, 7, 0],
  [-3, 0, undefined],
  [-3, null, 0],
] as const)('%s days before, last notified %s, the notice is %s', (days, noticed_days, notice) => {
  expect(dueReminder({ expires_on: shiftDate(TODAY, days), noticed_days }, TODAY)).toBe(notice);
});

it('never sends a notice for a license that doesn’t expire', () => {
  expect(dueReminder({ expires_on: null, noticed_days: null }, TODAY)).toBeUndefined();
});

const day = fc.integer({ min: -400, max: 400 }).map((days) => shiftDate(TODAY, days));

it('is active through its last day, whatever the days are', () => {
  fc.assert(
    fc.property(day, day, (expires_on, today) => {
      expect(isInForce({ expires_on }, today)).toBe(today <= expires_on);
    }),
  );
});

it('sends one notice for each day of the list, in order, however the runs fall', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 80 }), { maxLength: 60 }), (runs) => {
      let noticed_days: number | null = null;
      const remindedDays: number[] = [];
      for (const days of runs.toSorted((one, other) => other - one)) {
        const due = dueReminder({ expires_on: shiftDate(TODAY, days), noticed_days }, TODAY);
        if (due === undefined) continue;
        remindedDays.push(due);
        noticed_days = due;
      }
      expect(remindedDays).toEqual(LICENSE_REMINDER_DAYS.filter((one) => remindedDays.includes(one)));
      const min = Math.min(...runs);
      if (runs.length > 0 && min <= 60)
        expect(remindedDays.at(-1)).toBe(LICENSE_REMINDER_DAYS.filter((one) => min <= one).at(-1));
    }),
  );
});
