import { createHmac } from 'node:crypto';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { db } from '../../data/db.ts';
import { toNetwork } from '../../http/rateLimit.ts';
import { daySalt } from './daySalt.ts';

/** Views of one link from one network within an hour. Whoever comes after them sees the flyer, too, but isn't counted. */
export const VIEWS_PER_HOUR = 120;
/** Browsers of one network that are told apart in one day. */
const MAX_BROWSERS = 100;

export interface Visitor {
  /** The day of the visit on the company's clock. */
  day: string;
  ref: FirebaseFirestore.DocumentReference;
  /** What of the record says that one more may count; and that this browser is new today. */
  seenIn: (record: DocumentSnapshot) => { isTooMany: boolean; isNew: boolean };
  /** Writes that it came once more, if the record is still as it was read; `isNew`: remembers the browser. */
  write: (transaction: FirebaseFirestore.Transaction, record: DocumentSnapshot, isNew: boolean) => void;
  /** Writes that it came once more, whatever the record has become since it was read. */
  add: (transaction: FirebaseFirestore.Transaction, record: DocumentSnapshot) => void;
}

/**
 * A network and browser that open a link, as they are remembered for a day: salted hashes, of the code, too, so that
 * nobody can be followed from day to day or from link to link. No address is stored.
 */
export async function identifyVisitor(
  { tenantId, code, ip, userAgent }: { tenantId: string; code: string; ip: string; userAgent: string },
  now: Date,
): Promise<Visitor> {
  const day = companyDay(now, await loadCompanyTimeZone(tenantId, now));
  const salt = await daySalt(tenantId, day);
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest('base64url');
  const network = `${code}|${toNetwork(ip)}`;
  const browser = hash(`${network}|${userAgent}`).slice(0, 16);
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const countIn = (record: DocumentSnapshot) =>
    record.get('hour') === hour ? Number(record.get('openings')) : 0;
  const ref = db.linkVisitors(tenantId).doc(`${code}_${day}_${hash(network).slice(0, 22)}`);
  // For Firestore's TTL: by then the salt is gone.
  const expire_at = new Date(now.getTime() + 2 * DAY_MS);
  return {
    day,
    ref,
    seenIn: (record) => {
      const browsers = (record.get('browsers') ?? []) as string[];
      return {
        isTooMany: countIn(record) >= VIEWS_PER_HOUR,
        isNew: browsers.length < MAX_BROWSERS && !browsers.includes(browser),
      };
    },
    write: (transaction, record, isNew) => {
      const changes = {
        day,
        hour,
        openings: countIn(record) + 1,
        expire_at,
        ...(isNew && { browsers: FieldValue.arrayUnion(browser) }),
      };
      const { updateTime } = record;
      if (updateTime) transaction.update(ref, changes, { lastUpdateTime: updateTime });
      else transaction.create(ref, changes);
    },
    add: (transaction, record) => {
      const openings = countIn(record) > 0 ? FieldValue.increment(1) : 1;
      transaction.set(ref, { day, hour, openings, expire_at }, { merge: true });
    },
  };
}
