import { submissionStatusLabel } from '@brokerage/domain/application/lists/submissionStatusLabel';
import { isOpenStatus } from '@brokerage/domain/application/workflow/applicationWorkflow';
import type { Mail } from '@brokerage/domain/mail';
import { type MemberMailContext, memberMail } from '@brokerage/domain/mail/memberMail';
import { companyDate } from '@brokerage/domain/schedule/companyMoment';
import { type ApplicationPage, applicationAddress } from '../applicationMail.ts';

interface Reminder extends MemberMailContext {
  id: string;
  page: ApplicationPage;
  reference: string;
  status: string;
  dueAt: Date;
}

/** Says what is left to do: decide, or record the notice of a decision. */
function toSentences({ reference, status, dueAt, now }: Reminder, day: string): readonly string[] {
  const isOverdue = now > dueAt;
  if (isOpenStatus(status)) {
    return [
      `Application ${reference} is still open. Under Regulation B (12 CFR 1002.9), the applicant ${isOverdue ? 'had to' : 'must'} hear about a decision by ${day}.`,
      'Decide on the application, or close it if the applicant withdrew it.',
    ];
  }
  return [
    `Application ${reference} is marked “${submissionStatusLabel(status)}.” The notice to the applicant ${isOverdue ? 'was' : 'is'} due by ${day} (12 CFR 1002.9).`,
    'The portal doesn’t send it. Record it there once it’s sent.',
  ];
}

/** Reminds of the notice that an applicant is owed. Names the application by its reference number alone. */
export function actionNoticeMail(reminder: Reminder): Mail {
  const { id, page, reference, dueAt, tenant, now } = reminder;
  const day = companyDate(dueAt, tenant.office_schedule.time_zone);
  const subject =
    now > dueAt
      ? `Notice to applicant overdue: ${reference}`
      : `Notice to applicant due ${day}: ${reference}`;
  const lines = [
    ...toSentences(reminder, day),
    '',
    'Open it in the Officer Portal:',
    applicationAddress(tenant, page, id),
  ];
  return memberMail(reminder, { kind: 'notice_reminder', subject, lines });
}
