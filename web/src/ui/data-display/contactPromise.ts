import { contactBy, daysOffBetween } from '@brokerage/domain/schedule/businessHours';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import { formatList } from '@brokerage/domain/text/formatList';
import { currentCompany } from '../../lib/company/companyStore.ts';
import { companyTimeZone, keepTimesTogether } from '../../lib/format/time/companyTime.ts';

const moment = zonedFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** The server's response; older ones have only the time when the application arrived. */
interface Receipt {
  created_at: string;
  contact_by?: string | undefined;
  days_off?: readonly string[] | undefined;
}

/** Returns the promised contact deadline, as stored by the server; submissions in the portal use the same one. */
export const toContactBy = ({ created_at, contact_by }: Receipt): Date =>
  contact_by === undefined
    ? contactBy(new Date(created_at), currentCompany().schedule)
    : new Date(contact_by);

/** Formats the promised contact deadline in the company's time zone: Tuesday, November 24 at 5:30 PM ET. */
export const contactPromise = (receipt: Receipt): string =>
  moment(companyTimeZone()).format(toContactBy(receipt));

/** Keeps a day (`Nov 24`, `November 24`) and a time from breaking across lines. */
export const keepDatesTogether = (text: string): string =>
  keepTimesTogether(text.replace(/\b([A-Z][a-z]{2,8}) (\d{1,2})\b/g, '$1\u00a0$2'));

export interface ContactPromise {
  promise: string;
  /** Set if days when the office is closed make it later than 24 hours. */
  note?: string;
}

/**
 * Returns a sentence about when the applicant will be contacted. `caller` is the officer's first name. `review` says what happens first, for
 * a sentence that doesn't follow one about the application.
 */
export function formatContactPromise(
  receipt: Receipt,
  caller = 'A loan officer',
  review = 'review it',
): ContactPromise {
  const daysOff =
    receipt.days_off ??
    daysOffBetween(new Date(receipt.created_at), toContactBy(receipt), currentCompany().schedule);
  const by = keepDatesTogether(contactPromise(receipt));
  const isLater = toContactBy(receipt).getTime() > new Date(receipt.created_at).getTime() + DAY_MS;
  const contact = `${caller} will ${review} and contact you`;
  if (!isLater) return { promise: `${contact} within 24 hours, by ${by}.` };
  if (daysOff.length === 0) return { promise: `${contact} by ${by}.` };
  return {
    promise: `${contact} by ${by}.`,
    note: `That’s within 24 hours, not counting ${formatList(daysOff.map(shorten))}, when our office is closed.`,
  };
}

/** Drop “Day” in running text. */
const shorten = (day: string) => (day === 'Thanksgiving Day' ? 'Thanksgiving' : day);
