import { expect, it } from 'vitest';
import { adverseActionNoticeDueAt } from './adverseActionReasons.ts';

const NEW_YORK = 'America/New_York';

it.each([
  ['in winter', '2026-01-05T15:00:00Z', '2026-02-05T04:59:59.999Z'],
  [
    'late in the evening, with clocks set forward before it ends',
    '2026-02-21T04:30:00Z',
    '2026-03-23T03:59:59.999Z',
  ],
  [
    'late in the evening, with clocks set back before it ends',
    '2026-10-21T03:30:00Z',
    '2026-11-20T04:59:59.999Z',
  ],
])('the notice is due by the end of the 30th day after receipt, %s', (_, received, due) => {
  expect(adverseActionNoticeDueAt(new Date(received), NEW_YORK).toISOString()).toBe(due);
});

it('the days are those of the company’s clock', () => {
  const received = new Date('2026-06-02T05:00:00Z');
  expect(adverseActionNoticeDueAt(received, NEW_YORK).toISOString()).toBe('2026-07-03T03:59:59.999Z');
  expect(adverseActionNoticeDueAt(received, 'America/Los_Angeles').toISOString()).toBe(
    '2026-07-02T06:59:59.999Z',
  );
});
