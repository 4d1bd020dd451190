import type { Mail } from '@brokerage/domain/mail';
import { toDigestLine } from '@brokerage/domain/mail/mailDigest';
import { findMailTiming, type MailPreferences } from '@brokerage/domain/mail/mailPreferences';
import { isEmail } from '@brokerage/domain/text/isEmail';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Members' mail preferences by uid; undefined for members who haven't set any. */
export type PreferencesByUid = ReadonlyMap<string, MailPreferences | undefined>;

/** Loads the mail preferences of these members. */
export async function loadMailPreferences(
  tenantId: string,
  uids: readonly (string | undefined)[],
): Promise<PreferencesByUid> {
  const members = [...new Set(uids)].filter((uid) => uid !== undefined);
  const found = await db.getAll(members.map((uid) => db.mailPreferences(tenantId).doc(uid)));
  return new Map(found.map((one) => [one.id, one.data()]));
}

/**
 * Writes one mail the way its reader chose, and returns whether it did. `about`: what it's about, if the subject doesn't say. `id`: the
 * record's id, for mail that must be written only once.
 */
type WriteMemberMail = (
  uid: string | undefined,
  mail: Mail,
  options?: { about?: string; id?: string },
) => boolean;

/** Returns a reference with the given id, so that a retry can’t create a second record, or with a generated id. */
const newRef = <T>(records: CollectionReference<T>, id: string | undefined) =>
  id === undefined ? records.doc() : records.doc(id);

/**
 * Returns a function that writes mail to members in a transaction: to the outbox or the next daily summary, unless they turned it off.
 * Mail to an invalid address is dropped. All other mail that can't be turned off, or that isn't to a member, goes to the outbox.
 * @param preferences not needed for mail that can't be turned off
 */
export function memberMailWriter(
  transaction: Transaction,
  tenantId: string,
  preferences: PreferencesByUid = new Map(),
): WriteMemberMail {
  const outbox = db.mail(tenantId);
  const summary = db.digestEntries(tenantId);
  return (uid, mail, { about, id } = {}) => {
    // Members type their address themselves; mail to an invalid one would bounce.
    if (!mail.to.every(isEmail)) return false;
    const timing = uid === undefined ? 'now' : findMailTiming(preferences.get(uid), mail.kind);
    if (timing === 'off') return false;
    if (timing === 'now' || uid === undefined) {
      transaction.create(newRef(outbox, id), mail);
      return true;
    }
    transaction.create(newRef(summary, id), {
      to_user_id: uid,
      kind: mail.kind,
      line: toDigestLine(mail.message.subject, about),
      created_at: mail.created_at,
    });
    return true;
  };
}

/**
 * Loads these members' preferences and returns a function that writes mail to them. Preferences are read outside the transaction, so a
 * change made at the same moment applies from the next mail on.
 */
export const prepareMemberMail = async (
  transaction: Transaction,
  tenantId: string,
  uids: readonly (string | undefined)[],
): Promise<WriteMemberMail> =>
  memberMailWriter(transaction, tenantId, await loadMailPreferences(tenantId, uids));
