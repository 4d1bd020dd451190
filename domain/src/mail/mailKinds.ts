import { objectKeys } from '../collections/records.ts';
import { DAY_MS, HOUR_MS } from '../schedule/durations.ts';

interface MailKindFacts {
  /** Its name in the outbox. */
  label: string;
  /** Who reads it: a member or the company's own mailbox, or an applicant. */
  reader: 'member' | 'applicant';
  /** Quotes a visitor's input, so its HTML must not interpret the text. */
  quotesVisitor?: true;
  /** Unsolicited and not urgent, so it has an unsubscribe link. */
  isRoutine?: true;
  /** Contains a private link. Its text is removed once it is sent, or can no longer be sent. */
  link?: {
    opens: 'account' | 'call';
    /** How long after writing it is still worth sending, in milliseconds. */
    lifetimeMs: number;
  };
}

/** Every kind of mail that the product sends. */
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
  /** Mail from before kinds were stored. */
  other: { label: 'Other', reader: 'member' },
} as const satisfies Record<string, MailKindFacts>;
export type MailKind = keyof typeof MAIL_KINDS;

export const MAIL_KIND_IDS = objectKeys(MAIL_KINDS);

/** Returns the facts about a kind of mail. */
export const mailKind = (kind: MailKind): MailKindFacts => MAIL_KINDS[kind];
