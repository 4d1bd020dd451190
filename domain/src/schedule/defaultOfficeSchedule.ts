import { company } from '../company/company.ts';
import { FEDERAL_HOLIDAYS } from './federalHolidays.ts';
import type { OfficeSchedule } from './officeSchedule.ts';

const toTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const day = { opens: toTime(company.hours.opens), closes: toTime(company.hours.closes) };

/** The hours of a company that hasn't set its own. The public pages, which are built without the settings, show these. */
export const DEFAULT_OFFICE_SCHEDULE: OfficeSchedule = {
  time_zone: company.hours.timeZone,
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
