import { toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { type CalendarEvent, toCalendarFile } from '@brokerage/domain/contact/calendarFile';
import { toCallEvent, toCallSubject } from '@brokerage/domain/contact/callEvent';
import { callPath } from '@brokerage/domain/contact/callPage';
import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import type { Mail } from '@brokerage/domain/mail';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { applicantMailFooter } from '../preapproval/applicationMail.ts';

/** Changes of a call that members and the borrower get mail about. */
export type CallChange = 'scheduled' | 'moved' | 'canceled';

interface CallMailFacts {
  to: string;
  tenant: Tenant;
  call: ScheduledCall;
  /** The number in the borrower's mail: the application's, or the call's if there is no application. */
  number: string;
  change: CallChange;
  /** The earlier time, if the call was moved. */
  before?: Pick<ScheduledCall, 'callback' | 'time_zone'> | undefined;
  now: Date;
}

/** Returns a call's time as text: `Friday, Nov 27, 12 PM to 3 PM, Eastern time`. */
export const toCallTime = (callback: string, timeZone: string): string =>
  `${callbackTimeText(callback)}, ${formatTimeZone(timeZone)}`;

type Attachment = NonNullable<Mail['message']['attachments']>[number];

/** Returns a calendar file for a call. A later file for the same call updates the reader's entry. */
function calendarAttachment(
  promised: CalendarEvent,
  { tenant, change }: Pick<CallMailFacts, 'tenant' | 'change'>,
): Attachment {
  const file = toCalendarFile({
    ...promised,
    isCanceled: change === 'canceled',
    organizer: { name: tenant.company_name, email: tenant.mailbox },
  });
  return {
    filename: 'loan-officer-call.ics',
    content: Buffer.from(file).toString('base64'),
    encoding: 'base64',
    contentType: 'text/calendar; charset=utf-8',
  };
}

interface MemberCallMailFacts extends CallMailFacts {
  /** URL of the call in the portal. */
  address: string;
}

const MEMBER_SUBJECTS = {
  scheduled: 'Call scheduled',
  moved: 'Call moved',
  canceled: 'Call canceled',
} as const;

/** Returns whether a scheduled call was canceled before: only then has it changed already. */
const wasCanceled = ({ sequence = 0 }: ScheduledCall): boolean => sequence > 0;

function toMemberSentence({ call, number, change, before }: MemberCallMailFacts): string {
  const time = toCallTime(call.callback, call.time_zone);
  const isAsked = number === call.reference_number;
  const who = isAsked ? 'The visitor' : `The applicant for ${number}`;
  switch (change) {
    case 'scheduled':
      if (wasCanceled(call)) return `${who} scheduled the call again: ${time}.`;
      return isAsked
        ? `A visitor to your page asked for a call: ${time}.`
        : `${who} scheduled a call: ${time}.`;
    case 'moved':
      return `${who} moved the call to ${time}.${before ? ` It was ${toCallTime(before.callback, before.time_zone)}.` : ''}`;
    case 'canceled':
      return `${who} canceled the call: ${time}.`;
  }
}

/**
 * Returns the mail that tells the officer or the office what happened to a call. Like all mail to members, it has record numbers and no
 * names.
 */
export function memberCallMail(facts: MemberCallMailFacts): Mail {
  const { to, tenant, call, number, change, address, now } = facts;
  const reference = call.reference_number;
  const isAsked = change === 'scheduled' && !wasCanceled(call) && number === reference;
  const subject = isAsked ? 'Call requested' : MEMBER_SUBJECTS[change];
  const task = change === 'canceled' ? 'No action needed. View it' : 'Log the call and close it';
  const entry = {
    uid: reference,
    sequence: call.sequence,
    title: `Call back: ${reference}`,
    description: address,
    from: new Date(call.from),
    to: new Date(call.to),
  };
  return {
    kind: 'call_scheduled',
    to: [to],
    replyTo: tenant.mailbox,
    message: {
      subject: `${subject}: ${reference}`,
      text: [
        toMemberSentence(facts),
        '',
        `Callback request: ${reference}. ${task} in the Officer Portal:`,
        address,
      ].join('\n'),
      attachments: [calendarAttachment(entry, { tenant, change })],
    },
    created_at: now,
  };
}

interface BorrowerCallMailFacts extends CallMailFacts {
  /** Name of the caller in the public directory. Undefined if anyone on the team may call. */
  officerName: string | undefined;
  /** The secret of the link that changes or cancels the call. */
  secret: string;
}

const BORROWER_SUBJECTS = {
  scheduled: 'Your call is scheduled',
  moved: 'Your call has been moved',
  canceled: 'Your call has been canceled',
} as const;

/**
 * Returns the mail that tells the borrower when to expect the call, with the link to change or cancel it. Like the mail about the
 * application, it repeats none of the borrower's input.
 */
export function borrowerCallMail(facts: BorrowerCallMailFacts): Mail {
  const { to, tenant, call, number, change, before, officerName, secret, now } = facts;
  const time = toCallTime(call.callback, call.time_zone);
  const about = toCallSubject(number);
  const instead = before ? ` Your earlier time was ${toCallTime(before.callback, before.time_zone)}.` : '';
  const isCanceled = change === 'canceled';
  const { shortName, phoneDisplay } = toPublicCompany(tenant);
  return {
    kind: 'call_confirmed',
    to: [to],
    replyTo: tenant.mailbox,
    message: {
      subject: `${BORROWER_SUBJECTS[change]}: ${time}`,
      text: [
        'Hello,',
        '',
        isCanceled
          ? `Your call about ${about} (${time}) is canceled.`
          : `${officerName ?? 'A loan officer'} will call you about ${about}: ${time}.${instead} The call may come from a number you don’t recognize.`,
        '',
        isCanceled ? 'Changed your mind? Pick a new time here:' : 'Need to change the time or cancel?',
        siteAddress(tenant, callPath(number, secret)),
        '',
        `You can also call ${tenant.phone} and mention reference number ${number}.`,
        '',
        ...applicantMailFooter(tenant),
      ].join('\n'),
      attachments: [
        calendarAttachment(toCallEvent(call, number, { shortName, phoneDisplay }), { tenant, change }),
      ],
    },
    created_at: now,
  };
}
