import type { MailChanges } from '@brokerage/domain/mail/delivery';
import { paths } from '@brokerage/domain/paths';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Mail that hasn't been sent for this long won't be. */
const STILL_EXPECTED_MS = 2 * 86_400_000;
/** In the address of Firebase's one-time links. */
const LINK = /[?&]oobCode=/;

/** Returns what became of a mail before the product sent its own: by what the Trigger Email extension wrote into it, else by its age. */
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
 * Says of mail from before what became of it, and queues what is still to be sent: `mail-retries` takes it up. After the deployment: the
 * version before goes on writing mail without a state.
 */
export const mailStates: Migration = {
  number: 13,
  name: 'mail-states',
  summary:
    'Says of earlier emails whether they were sent, queues those of the last two days that weren’t, and removes one-time links.',
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
      // A queued one is sent with its link, unless that has expired, and emptied then.
      ...(hasLink && changes.state !== 'queued' && { 'message.text': '' }),
    });
  },
};
