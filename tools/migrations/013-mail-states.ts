import type { MailChanges } from '@brokerage/domain/mail/delivery';
import { paths } from '@brokerage/domain/paths';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Mail unsent for longer than this is given up. */
const STILL_EXPECTED_MS = 2 * 86_400_000;
/** Part of the address of Firebase's one-time links. */
const LINK = /[?&]oobCode=/;

/**
 * Returns the state of a mail from before the product sent its own: from what the Trigger Email extension recorded, otherwise from its age.
 */
function toState(mail: DocumentSnapshot, now: Date): MailChanges {
  const { state, endTime } = (mail.get('delivery') ?? {}) as { state?: string; endTime?: Timestamp };
  const createdAt = mail.get('created_at') as Timestamp | undefined;
  const settled = { attempts: 0, next_attempt_at: null };
  if (state === 'SUCCESS') {
    return { ...settled, state: 'sent', attempts: 1, sent_at: (endTime ?? createdAt)?.toDate() ?? null };
  }
  if (state === 'ERROR') return { ...settled, state: 'failed', attempts: 1, failure: 'other' };
  const isExpected = createdAt !== undefined && now.getTime() - createdAt.toMillis() < STILL_EXPECTED_MS;
  return isExpected
    ? { ...settled, state: 'queued', next_attempt_at: createdAt.toDate() }
    : { ...settled, state: 'failed', failure: 'too_old' };
}

/**
 * Gives older mail its state and queues what still has to be sent, which `mail-retries` picks up. It runs after the deployment, because the
 * old version keeps writing mail without a state.
 */
export const mailStates: Migration = {
  number: 13,
  name: 'mail-states',
  summary:
    'Records whether earlier emails were sent, queues unsent ones of the last two days, and removes one-time links.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map((id) => paths.mail.all(id)),
  fields: ['state'],
  isPending: (mail) => mail.get('state') === undefined,
  migrate: (transaction, mail) => {
    const changes = toState(mail, new Date());
    const hasLink = LINK.test(String(mail.get('message.text') ?? ''));
    transaction.update(mail.ref, {
      ...changes,
      ...(hasLink && { kind: 'invitation' }),
      // A queued mail keeps its link until it is sent or the link has expired.
      ...(hasLink && changes.state !== 'queued' && { 'message.text': '' }),
    });
  },
};
