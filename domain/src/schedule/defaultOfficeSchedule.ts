import { FEDERAL_HOLIDAYS } from './federalHolidays.ts';
import type { OfficeSchedule } from './officeSchedule.ts';

const day = { opens: '09:00', closes: '18:00' };

/** The hours of a company that hasn't set its own. */
export const DEFAULT_OFFICE_SCHEDULE: OfficeSchedule = {
  time_zone: 'America/New_York',
  week: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: null,
    sunday: null,
  },
  holidays: [...FEDERAL_HOLIDAYS],
  closed_days: [],
};
