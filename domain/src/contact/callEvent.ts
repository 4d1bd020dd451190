import type { PublicCompany } from '../company/publicCompany.ts';
import { capitalize } from '../text/capitalize.ts';
import type { CalendarEvent } from './calendarFile.ts';
import type { ScheduledCall } from './scheduleCall.ts';

/** Returns what a call is about, in words: its application, or the request itself. */
export const toCallSubject = (number: string): string =>
  number.startsWith('CB-') ? `your request ${number}` : `application ${number}`;

/** Returns a scheduled call for a calendar; `number` is the borrower's reference number. */
export const toCallEvent = (
  call: Pick<ScheduledCall, 'reference_number' | 'from' | 'to' | 'sequence'>,
  number: string,
  company: Pick<PublicCompany, 'shortName' | 'phoneDisplay'>,
): CalendarEvent => {
  const about = toCallSubject(number);
  return {
    uid: call.reference_number,
    sequence: call.sequence,
    title: `Call from ${company.shortName}`,
    description: `We’ll call you during this window. ${capitalize(about)}. Questions? Call ${company.phoneDisplay}.`,
    from: new Date(call.from),
    to: new Date(call.to),
  };
};
