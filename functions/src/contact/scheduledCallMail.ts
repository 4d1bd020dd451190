import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Mail } from '@brokerage/domain/mail';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';

interface ScheduledCallFacts {
  /** The officer's mailbox, else the company's. */
  to: string;
  tenant: Tenant;
  reference: string;
  applicationReference: string;
  callback: string;
  timeZone: string;
  now: Date;
}

/** Tells whoever calls that an applicant chose a time. Like every mail to a member, it names records by number and nobody by name. */
export function scheduledCallMail(facts: ScheduledCallFacts): Mail {
  const { to, tenant, reference, applicationReference, callback, timeZone, now } = facts;
  const time = `${callbackTimeText(callback)}, ${formatTimeZone(timeZone)}`;
  return {
    kind: 'call_scheduled',
    to: [to],
    replyTo: tenant.mailbox,
    message: {
      subject: `Call scheduled: ${reference}`,
      text: [
        `The applicant for ${applicationReference} scheduled a call: ${time}.`,
        '',
        `Callback request: ${reference}. Open it in the Officer Portal, log the call and close it there.`,
      ].join('\n'),
    },
    created_at: now,
  };
}
