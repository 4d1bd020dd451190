import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findCallingOfficer } from '../../../lib/directory/findCallingOfficer.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';

/** Formats hours like the parts of the day they're shown with: `Mon-Fri, 9 AM to 6 PM`. */
const formatHours = (hours: string) =>
  hours.replaceAll(/ (\d[\d:]*) ?([AP]M) ?- ?(\d[\d:]*) ?([AP]M)/g, ', $1 $2 to $3 $4');

/** Returns a sentence with the call hours of the chosen officer, or else the company. */
export function useCallHours(officerId: string | undefined): string {
  const company = useCompany();
  const state = useDirectory(officerId !== undefined);
  const calling =
    officerId !== undefined && state.status === 'ready'
      ? findCallingOfficer(state.directory, officerId, company.schedule)
      : undefined;
  if (!calling) {
    return `Our office hours are ${formatHours(company.hours)}, ${formatTimeZone(company.schedule.time_zone)}.`;
  }
  const { officer, branch, schedule } = calling;
  const hours = branch?.own_hours?.text ?? company.hours;
  return `${toFirstName(officer.name)}’s office hours are ${formatHours(hours)}, ${formatTimeZone(schedule.time_zone)}.`;
}
