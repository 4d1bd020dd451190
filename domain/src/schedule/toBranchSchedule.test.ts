import { expect, it } from 'vitest';
import { DEFAULT_OFFICE_SCHEDULE } from './defaultOfficeSchedule.ts';
import { toBranchSchedule } from './toBranchSchedule.ts';

const company = { ...DEFAULT_OFFICE_SCHEDULE, closed_days: [{ date: '2026-11-25', name: 'Move' }] };
const week = { ...company.week, monday: null };

it('uses the branch’s own hours and clock, and the company’s days off', () => {
  expect(toBranchSchedule({ state: 'CA', week }, company)).toEqual({
    ...company,
    week,
    time_zone: 'America/Los_Angeles',
  });
  expect(toBranchSchedule({ state: 'CA', time_zone: 'America/Phoenix' }, company).time_zone).toBe(
    'America/Phoenix',
  );
});

it('is the company’s without own hours or without a branch', () => {
  expect(toBranchSchedule({ state: 'NJ', week: null }, company)).toEqual(company);
  expect(toBranchSchedule(undefined, company)).toBe(company);
});
