import * as z from 'zod';
import { requiredLine } from '../text/lines.ts';
import { FEDERAL_HOLIDAYS } from './federalHolidays.ts';
import { isOfficeTimeZone } from './timeZones.ts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Maximum number of extra closed days in a schedule; they are stored with the company's settings. */
export const MAX_CLOSED_DAYS = 60;
const CLOSED_DAY_NAME_MAX = 60;

/** A time of day to the quarter hour, such as `09:00`. */
const quarterHour = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'Choose a time on the quarter hour');

/** Hours of one weekday; the office closes at midnight at the latest, which is `24:00`. */
const dayHoursSchema = z
  .strictObject({ opens: quarterHour, closes: z.union([z.literal('24:00'), quarterHour]) })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'Closing time must be after opening time',
  });
export type DayHours = z.output<typeof dayHoursSchema>;

const closedDaySchema = z.strictObject({
  date: z.iso.date('Choose a date'),
  name: requiredLine(CLOSED_DAY_NAME_MAX, 'Name'),
});

/** The hours of each weekday; null if the office is closed. */
export const weekSchema = z
  .strictObject(
    Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, dayHoursSchema.nullable()])) as Record<
      Weekday,
      z.ZodNullable<typeof dayHoursSchema>
    >,
  )
  // A schedule that never opens could not keep the contact promise.
  .refine((week) => Object.values(week).some((hours) => hours !== null), 'Open on at least one day a week');

export type OfficeWeek = z.output<typeof weekSchema>;

/** When a company's office is open, which the first-contact promise is based on. */
export const officeScheduleSchema = z.strictObject({
  time_zone: z.string().refine(isOfficeTimeZone, 'Choose a time zone'),
  week: weekSchema,
  /** The federal holidays on which the office is closed. */
  holidays: z
    .array(z.enum(FEDERAL_HOLIDAYS))
    .max(FEDERAL_HOLIDAYS.length)
    .refine((names) => new Set(names).size === names.length, 'Each holiday can be listed once'),
  closed_days: z
    .array(closedDaySchema)
    .max(MAX_CLOSED_DAYS, `No more than ${MAX_CLOSED_DAYS} closed days`)
    .superRefine((days, context) => {
      days.forEach(({ date }, index) => {
        if (days.findIndex((other) => other.date === date) === index) return;
        context.addIssue({ code: 'custom', path: [index, 'date'], message: 'This date is already listed' });
      });
    }),
});
export type OfficeSchedule = z.output<typeof officeScheduleSchema>;
