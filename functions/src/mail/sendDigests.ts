import type { Tenant } from '@brokerage/domain/company/tenant';
import { composeDigest, DIGEST_LINES } from '@brokerage/domain/mail/mailDigest';
import { findMailTiming } from '@brokerage/domain/mail/mailPreferences';
import { lastMorning } from '@brokerage/domain/schedule/morning';
import { loadCachedTenant } from '../company/loadCachedTenant.ts';
import { db } from '../data/db.ts';
import { loadPages } from '../data/loadPages.ts';
import { describeError, logger } from '../logging/logger.ts';
import { findActiveMember } from '../members/load/findMember.ts';
import { memberMailWriter } from './prepareMemberMail.ts';

/** The most entries in one summary. Those beyond its lines are only counted. */
const MAX_ENTRIES = 300;
/** The most members per run; the next run takes the rest. */
const MAX_MEMBERS = 500;
/** Entries per query. */
const PAGE_SIZE = 300;

/**
 * Sends one member's summary. The mail is written and its entries are removed in one transaction, so retries never send anything twice.
 * Leaves out topics turned off since, and sends nothing to members who have left. Returns whether a mail was written.
 */
function sendDigest(tenant: Tenant, uid: string, until: Date): Promise<boolean> {
  const tenantId = tenant.id;
  return db.runTransaction(async (transaction) => {
    const [found, member, chosen] = await Promise.all([
      transaction.get(
        db
          .digestEntries(tenantId)
          .where('to_user_id', '==', uid)
          .where('created_at', '<', until)
          .orderBy('created_at')
          .limit(MAX_ENTRIES),
      ),
      findActiveMember(transaction, tenantId, uid),
      transaction.get(db.mailPreferences(tenantId).doc(uid)),
    ]);
    const entries = member
      ? found.docs
          .map((one) => one.data())
          .filter(({ kind }) => findMailTiming(chosen.data(), kind) !== 'off')
      : [];
    for (const { ref } of found.docs) transaction.delete(ref);
    if (!member || entries.length === 0) return false;
    const more = Math.max(0, entries.length - DIGEST_LINES);
    const shown = entries.slice(0, DIGEST_LINES);
    const mail = composeDigest(shown, { more, to: member.email, tenant, now: new Date() });
    return memberMailWriter(transaction, tenantId)(uid, mail);
  });
}

/**
 * Sends the daily summaries that are due: entries from before the last 7 AM in the company's time zone. The next run makes up for a
 * missed one. Returns how many summaries it queued.
 * @throws Error if some couldn't be written, after trying all, so the run is retried
 */
export async function sendDigests(tenantId: string, at: Date): Promise<number> {
  const tenant = await loadCachedTenant(tenantId, at);
  const until = lastMorning(at, tenant.office_schedule.time_zone);
  const due = db
    .digestEntries(tenantId)
    .withConverter(null)
    .where('created_at', '<', until)
    .orderBy('created_at')
    .select('to_user_id', 'created_at');
  const tried = new Set<string>();
  let sent = 0;
  let failed = 0;
  const send = async (uid: string) => {
    if (tried.size >= MAX_MEMBERS || tried.has(uid)) return;
    tried.add(uid);
    try {
      if (await sendDigest(tenant, uid, until)) sent += 1;
    } catch (error) {
      logger.error('Daily summary not written', { tenant: tenantId, error: describeError(error) });
      failed += 1;
    }
  };
  // Sent entries are gone, so the next run takes the rest; members whose summary failed don't hold up the others.
  for await (const page of loadPages(due, PAGE_SIZE)) {
    for (const entry of page) await send(entry.get('to_user_id') as string);
    if (tried.size >= MAX_MEMBERS) break;
  }
  if (failed > 0) throw new Error(`${failed} daily summaries were not written`);
  return sent;
}
