import { DEFAULT_OFFICE_SCHEDULE } from '../defaultOfficeSchedule.ts';

/** The default hours in a time zone three hours behind the default one. */
export const pacificSchedule = { ...DEFAULT_OFFICE_SCHEDULE, time_zone: 'America/Los_Angeles' };
