import * as z from 'zod';
import { openMinutesBetween } from '../schedule/businessHours.ts';
import { contactClock } from '../schedule/contactClock.ts';
import type { OfficeSchedule } from '../schedule/officeSchedule.ts';
import { submissionSchema } from './submission.ts';
import { awaitsFirstContact } from './workflow/submissionWorkflow.ts';

/** A calendar month, such as `2026-11`. */
export const monthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Give a month as yyyy-mm');

/** Number of months per report. */
export const REPORT_MONTHS = 6;
/** Maximum number of applications per month in a report, the earliest first. */
export const REPORT_LIMIT = 5000;

const contactFiguresSchema = z.object({
  /** Applications received, without duplicates and spam. */
  received: z.number().int(),
  /** The received ones whose applicant was contacted. */
  contacted: z.number().int(),
  /** First contact was made by the promised time. */
  kept: z.number().int(),
  /** First contact came later, or is overdue. */
  missed: z.number().int(),
  /** Median time from receipt to first contact, in minutes of office hours; null if no one was contacted. */
  median_minutes: z.number().int().nullable(),
});
export type ContactFigures = z.output<typeof contactFiguresSchema>;

/** First contacts of a month's applications, computed from their submissions and stored for a while. */
export const contactReportSchema = z.object({
  month: monthSchema,
  as_of: z.date(),
  total: contactFiguresSchema,
  /** By current assignee: a directory entry, null for the General team. */
  officers: z.array(contactFiguresSchema.extend({ officer_id: z.string().nullable() })),
  /** Whether the month has more applications than the report includes. */
  is_cut: z.boolean(),
});
export type ContactReport = z.output<typeof contactReportSchema>;

/** The fields of a submission that a report reads. */
export const reportedSubmissionSchema = submissionSchema.pick({
  kind: true,
  status: true,
  created_at: true,
  lo_assigned_id: true,
  due_at: true,
  due_soon_at: true,
  first_contact_at: true,
});
export type ReportedSubmission = z.output<typeof reportedSubmissionSchema>;

/** Returns the month a number of months later. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 'yyyy-mm'.length);
}

/** Returns the first day of a month and of the next one. */
export const monthDays = (month: string): { first: string; next: string } => ({
  first: `${month}-01`,
  next: `${shiftMonth(month, 1)}-01`,
});

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

function toFigures(
  submissions: readonly ReportedSubmission[],
  schedule: OfficeSchedule,
  now: Date,
): ContactFigures {
  const minutes: number[] = [];
  let kept = 0;
  let missed = 0;
  for (const submission of submissions) {
    const { created_at, first_contact_at } = submission;
    if (first_contact_at) minutes.push(openMinutesBetween(created_at, first_contact_at, schedule));
    const { state } = contactClock(submission, now);
    if (state === 'kept') kept += 1;
    // Submissions closed or put on hold without a contact count as neither, because no contact is due.
    else if (state === 'missed' || (state === 'overdue' && awaitsFirstContact(submission))) missed += 1;
  }
  return {
    received: submissions.length,
    contacted: minutes.length,
    kept,
    missed,
    median_minutes: median(minutes),
  };
}

/**
 * Returns whether a submission belongs in the report: applications do; callback requests don't, because they were promised a different
 * time.
 */
export const isReported = ({ kind }: Pick<ReportedSubmission, 'kind'>): boolean => kind === 'application';

/** Statuses of submissions that turned out not to be separate applications. */
const NOT_COUNTED: readonly string[] = ['duplicate', 'spam'];

/** Sums up the first contacts of the applications among submissions, in total and by officer, those with most applications first. */
export function toContactReport(
  submissions: readonly ReportedSubmission[],
  schedule: OfficeSchedule,
  now: Date,
): Pick<ContactReport, 'total' | 'officers'> {
  const counted = submissions.filter((one) => isReported(one) && !NOT_COUNTED.includes(one.status));
  const byOfficer = Map.groupBy(counted, ({ lo_assigned_id }) => lo_assigned_id);
  return {
    total: toFigures(counted, schedule, now),
    officers: [...byOfficer]
      .map(([officer_id, theirs]) => ({ officer_id, ...toFigures(theirs, schedule, now) }))
      .toSorted((one, other) => other.received - one.received),
  };
}

/** Returns the share of first contacts that came by the promised time, from 0 to 1; null while none was due. */
export const keptShare = ({ kept, missed }: ContactFigures): number | null =>
  kept + missed === 0 ? null : kept / (kept + missed);
