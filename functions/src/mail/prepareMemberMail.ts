import type { Mail } from '@brokerage/domain/mail';
import { toDigestLine } from '@brokerage/domain/mail/mailDigest';
import { findMailTiming, type MailPreferences } from '@brokerage/domain/mail/mailPreferences';
import { db } from '../data/db.ts';

/** What members chose, by uid; nothing of those who have chosen nothing. */
export type PreferencesByUid = ReadonlyMap<string, MailPreferences | undefined>;

/** Reads what these members chose. */
export async function loadMailPreferences(
  tenantId: string,
  uids: readonly (string | undefined)[],
): Promise<PreferencesByUid> {
  const members = [...new Set(uids)].filter((uid) => uid !== undefined);
  const found = await db.getAll(members.map((uid) => db.mailPreferences(tenantId).doc(uid)));
  return new Map(found.map((one) => [one.id, one.data()]));
}

/**
 * Writes one mail as its reader wants it. `about`: what it is about, where its subject doesn't say. `id`: of its record, where it must be
 * written once.
 */
type WriteMemberMail = (
  uid: string | undefined,
  mail: Mail,
  options?: { about?: string; id?: string },
) => void;

/**
 * Returns what writes mail to members in a transaction: into the outbox, into their next daily summary, or not at all. What nobody can turn
 * off, and mail to no member in particular, always goes into the outbox.
 */
export function memberMailWriter(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  preferences: PreferencesByUid = new Map(),
): WriteMemberMail {
  const outbox = db.mail(tenantId);
  return (uid, mail, { about, id } = {}) => {
    const timing = uid === undefined ? 'now' : findMailTiming(preferences.get(uid), mail.kind);
    if (timing === 'off') return;
    if (timing === 'now' || uid === undefined) {
      transaction.create(id === undefined ? outbox.doc() : outbox.doc(id), mail);
      return;
    }
    transaction.create(db.digestEntries(tenantId).doc(), {
      to_user_id: uid,
      kind: mail.kind,
      line: toDigestLine(mail.message.subject, about),
      created_at: mail.created_at,
    });
  };
}

/**
 * Reads what these members chose, and returns what writes mail to them. The choices are read beside the transaction: one that changes at
 * the same moment counts from the next mail on.
 */
export const prepareMemberMail = async (
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  uids: readonly (string | undefined)[],
): Promise<WriteMemberMail> =>
  memberMailWriter(transaction, tenantId, await loadMailPreferences(tenantId, uids));
