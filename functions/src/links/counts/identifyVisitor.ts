import { createHmac } from 'node:crypto';
import { RETENTION_DAYS, toExpiry } from '@brokerage/domain/retention';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { db } from '../../data/db.ts';
import { toNetwork } from '../../http/rateLimit.ts';
import { loadDaySalt } from './loadDaySalt.ts';

/** Views of one link from one network that count per hour. Later visitors still see the flyer, but aren't counted. */
export const VIEWS_PER_HOUR = 120;
/** Maximum number of browsers distinguished per network and day. */
const MAX_BROWSERS = 100;

export interface Visitor {
  /** The day of the view in the company's time zone. */
  day: string;
  ref: DocumentReference;
  /** Reads from the record whether the network is over its limit, and whether this browser is new today. */
  readState: (record: DocumentSnapshot) => { isTooMany: boolean; isNew: boolean };
  /** Counts a view if the record is unchanged since it was read; `isNew`: also stores the browser. */
  saveIfUnchanged: (transaction: Transaction, record: DocumentSnapshot, isNew: boolean) => void;
  /** Counts a view, even if the record has changed since it was read. */
  increment: (transaction: Transaction, record: DocumentSnapshot) => void;
}

/**
 * Identifies the network and browser that open a link for one day, by salted hashes that include the code, so nobody can be followed from
 * day to day or from link to link. No address is stored.
 */
export async function identifyVisitor(
  { tenantId, code, ip, userAgent }: { tenantId: string; code: string; ip: string; userAgent: string },
  now: Date,
): Promise<Visitor> {
  const day = dayInZone(now, await loadCompanyTimeZone(tenantId, now));
  const salt = await loadDaySalt(tenantId, day);
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest('base64url');
  const network = `${code}|${toNetwork(ip)}`;
  const browser = hash(`${network}|${userAgent}`).slice(0, 16);
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const countIn = (record: DocumentSnapshot) =>
    record.get('hour') === hour ? Number(record.get('openings')) : 0;
  const ref = db.linkVisitors(tenantId).doc(`${code}_${day}_${hash(network).slice(0, 22)}`);
  const expire_at = toExpiry(now, RETENTION_DAYS.linkVisitors);
  return {
    day,
    ref,
    readState: (record) => {
      const browsers = (record.get('browsers') ?? []) as string[];
      return {
        isTooMany: countIn(record) >= VIEWS_PER_HOUR,
        isNew: browsers.length < MAX_BROWSERS && !browsers.includes(browser),
      };
    },
    saveIfUnchanged: (transaction, record, isNew) => {
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
    increment: (transaction, record) => {
      const openings = countIn(record) > 0 ? FieldValue.increment(1) : 1;
      transaction.set(ref, { day, hour, openings, expire_at }, { merge: true });
    },
  };
}
