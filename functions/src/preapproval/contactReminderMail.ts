import type { ContactNotice } from '@brokerage/domain/application/contactNotice';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Mail } from '@brokerage/domain/mail';
import { requireEnv } from '../requireEnv.ts';
import { officeTime } from './applicationMail.ts';

/** The portal's first page; web/src/lib/routes/routePaths.ts has it too. */
const PORTAL = '/officer-portal';

interface Reminder {
  kind: ContactNotice['kind'];
  reference: string;
  dueAt: Date;
  tenant: Tenant;
  to: string;
  now: Date;
}

/** Reminds of an applicant whom nobody has contacted yet. Names the application by its reference number alone. */
export function contactReminderMail({ kind, reference, dueAt, tenant, to, now }: Reminder): Mail {
  const by = officeTime.format(dueAt);
  const isOverdue = kind === 'contact_overdue';
  const lines = [
    isOverdue
      ? `Application ${reference} is overdue. We promised the applicant a call by ${by}.`
      : `Application ${reference} is waiting for its first contact. Please contact the applicant by ${by}.`,
    '',
    'Open it in the Officer Portal:',
    `${requireEnv('SITE_ORIGIN')}${PORTAL}`,
    '',
    `${tenant.company_name}, ${tenant.phone}, ${tenant.mailbox}`,
  ];
  return {
    to: [to],
    replyTo: tenant.mailbox,
    message: {
      subject: isOverdue
        ? `Overdue: contact application ${reference}`
        : `Due soon: contact application ${reference}`,
      text: lines.join('\n'),
    },
    created_at: now,
  };
}
