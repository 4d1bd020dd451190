import { expect, it } from 'vitest';
import { officeDay } from '../schedule/officeDay.ts';

it.each([
  ['2026-11-21T04:59:59Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('%s is %s at the office', (at, day) => expect(officeDay(new Date(at), 'America/New_York')).toBe(day));
