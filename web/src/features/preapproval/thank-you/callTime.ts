import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { formatShortTimeZone } from '@brokerage/domain/schedule/timeZones';
import type { PromisedTime } from './calendarFile.ts';

/** Returns a scheduled call as it's said: `Tuesday, Nov 24, between 9 AM and 12 PM PT`. */
export function formatCallWindow({ callback, time_zone }: ScheduledCall): string {
  const [weekday, date, hours = ''] = callbackTimeText(callback).split(', ');
  const between = hours.replace(' to ', ' and ');
  return `${weekday}, ${date}, between ${between} ${formatShortTimeZone(time_zone)}`;
}

/** Returns a scheduled call as a calendar takes it; `reference` is the application's, the only number that the applicant is given. */
export const toPromisedCall = (
  call: ScheduledCall,
  reference: string,
  company: Pick<PublicCompany, 'shortName' | 'phoneDisplay'>,
): PromisedTime => ({
  uid: call.reference_number,
  title: `Call from ${company.shortName}`,
  description: `We’ll call you during this window. Application ${reference}. Questions? Call ${company.phoneDisplay}.`,
  from: new Date(call.from),
  to: new Date(call.to),
});
