import { objectKeys } from '@brokerage/domain/collections/records';
import type { ListedMail } from '@brokerage/domain/mail/mailCallables';
import { mailKind } from '@brokerage/domain/mail/mailKinds';
import type { MailFailure, MailState } from '@brokerage/domain/mail/queuedMail';
import type { StatusTone } from '../../lib/format/StatusTone.ts';

/** Labels and colors of an email's states. */
export const MAIL_STATE_STYLES: Record<MailState, { label: string; tone: StatusTone }> = {
  queued: { label: 'Queued', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'error' },
  bounced: { label: 'Bounced', tone: 'error' },
};

/** What went wrong, and what to do about it. */
const FAILURE_TEXTS: Record<Exclude<MailFailure, 'link_expired'>, string> = {
  connection: 'Couldn’t reach the mail server.',
  sign_in: 'The mail server didn’t accept our sign-in. Ask whoever runs your site to check its password.',
  recipient_refused: 'The mail server doesn’t know this address. Check it for typos.',
  message_refused: 'The mail server refused this email.',
  too_old: 'It was created before this site could send email.',
  other: 'Something went wrong while sending it.',
};

/** Returns what went wrong with an email, and what to do about it; '' if nothing did. */
export function formatFailure({ kind, failure }: Pick<ListedMail, 'kind' | 'failure'>): string {
  if (failure === null) return '';
  if (failure !== 'link_expired') return FAILURE_TEXTS[failure];
  return mailKind(kind).link?.opens === 'call'
    ? 'It couldn’t be sent within a week. The call is probably over. If it isn’t, call the borrower to tell them the time.'
    : 'Its link expired before it could be sent. Send a new invitation from People.';
}

const STATES = objectKeys(MAIL_STATE_STYLES);

/** Parses the state in the URL; undefined for all of them. */
export const parseMailState = (address: URLSearchParams): MailState | undefined =>
  STATES.find((state) => state === address.get('state'));
