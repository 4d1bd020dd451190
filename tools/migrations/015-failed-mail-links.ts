import { MAIL_KIND_IDS, mailKind } from '@brokerage/domain/mail/mailKinds';
import { paths } from '@brokerage/domain/paths';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Returns how long a mail's link works, in milliseconds; undefined if it has none. */
const linkLifetime = (mail: DocumentSnapshot): number | undefined => {
  const kind = MAIL_KIND_IDS.find((each) => each === mail.get('kind'));
  return kind && mailKind(kind).link?.lifetimeMs;
};

/**
 * Gives failed mail with a link the end of that link, at which `mail-retries` removes its text, and removes the text of bounced mail. It
 * runs after the deployment, because the old version keeps failing mail without an end.
 */
export const failedMailLinks: Migration = {
  number: 15,
  name: 'failed-mail-links',
  summary: 'Has the text of failed emails with a link removed once the link has expired.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map((id) => paths.mail.all(id)),
  fields: ['kind', 'state', 'next_attempt_at', 'message.text'],
  isPending: (mail) => {
    const state: unknown = mail.get('state');
    return (
      (state === 'failed' || state === 'bounced') &&
      (mail.get('next_attempt_at') ?? null) === null &&
      linkLifetime(mail) !== undefined &&
      mail.get('message.text') !== ''
    );
  },
  migrate: (transaction, mail) => {
    const createdAt = mail.get('created_at') as Timestamp;
    transaction.update(
      mail.ref,
      mail.get('state') === 'bounced'
        ? { 'message.text': '' }
        : { next_attempt_at: new Date(createdAt.toMillis() + (linkLifetime(mail) ?? 0)) },
    );
  },
};
