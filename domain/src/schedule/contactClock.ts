import { contactBy, halfOfOfficeHours } from './businessHours.ts';
import { DEFAULT_OFFICE_SCHEDULE } from './defaultOfficeSchedule.ts';
import type { OfficeSchedule } from './officeSchedule.ts';

/** Deadline for contacting an applicant, and when half of that time has passed. */
export interface ContactDeadlines {
  due_at: Date;
  due_soon_at: Date;
}

/** Returns the deadlines of a submission received now, in office hours. They are stored with it and don't change. */
export function toContactDeadlines(submittedAt: Date, schedule: OfficeSchedule): ContactDeadlines {
  const due_at = contactBy(submittedAt, schedule);
  return { due_at, due_soon_at: halfOfOfficeHours(submittedAt, due_at, schedule) };
}

/** `kept` and `missed` once the applicant was contacted. */
type ContactClockState = 'on_time' | 'due_soon' | 'overdue' | 'kept' | 'missed';

export interface ContactClock {
  dueAt: Date;
  dueSoonAt: Date;
  state: ContactClockState;
}

/** The fields of a submission that its first-contact clock needs. */
interface ClockedSubmission {
  created_at: Date;
  due_at: Date | null;
  due_soon_at: Date | null;
  first_contact_at: Date | null;
}

function toState({ due_at, due_soon_at }: ContactDeadlines, contactedAt: Date | null, now: Date) {
  if (contactedAt) return contactedAt <= due_at ? 'kept' : 'missed';
  if (now > due_at) return 'overdue';
  return now >= due_soon_at ? 'due_soon' : 'on_time';
}

/** Returns the state of a submission's first-contact promise. Records from before deadlines were stored use the default hours. */
export function contactClock(submission: ClockedSubmission, now: Date): ContactClock {
  const { created_at, due_at, due_soon_at, first_contact_at } = submission;
  const deadlines =
    due_at && due_soon_at ? { due_at, due_soon_at } : toContactDeadlines(created_at, DEFAULT_OFFICE_SCHEDULE);
  return {
    dueAt: deadlines.due_at,
    dueSoonAt: deadlines.due_soon_at,
    state: toState(deadlines, first_contact_at, now),
  };
}
