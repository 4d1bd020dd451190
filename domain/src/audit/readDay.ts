import { dayDigestById, extendDigest, type Sha256, startDigest } from './auditChain.ts';
import type { AuditHash, ReadHashes } from './auditLogReader.ts';
import type { DayProgress } from './auditVerification.ts';
import { dayStart } from './dayStart.ts';

/** Records per read. */
const PAGE_SIZE = 500;

/** Returns the state of a day before its first record is read. */
export const startDay = (date: string, prevDigest: string | null, sha256: Sha256): DayProgress => ({
  date,
  count: 0,
  digest: startDigest(prevDigest, sha256),
  after: null,
});

/** Continues reading a day's records until `end`, about `limit` of them, and returns how many it read. */
export async function readDay(
  readHashes: ReadHashes,
  day: DayProgress,
  end: Date,
  limit: number,
  sha256: Sha256,
): Promise<{ day: DayProgress; cost: number; isEnd: boolean }> {
  let next = day;
  let cost = 0;
  while (cost < limit) {
    const size = Math.min(PAGE_SIZE, limit - cost);
    const page = await readHashes(dayStart(day.date), end, next.after, size);
    cost += page.length;
    next = {
      date: day.date,
      count: next.count + page.length,
      digest: page.reduce((digest, record) => extendDigest(digest, record, sha256), next.digest),
      after: page.at(-1)?.position ?? next.after,
    };
    if (page.length < size) return { day: next, cost, isEnd: true };
  }
  return { day: next, cost, isEnd: false };
}

/** Reads all of a day at once, for a version 1 digest, which needs its records ordered by id. */
export async function readDayById(
  readHashes: ReadHashes,
  date: string,
  prevDigest: string | null,
  end: Date,
  sha256: Sha256,
): Promise<{ day: DayProgress; cost: number; isEnd: true }> {
  const records: AuditHash[] = [];
  for (;;) {
    const after = records.at(-1)?.position ?? null;
    const page = await readHashes(dayStart(date), end, after, PAGE_SIZE);
    records.push(...page);
    if (page.length < PAGE_SIZE) break;
  }
  const digest = dayDigestById(prevDigest, records, sha256);
  return { day: { date, count: records.length, digest, after: null }, cost: records.length, isEnd: true };
}
