import { objectKeys } from '../collections/records.ts';
import { DAY_MS, HOUR_MS } from '../schedule/durations.ts';

interface MailKindFacts {
  /** What the outbox calls it. */
  label: string;
  /** Who reads it: a member or the company's own mailbox, or an applicant. */
  reader: 'member' | 'applicant';
  /** Repeats what a visitor typed, so its HTML makes nothing of the text. */
  quotesVisitor?: true;
  /** Unrequested and not urgent, so it has an unsubscribe link. */
  isRoutine?: true;
  /** It carries a link that its reader alone may have. Its text is removed once it's sent, or can't be sent anymore. */
  link?: {
    opens: 'account' | 'call';
    /** How long after it was written there is a point in sending it, in milliseconds. */
    lifetimeMs: number;
  };
}

/** Every kind of mail that the product writes. */
const MAIL_KINDS = {
  application_received: { label: 'Application received', reader: 'applicant' },
  application_status: { label: 'Application status', reader: 'applicant' },
  // Calls are offered for the next five business days.
  call_confirmed: {
    label: 'Call confirmation',
    reader: 'applicant',
    link: { opens: 'call', lifetimeMs: 7 * DAY_MS },
  },
  new_application: { label: 'New application', reader: 'member' },
  contact_message: { label: 'Contact form message', reader: 'member', quotesVisitor: true },
  contact_reminder: { label: 'Contact reminder', reader: 'member' },
  notice_reminder: { label: 'Applicant notice reminder', reader: 'member' },
  call_scheduled: { label: 'Call scheduled', reader: 'member' },
  // Identity Platform keeps the link valid for an hour.
  invitation: { label: 'Invitation', reader: 'member', link: { opens: 'account', lifetimeMs: HOUR_MS } },
  account_security: { label: 'Account security', reader: 'member' },
  security_notice: { label: 'Security notice', reader: 'member' },
  flyer_review: { label: 'Flyer review', reader: 'member' },
  flyer_correction: { label: 'Flyer correction', reader: 'member' },
  flyer_recall: { label: 'Flyer recall', reader: 'member' },
  flyer_ending: { label: 'Flyer expiration', reader: 'member', isRoutine: true },
  template_consent: { label: 'Template consent', reader: 'member' },
  license_reminder: { label: 'License reminder', reader: 'member', isRoutine: true },
  daily_summary: { label: 'Daily summary', reader: 'member', isRoutine: true },
  audit_digests: { label: 'Audit digests', reader: 'member', isRoutine: true },
  /** Of mail from before kinds were stored. */
  other: { label: 'Other', reader: 'member' },
} as const satisfies Record<string, MailKindFacts>;
export type MailKind = keyof typeof MAIL_KINDS;

export const MAIL_KIND_IDS = objectKeys(MAIL_KINDS);

/** Returns what there is to know of a kind of mail. */
export const mailKind = (kind: MailKind): MailKindFacts => MAIL_KINDS[kind];
