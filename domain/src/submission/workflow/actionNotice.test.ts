import { describe, expect, it } from 'vitest';
import {
  actionNoticeDueAt,
  actionNoticeState,
  isActionNoticeDue,
  toActionNoticeDates,
} from './actionNotice.ts';

const NEW_YORK = 'America/New_York';

describe('the notice of the action taken', () => {
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
  ])('is due by the end of the 30th day after receipt, %s', (_, received, due) => {
    expect(actionNoticeDueAt(new Date(received), NEW_YORK).toISOString()).toBe(due);
  });

  it('is due by days on the company’s clock', () => {
    const received = new Date('2026-06-02T05:00:00Z');
    expect(actionNoticeDueAt(received, NEW_YORK).toISOString()).toBe('2026-07-03T03:59:59.999Z');
    expect(actionNoticeDueAt(received, 'America/Los_Angeles').toISOString()).toBe('2026-07-02T06:59:59.999Z');
  });

  it('has a reminder at 9 AM on the 25th day, also after clocks changed', () => {
    expect(toActionNoticeDates(new Date('2026-01-06T04:30:00Z'), NEW_YORK)).toEqual({
      notice_due_at: new Date('2026-02-05T04:59:59.999Z'),
      notice_reminder_at: new Date('2026-01-30T14:00:00Z'),
    });
    expect(toActionNoticeDates(new Date('2026-10-20T12:00:00Z'), NEW_YORK).notice_reminder_at).toEqual(
      new Date('2026-11-14T14:00:00Z'),
    );
  });

  it.each([
    ['the evening of the 24th day', '2026-01-30T04:59:59.999Z', 'later'],
    ['the morning of the 25th day', '2026-01-30T05:00:00Z', 'due_soon'],
    ['the last moment of the 30th day', '2026-02-05T04:59:59.999Z', 'due_soon'],
    ['the 31st day', '2026-02-05T05:00:00Z', 'overdue'],
  ])('at %s is %3$s', (_, now, state) => {
    const due = actionNoticeDueAt(new Date('2026-01-05T15:00:00Z'), NEW_YORK);
    expect(actionNoticeState(due, new Date(now), NEW_YORK)).toBe(state);
    expect(isActionNoticeDue({ notice_due_at: due }, new Date(now), NEW_YORK)).toBe(state !== 'later');
  });

  it('is never due if none is owed', () => {
    expect(isActionNoticeDue({ notice_due_at: null }, new Date('2100-01-01'), NEW_YORK)).toBe(false);
  });
});
