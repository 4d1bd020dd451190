import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { expect, it } from 'vitest';
import { scheduleFarFromMidnight } from './scheduleFarFromMidnight.ts';

it.each(['2026-12-01T00:00:00Z', '2026-07-01T00:00:00Z', '2026-11-01T00:00:00Z', '2026-03-08T00:00:00Z'])(
  'has at least two hours left today at any hour from %s',
  (start) => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      const now = new Date(Date.parse(start) + minutes * 60_000);
      const { time_zone } = scheduleFarFromMidnight(now);
      const later = new Date(now.getTime() + 2 * HOUR_MS);
      expect(dayInZone(later, time_zone), now.toISOString()).toBe(dayInZone(now, time_zone));
    }
  },
);
