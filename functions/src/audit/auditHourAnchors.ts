import { auditDay, dayAfter } from '@brokerage/domain/audit/auditChain';
import {
  type AuditHourAnchor,
  auditHourAnchorSchema,
  DIGEST_VERSION,
} from '@brokerage/domain/audit/auditRecord';
import { isHourAnchorMet } from '@brokerage/domain/audit/checkHourAnchors';
import { readDay, startDay } from '@brokerage/domain/audit/readDay';
import { paths } from '@brokerage/domain/paths';
import { HOUR_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { compareText } from '@brokerage/domain/text/compareText';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';
import { anchorBucket, createAnchorFile, readAnchorFile } from './anchorBucket.ts';
import { auditHashReader } from './auditHashReader.ts';

/** Any transaction that began in the previous hour has ended by then. */
const GRACE_MS = 5 * MINUTE_MS;
/** Files per day. */
const HOURS = 24;

interface HourAnchorEvidence {
  date: string;
  anchor: AuditHourAnchor | null;
}

const toFolder = (tenantId: string) => `${paths.auditHourAnchors(tenantId)}/`;

/** Returns the newest file of each of the first `limit` days that `startsWith` names, by day. */
async function readNewest(
  tenantId: string,
  startsWith: string,
  afterDay: string | null,
  limit = 1,
): Promise<HourAnchorEvidence[]> {
  const folder = toFolder(tenantId);
  // The emulator ignores startOffset, so its first files may be the wrong ones.
  const isEmulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST !== undefined;
  const [files] = await anchorBucket().getFiles({
    prefix: folder + startsWith,
    ...(afterDay !== null && { startOffset: folder + dayAfter(afterDay) }),
    ...(!isEmulator && { maxResults: limit * HOURS, autoPaginate: false }),
  });
  const newest = new Map<string, string>();
  for (const { name } of files.toSorted((one, other) => compareText(one.name, other.name))) {
    const date = /^(\d{4}-\d{2}-\d{2})T\d{2}\.json$/.exec(name.slice(folder.length))?.[1];
    if (date !== undefined && date > (afterDay ?? '')) newest.set(date, name);
  }
  return Promise.all(
    [...newest].slice(0, limit).map(async ([date, name]) => ({
      date,
      anchor: await readAnchorFile(name, auditHourAnchorSchema),
    })),
  );
}

/** Reads the newest hourly anchor of each of the next `limit` days that have one. */
export const readHourAnchors = (
  tenantId: string,
  afterDay: string | null,
  limit: number,
): Promise<HourAnchorEvidence[]> => readNewest(tenantId, '', afterDay, limit);

/**
 * Returns the newest hourly anchor of a day.
 * @throws Error when the records that it covers have changed since
 */
export async function assertHourAnchorMet(tenantId: string, date: string): Promise<AuditHourAnchor | null> {
  const [newest] = await readNewest(tenantId, `${date}T`, null);
  if (!newest) return null;
  const { anchor } = newest;
  const log = { tenantId, readHashes: auditHashReader(tenantId) };
  if (!anchor || !(await isHourAnchorMet(log, date, anchor, sha256))) {
    throw new Error(`The records of ${date} are not those that were anchored`);
  }
  return anchor;
}

/**
 * Anchors a tenant's records of the current day through the last full hour, once. A company without any record has no anchors.
 * @returns the time through which the day is anchored, or null
 * @throws Error when records differ from the day's newest anchor, which then stays the newest
 */
export async function anchorHour(tenantId: string, now: Date): Promise<string | null> {
  const end = Math.floor((now.getTime() - GRACE_MS) / HOUR_MS) * HOUR_MS;
  const date = auditDay(new Date(end - 1));
  const start = new Date(`${date}T00:00:00Z`);
  const through = new Date(end).toISOString();
  const newest = await assertHourAnchorMet(tenantId, date);
  if (newest && newest.through >= through) return newest.through;
  const empty = startDay(date, null, sha256);
  const everything = Number.MAX_SAFE_INTEGER;
  const { day } = await readDay(auditHashReader(tenantId), empty, new Date(end), everything, sha256);
  if (day.count === 0 && (await db.storedAuditLogs(tenantId).limit(1).get()).empty) return null;
  const { count, digest } = day;
  const anchor: AuditHourAnchor = {
    tenant_id: tenantId,
    date,
    through,
    count,
    digest,
    digest_version: DIGEST_VERSION,
  };
  // Two concurrent runs write the same content.
  const hour = String((end - start.getTime()) / HOUR_MS).padStart(2, '0');
  await createAnchorFile(`${toFolder(tenantId)}${date}T${hour}.json`, anchor);
  return through;
}
