import * as z from 'zod';
import { applicationNoticeSchema } from './application/applicationNotice.ts';
import { contactNoticeSchema } from './application/contactNotice.ts';
import { applicantMailNoticeSchema } from './application/mails/applicantMailNotice.ts';
import { actionNoticeReminderSchema } from './application/workflow/actionNoticeReminder.ts';
import { flyerNoticeSchema } from './flyer/record/flyerNotice.ts';
import { flyerEndNoticeSchema } from './flyer/validity/flyerEndNotice.ts';
import { licenseNoticeSchema } from './license/licenseNotice.ts';
import { mailNoticeSchema } from './mail/mailNotice.ts';
import { profileNoticeSchema } from './member/profileNotice.ts';

/** Any notice that a member gets in the portal. */
export const noticeSchema = z.discriminatedUnion('kind', [
  flyerNoticeSchema,
  profileNoticeSchema,
  applicationNoticeSchema,
  contactNoticeSchema,
  actionNoticeReminderSchema,
  licenseNoticeSchema,
  flyerEndNoticeSchema,
  mailNoticeSchema,
  applicantMailNoticeSchema,
]);
export type Notice = z.output<typeof noticeSchema>;
