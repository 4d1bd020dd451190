import type { Tenant } from '@brokerage/domain/company/tenant';
import type { ContactMessage } from '@brokerage/domain/contact/contactMessage';
import { CONTACT_TOPICS } from '@brokerage/domain/contact/topics';
import type { Mail } from '@brokerage/domain/mail';
import { formatCallbackTime } from '@brokerage/domain/schedule/callbackTimes';

/**
 * To the company's mailbox, to be answered from there. Text only, and what was typed stands in the body alone:
 * a subject made of a stranger's words would pass for the company's own in a list of mails.
 */
export function contactMail(message: ContactMessage, tenant: Tenant, now: Date): Mail {
  const topic = CONTACT_TOPICS.find(({ value }) => value === message.topic)?.label ?? message.topic;
  const callback = message.callback && (formatCallbackTime(message.callback, now) ?? message.callback);
  return {
    to: [tenant.mailbox],
    replyTo: message.email,
    message: {
      subject: `Website message: ${topic}`,
      text: [
        `From: ${message.name}`,
        `Email: ${message.email}`,
        `Phone: ${message.phone ?? 'not given'}`,
        `Call back: ${callback ? `${callback}, Eastern time` : 'not asked for'}`,
        '',
        'What the visitor wrote on the contact page:',
        '',
        message.message,
      ].join('\n'),
    },
    created_at: now,
  };
}
