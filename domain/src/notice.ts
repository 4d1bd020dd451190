import * as z from 'zod';
import { flyerNoticeSchema } from './flyer/record/flyerNotice.ts';
import { flyerEndNoticeSchema } from './flyer/validity/flyerEndNotice.ts';
import { licenseNoticeSchema } from './license/licenseNotice.ts';
import { mailNoticeSchema } from './mail/mailNotice.ts';
import { profileNoticeSchema } from './member/profileNotice.ts';
import { contactNoticeSchema } from './submission/contactNotice.ts';
import { applicantMailNoticeSchema } from './submission/mails/applicantMailNotice.ts';
import { submissionNoticeSchema } from './submission/submissionNotice.ts';
import { actionNoticeReminderSchema } from './submission/workflow/actionNoticeReminder.ts';

/** Any notice that a member gets in the portal. */
export const noticeSchema = z.discriminatedUnion('kind', [
  flyerNoticeSchema,
  profileNoticeSchema,
  submissionNoticeSchema,
  contactNoticeSchema,
  actionNoticeReminderSchema,
  licenseNoticeSchema,
  flyerEndNoticeSchema,
  mailNoticeSchema,
  applicantMailNoticeSchema,
]);
export type Notice = z.output<typeof noticeSchema>;
