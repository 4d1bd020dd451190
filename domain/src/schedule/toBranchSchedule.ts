import type { OfficeSchedule, OfficeWeek } from './officeSchedule.ts';
import { branchTimeZone } from './timeZones.ts';

interface BranchHours {
  state: string;
  time_zone?: string | undefined;
  /** Its own hours; null or absent: the company's. */
  week?: OfficeWeek | null | undefined;
}

/**
 * Returns when a branch is open, in its own time zone: its own hours or the company's, and the company's holidays. Without a branch, the
 * company's schedule.
 */
export const toBranchSchedule = (branch: BranchHours | undefined, company: OfficeSchedule): OfficeSchedule =>
  branch
    ? {
        ...company,
        week: branch.week ?? company.week,
        time_zone: branchTimeZone(branch, company.time_zone),
      }
    : company;
