import type { ContactNotice } from '@brokerage/domain/application/contactNotice';
import type { Mail } from '@brokerage/domain/mail';
import { type MemberMailContext, memberMail } from '@brokerage/domain/mail/memberMail';
import type { SubmissionKind } from '@brokerage/domain/preapproval/record/submission';
import { type ApplicationPage, applicationAddress, formatOfficeTime } from '../applicationMail.ts';

interface Reminder extends MemberMailContext {
  kind: ContactNotice['kind'];
  about: SubmissionKind;
  id: string;
  page: ApplicationPage;
  reference: string;
  dueAt: Date;
}

type ReminderWords = Record<
  ContactNotice['kind'],
  (facts: { reference: string; by: string }) => { subject: string; sentence: string }
>;

const WORDS: Record<SubmissionKind, ReminderWords> = {
  application: {
    contact_due_soon: ({ reference, by }) => ({
      subject: `Due soon: contact application ${reference}`,
      sentence: `Application ${reference} is waiting for its first contact. Please contact the applicant by ${by}.`,
    }),
    contact_overdue: ({ reference, by }) => ({
      subject: `Overdue: contact application ${reference}`,
      sentence: `Application ${reference} is overdue. We promised to contact the applicant by ${by}.`,
    }),
  },
  callback: {
    contact_due_soon: ({ reference, by }) => ({
      subject: `Call now: callback request ${reference}`,
      sentence: `It’s time for callback request ${reference}. Please call by ${by}.`,
    }),
    contact_overdue: ({ reference, by }) => ({
      subject: `Overdue: callback request ${reference}`,
      sentence: `Callback request ${reference} is overdue. We promised a call by ${by}.`,
    }),
  },
};

/** Reminds of a person whom nobody has contacted yet. Names the application or callback request by its reference number alone. */
export function contactReminderMail(reminder: Reminder): Mail {
  const { kind, about, id, page, reference, dueAt, tenant } = reminder;
  const { subject, sentence } = WORDS[about][kind]({ reference, by: formatOfficeTime(dueAt, tenant) });
  const lines = [sentence, '', 'Open it in the Officer Portal:', applicationAddress(tenant, page, id)];
  return memberMail(reminder, { kind: 'contact_reminder', subject, lines });
}
