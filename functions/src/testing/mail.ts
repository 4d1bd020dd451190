import type { Mail } from '@brokerage/domain/mail';
import type { QueuedMail } from '@brokerage/domain/mail/queuedMail';
import { paths } from '@brokerage/domain/paths';
import { db } from '../data/db.ts';
import { firestore } from './emulator.ts';

/** Creates the outbox of a test's company. */
export const seededOutbox = (tenantId: string) => ({
  /** Queues a mail like the functions do. */
  queue: (id: string, changes: Partial<Mail> = {}) =>
    db
      .mail(tenantId)
      .doc(id)
      .create({
        kind: 'security_notice',
        to: [`${id}@staff.example`],
        message: { subject: `Subject of ${id}`, text: `Text of ${id}` },
        created_at: new Date(),
        ...changes,
      }),
  /** Puts a mail into a state. */
  set: (id: string, changes: Partial<QueuedMail>) =>
    firestore.doc(paths.mail.one(tenantId, id)).update(changes),
  get: async (id: string): Promise<QueuedMail> => {
    const mail = (await db.outbox(tenantId).doc(id).get()).data();
    if (!mail) throw new Error(`There is no mail ${id}`);
    return mail;
  },
  notices: async () => {
    const found = await firestore.collection(paths.notices.all(tenantId)).get();
    return found.docs.map((one) => one.data());
  },
});
