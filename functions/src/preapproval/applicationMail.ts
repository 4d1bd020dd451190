import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Officer } from '@brokerage/domain/directory/officer';
import type { Mail } from '@brokerage/domain/mail';
import { mailSignature } from '@brokerage/domain/mail/mailSignature';
import { leadPath, submissionPath } from '@brokerage/domain/portalPaths';
import type { Application } from '@brokerage/domain/preapproval/form/application';
import { documentChecklist } from '@brokerage/domain/preapproval/form/documentChecklist';
import { daysOffBetween } from '@brokerage/domain/schedule/businessHours';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import { formatList } from '@brokerage/domain/text/formatList';

/** The portal pages of a submission: for administrators, and for its officer. */
const PAGES = { submissions: submissionPath, leads: leadPath } as const;
export type SubmissionPage = keyof typeof PAGES;

/** Returns a submission's address in the portal. */
export const submissionAddress = (tenant: Tenant, page: SubmissionPage, id: string): string =>
  siteAddress(tenant, PAGES[page](id));

interface Submitted {
  /** The applicant's answers. */
  application: Application;
  reference: string;
  /** When the application was submitted. */
  submittedAt: Date;
  /** Deadline for contacting the applicant. */
  contactBy: Date;
}

interface NewLead extends Submitted {
  tenant: Tenant;
  officer: Officer | undefined;
  /** Mailbox for the new lead: the officer's, otherwise the company's. */
  leadAddress: string;
  id: string;
  /** The page on which the recipient finds it. */
  page: SubmissionPage;
}

/** Returns the last lines of a mail to an applicant: whom to contact if it wasn't them, and the sender with its licenses. */
export const applicantMailFooter = (tenant: Tenant): string[] => [
  `If this wasn’t you, please let us know: ${tenant.phone}, ${tenant.mailbox}.`,
  '',
  ...mailSignature(tenant),
];

interface Received extends Submitted {
  tenant: Tenant;
  /** The applicant's address. */
  to: string;
  /** PDF bytes of the consent receipt. */
  receiptPdf: Uint8Array;
}

/** Formats a time in the company's time zone: `Tuesday, November 24 at 5:30 PM ET`. */
export const formatCompanyTime = (at: Date, { office_schedule }: Tenant): string =>
  companyTime(office_schedule.time_zone).format(at);

const companyTime = zonedFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/**
 * Returns the mail to the chosen officer, otherwise to the general mailbox. Mail is not a safe place for personal data, so it only says
 * that there is an application and where to read it.
 */
export function newApplicationMail({
  application,
  reference,
  submittedAt,
  contactBy,
  tenant,
  officer,
  leadAddress,
  id,
  page,
}: NewLead): Mail {
  const lines = [
    `A new pre-approval application has arrived: ${reference}.`,
    `Purpose: ${application.purpose}`,
    `Best time to call: ${application.best_contact_time ?? 'not given'}`,
    officer ? `The applicant is working with: ${officer.name}` : 'The applicant has no loan officer yet.',
    `Please contact the applicant by ${formatCompanyTime(contactBy, tenant)}.`,
    '',
    'Open the application in the Officer Portal:',
    submissionAddress(tenant, page, id),
  ];
  return {
    kind: 'new_application',
    to: [leadAddress],
    message: { subject: `New application ${reference}`, text: lines.join('\n') },
    created_at: submittedAt,
  };
}

/**
 * Returns the mail to the applicant. It repeats nothing that was typed into the form: anyone can type somebody else's address, and the
 * company's mail must not deliver a stranger's words.
 */
export function applicationReceivedMail({
  application,
  reference,
  submittedAt,
  contactBy,
  tenant,
  to,
  receiptPdf,
}: Received): Mail {
  const daysOff = daysOffBetween(submittedAt, contactBy, tenant.office_schedule);
  const notCounting = daysOff.length > 0 ? `, not counting ${formatList(daysOff)}` : '';
  const text = [
    'Hello,',
    '',
    `${tenant.company_name} received a pre-approval application with this email address. Your reference number is ${reference}`,
    '',
    `A loan officer will review it and contact you within 24 hours${notCounting}: by ${formatCompanyTime(contactBy, tenant)}.`,
    '',
    'What to have ready for the call:',
    ...documentChecklist(application).map((document) => `- ${document}`),
    '',
    'Please don’t send documents or your Social Security number by email.',
    'What you agreed to is attached for your records. It is not a commitment to lend.',
    '',
    ...applicantMailFooter(tenant),
  ].join('\n');
  return {
    kind: 'application_received',
    to: [to],
    replyTo: tenant.mailbox,
    message: {
      subject: `We have your application ${reference}`,
      text,
      attachments: [
        {
          filename: `consent-receipt-${reference}.pdf`,
          content: Buffer.from(receiptPdf).toString('base64'),
          encoding: 'base64',
          contentType: 'application/pdf',
        },
      ],
    },
    created_at: submittedAt,
  };
}
