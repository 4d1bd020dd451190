import { company } from '@brokerage/domain/company/company';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Officer } from '@brokerage/domain/directory/officer';
import type { Mail } from '@brokerage/domain/mail';
import type { Application } from '@brokerage/domain/preapproval/application';
import { documentChecklist } from '@brokerage/domain/preapproval/documentChecklist';
import { contactBy } from '@brokerage/domain/schedule/businessHours';

interface Submitted {
  application: Application;
  reference: string;
  now: Date;
  tenant: Tenant;
  officer: Officer | undefined;
  /** Mailbox for the new lead: the officer's, else the company's. */
  leadAddress: string;
  /** PDF bytes of the consent receipt. */
  receipt: Uint8Array;
}

const officeTime = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * To the chosen officer, else to the general mailbox. Mail is not a safe place for personal data: it says that
 * there is an application and where to read it, no more.
 */
export function memberMail({ application, reference, now, officer, leadAddress }: Submitted): Mail {
  const lines = [
    `A new pre-approval application has arrived: ${reference}.`,
    `Purpose: ${application.purpose}`,
    `Best time to call: ${application.best_contact_time ?? 'not given'}`,
    officer ? `The applicant works with: ${officer.name}` : 'The applicant has no loan officer yet.',
    `Please contact the applicant by ${officeTime.format(contactBy(now))}.`,
    '',
    'Open the application in the Officer Portal.',
  ];
  return {
    to: [leadAddress],
    message: { subject: `New application ${reference}`, text: lines.join('\n') },
    created_at: now,
  };
}

/**
 * To the applicant. Nothing that was typed into the form is repeated: anyone can type somebody else's address,
 * and the company's mail must not carry a stranger's words there.
 */
export function applicantMail({ application, reference, now, tenant, receipt }: Submitted): Mail {
  const text = [
    'Hello,',
    '',
    `${tenant.company_name} received a pre-approval application with this email address. Your reference number is ${reference}`,
    '',
    `A loan officer will review it and contact you within 24 hours, not counting weekends and federal holidays: by ${officeTime.format(contactBy(now))}.`,
    '',
    'What to have ready for the call:',
    ...documentChecklist(application).map((document) => `- ${document}`),
    '',
    "Please don't send documents or your Social Security number by email.",
    'What you agreed to is attached for your records. It is not a commitment to lend.',
    '',
    `If this wasn't you, please let us know: ${tenant.phone}, ${tenant.mailbox}.`,
    '',
    `${tenant.company_name}, NMLS #${tenant.nmls_id}. Equal Housing Opportunity.`,
    ...tenant.licence_lines,
  ].join('\n');
  return {
    to: [application.email],
    replyTo: tenant.mailbox,
    message: {
      subject: `We have your application ${reference}`,
      text,
      attachments: [
        {
          filename: `consent-receipt-${reference}.pdf`,
          content: Buffer.from(receipt).toString('base64'),
          encoding: 'base64',
          contentType: 'application/pdf',
        },
      ],
    },
    created_at: now,
  };
}
