import { describe, expect, it } from 'vitest';
import { branchTimeZone, formatTimeZone } from '../schedule/timeZones.ts';
import { branchSchema } from './branch.ts';

/** A record from before branches had a time zone. */
const oldRecord = {
  id: 'fountain-valley-ca',
  name: 'Fountain Valley',
  state: 'CA',
  licenseNumber: 'CA-SAMPLE-20192',
  address: '17150 Newhope Street, Fountain Valley, CA 92708',
  manager: 'Linh Tran',
};

describe('time zone of a branch', () => {
  it('is the state’s if the record names none', () => {
    const branch = branchSchema.parse(oldRecord);
    expect(branch).toEqual(oldRecord);
    expect(branchTimeZone(branch, 'America/New_York')).toBe('America/Los_Angeles');
  });

  it('is the record’s own if the state has two', () => {
    const branch = branchSchema.parse({ ...oldRecord, state: 'FL', time_zone: 'America/Chicago' });
    expect(branchTimeZone(branch, 'America/New_York')).toBe('America/Chicago');
  });

  it('falls back to the state’s if the record names an unknown zone', () => {
    const branch = branchSchema.parse({ ...oldRecord, time_zone: 'America/Fountain_Valley' });
    expect(branchTimeZone(branch, 'America/New_York')).toBe('America/Los_Angeles');
  });

  it("is the company's in an unknown state", () => {
    expect(branchTimeZone({ state: 'PR' }, 'America/New_York')).toBe('America/New_York');
  });

  it.each([
    ['America/New_York', 'Eastern time'],
    ['America/Los_Angeles', 'Pacific time'],
    ['America/Chicago', 'Central time'],
    ['America/Denver', 'Mountain time'],
    ['America/Anchorage', 'Alaska time'],
    ['America/Detroit', 'Eastern time'],
  ])('in %s reads %s', (zone, words) => expect(formatTimeZone(zone)).toBe(words));
});
