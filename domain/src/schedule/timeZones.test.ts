import { expect, test } from 'vitest';
import { formatTimeZone, listOfficeTimeZones } from './timeZones.ts';

test.each(listOfficeTimeZones())('%s has the same name as in browsers', (timeZone) => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    Date.UTC(2026, 6, 1),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  expect(formatTimeZone(timeZone)).toBe(name?.replace(/ Time$/, ' time'));
});
