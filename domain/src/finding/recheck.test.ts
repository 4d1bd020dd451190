import { expect, it } from 'vitest';
import { DAY_MS } from '../schedule/durations.ts';
import { dueRecheck, isRecheckStalled, type Recheck } from './recheck.ts';

const START = new Date('2026-11-16T10:30:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);
const run = (changes: Partial<Recheck> = {}): Recheck => ({
  run_id: 'one',
  tenant_id: 'larkfield',
  cause: 'weekly',
  by: null,
  status: 'done',
  failed_at: null,
  started_at: START,
  updated_at: START,
  finished_at: START,
  checks_version: '36-a',
  total: 1,
  flyers: 1,
  findings: 0,
  work: { slice: 1, after: null, lease_until: after(0.01) },
  ...changes,
});

it.each([
  ['before the first run', undefined, 0, 'weekly'],
  ['the next day', run(), 1, undefined],
  ['six days later', run(), 6, undefined],
  ['a week later, an hour early', run(), 6.96, 'weekly'],
  ['the next day, with other checks', run({ checks_version: '35-b' }), 1, 'checks_changed'],
  ['while a run is at work', run({ status: 'running' }), 9, undefined],
])('%s', (_when, last, days, cause) => {
  expect(dueRecheck(last, '36-a', after(days))).toBe(cause);
});

it('is stopped after a failure, or if its next slice never came', () => {
  expect(isRecheckStalled(run({ status: 'running' }), START)).toBe(false);
  expect(isRecheckStalled(run({ status: 'running' }), after(1))).toBe(true);
  expect(isRecheckStalled(run({ status: 'running', failed_at: START }), START)).toBe(true);
  expect(isRecheckStalled(run({ failed_at: START }), after(1))).toBe(false);
});
