import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Mail } from '@brokerage/domain/mail';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { applicantMailFoot } from '../preapproval/applicationMail.ts';

interface CallMailFacts {
  to: string;
  tenant: Tenant;
  /** When the call is, in words. */
  time: string;
  now: Date;
}

/** Returns when a call is: `Friday, Nov 27, 12 PM to 3 PM, Eastern time`. */
export const toCallTime = (callback: string, timeZone: string): string =>
  `${callbackTimeText(callback)}, ${formatTimeZone(timeZone)}`;

interface MemberCallMailFacts extends CallMailFacts {
  /** Of the callback request. */
  reference: string;
  /** Where it opens in the portal. */
  address: string;
}

/** Returns a mail about a callback request. Like every mail to a member, it has record numbers and no names. */
const callMail = (
  subject: string,
  sentence: string,
  { to, tenant, reference, address, now }: MemberCallMailFacts,
): Mail => ({
  kind: 'call_scheduled',
  to: [to],
  replyTo: tenant.mailbox,
  message: {
    subject: `${subject}: ${reference}`,
    text: [
      sentence,
      '',
      `Callback request: ${reference}. Log the call and close it in the Officer Portal:`,
      address,
    ].join('\n'),
  },
  created_at: now,
});

/** Tells an officer that a visitor asked them to call. */
export const askedCallMail = (facts: MemberCallMailFacts): Mail =>
  callMail('Call requested', `A visitor to your page asked for a call: ${facts.time}.`, facts);

/** Tells the officer, or the office, that an applicant chose a time. */
export const scheduledCallMail = (facts: MemberCallMailFacts & { applicationReference: string }): Mail =>
  callMail(
    'Call scheduled',
    `The applicant for ${facts.applicationReference} scheduled a call: ${facts.time}.`,
    facts,
  );

/** Confirms the time to the applicant. Like the mail about the application, it repeats nothing that was typed. */
export function callConfirmationMail({
  to,
  tenant,
  applicationReference,
  time,
  now,
}: CallMailFacts & { applicationReference: string }): Mail {
  return {
    kind: 'call_confirmed',
    to: [to],
    replyTo: tenant.mailbox,
    message: {
      subject: `Your call is scheduled: ${time}`,
      text: [
        'Hello,',
        '',
        `A loan officer will call you about application ${applicationReference}: ${time}. The call may come from a number you don’t recognize.`,
        '',
        `Need another time? Call ${tenant.phone} and mention reference number ${applicationReference}.`,
        '',
        ...applicantMailFoot(tenant),
      ].join('\n'),
    },
    created_at: now,
  };
}
