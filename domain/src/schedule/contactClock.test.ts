import { describe, expect, it } from 'vitest';
import { contactClock, toContactDeadlines } from './contactClock.ts';
import { DEFAULT_OFFICE_SCHEDULE } from './defaultOfficeSchedule.ts';

// A Wednesday: half of the office hours are over at 3:50 PM, and the promise ends on Thursday at 11:20 AM.
const created_at = new Date('2026-11-18T11:20:00-05:00');
const deadlines = {
  due_at: new Date('2026-11-19T11:20:00-05:00'),
  due_soon_at: new Date('2026-11-18T15:50:00-05:00'),
};
const open = { created_at, ...deadlines, first_contact_at: null };
const stateAt = (now: string, application = {}) =>
  contactClock({ ...open, ...application }, new Date(now)).state;

it('sets both deadlines when an application is submitted', () => {
  expect(toContactDeadlines(created_at, DEFAULT_OFFICE_SCHEDULE)).toEqual(deadlines);
});

describe('contactClock', () => {
  it.each([
    ['2026-11-18T11:20:00-05:00', 'on_time'],
    ['2026-11-18T15:49:59-05:00', 'on_time'],
    ['2026-11-18T15:50:00-05:00', 'due_soon'],
    ['2026-11-19T11:20:00-05:00', 'due_soon'],
    ['2026-11-19T11:20:01-05:00', 'overdue'],
    ['2027-11-19T11:20:00-05:00', 'overdue'],
  ])('at %s without contact: %s', (now, state) => expect(stateAt(now)).toBe(state));

  it('stops at the first contact, whenever it’s checked', () => {
    const atTheDeadline = { first_contact_at: deadlines.due_at };
    const late = { first_contact_at: new Date(deadlines.due_at.getTime() + 1) };
    for (const now of ['2026-11-18T12:00:00-05:00', '2027-01-01T12:00:00-05:00']) {
      expect(stateAt(now, atTheDeadline)).toBe('kept');
      expect(stateAt(now, late)).toBe('missed');
    }
  });

  it('keeps the original promise after a schedule change', () => {
    const due_at = new Date('2026-11-24T12:00:00-05:00');
    expect(contactClock({ ...open, due_at }, created_at).dueAt).toEqual(due_at);
  });

  it('applies default hours to records from before deadlines were stored', () => {
    const old = { created_at, due_at: null, due_soon_at: null, first_contact_at: null };
    expect(contactClock(old, created_at)).toEqual({
      dueAt: deadlines.due_at,
      dueSoonAt: deadlines.due_soon_at,
      state: 'on_time',
    });
  });
});
