import { type AuditAnchor, type AuditSeal, auditAnchorSchema } from '@brokerage/domain/audit/auditRecord';
import { paths } from '@brokerage/domain/paths';
import { db } from '../data/db.ts';
import { anchorBucket, createAnchorFile, readAnchorFile } from './anchorBucket.ts';
import { assertHourAnchorMet } from './auditHourAnchors.ts';

/** Maximum number of days that one call anchors; the next call continues. */
const MAX_DAYS = 100;

/** Returns where the anchor of a tenant’s day is stored. */
export const anchorPath = (tenantId: string, date: string): string =>
  `${paths.auditAnchors(tenantId)}/${date}.json`;

/** Returns the anchored days of a tenant, in order. */
export const anchoredDays = (tenantId: string): Promise<string[]> => listAnchoredDays(tenantId, null);

/** Files per list request to Storage. */
const PAGE_SIZE = 1000;

/** Returns the next anchored days from a day on, in order: one list request, which covers years. */
export const anchoredDaysFrom = (tenantId: string, from: string | null): Promise<string[]> =>
  listAnchoredDays(tenantId, from, { maxResults: PAGE_SIZE, autoPaginate: false });

async function listAnchoredDays(tenantId: string, from: string | null, page = {}): Promise<string[]> {
  const prefix = `${paths.auditAnchors(tenantId)}/`;
  const start = from === null ? {} : { startOffset: prefix + from };
  // The emulator ignores startOffset, so its first page may be the wrong one.
  const isEmulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST !== undefined;
  const [files] = await anchorBucket().getFiles({ prefix, ...start, ...(!isEmulator && page) });
  return files
    .map(({ name }) => /^(\d{4}-\d{2}-\d{2})\.json$/.exec(name.slice(prefix.length))?.[1])
    .filter((date) => date !== undefined)
    .filter((date) => date >= (from ?? ''))
    .sort();
}

/**
 * Asserts that a day's seal is the one that was anchored.
 * @throws Error when the seal was removed, changed or recreated
 */
async function assertAnchorMet(tenantId: string, date: string, seal: AuditSeal | undefined): Promise<void> {
  const stored = await readAnchorFile(anchorPath(tenantId, date), auditAnchorSchema);
  const isMet =
    stored?.tenant_id === tenantId && stored.digest === seal?.digest && stored.count === seal.count;
  if (!isMet) throw new Error(`The seal of ${date} is not the one that was anchored`);
}

/**
 * Writes the anchor of a seal, once.
 * @throws Error when the day already has a different anchor, or when the day's records differ from its hourly anchors
 */
async function anchorSeal(tenantId: string, seal: AuditSeal): Promise<void> {
  const { date, count, digest } = seal;
  const anchor: AuditAnchor = { tenant_id: tenantId, date, count, digest };
  await assertHourAnchorMet(tenantId, date);
  if (await createAnchorFile(anchorPath(tenantId, date), anchor)) return;
  await assertAnchorMet(tenantId, date, seal); // two runs at the same time
}

/**
 * Anchors the seals that came after the last anchor, including those of an earlier call that failed. Before that, it compares the last
 * anchored day, whose digest includes all days before it, and any days sealed just now that already have an anchor: anchors can't be
 * removed, so nothing is anchored on top of a changed history. A day's digest covers all earlier days, so those before the first anchor are
 * protected, too.
 * @throws Error when a seal differs from its anchor, or a day was sealed that comes before the first anchored one
 */
export async function anchorSeals(tenantId: string, sealedNow: readonly AuditSeal[]): Promise<void> {
  const anchored = await anchoredDays(tenantId);
  const last = anchored.at(-1);
  if (last !== undefined) {
    for (const seal of sealedNow.filter(({ date }) => date < last)) {
      if (!anchored.includes(seal.date)) throw new Error(`${seal.date} was sealed after days that follow it`);
      await assertAnchorMet(tenantId, seal.date, seal);
    }
    await assertAnchorMet(tenantId, last, (await db.auditSeals(tenantId).doc(last).get()).data());
  }
  for (const seal of await findUnanchored(tenantId, last)) await anchorSeal(tenantId, seal);
}

/**
 * Returns the seals to anchor, in order. If no day is anchored yet, these are the newest ones, including those that a concurrent run has
 * just sealed, so that no day is left out whichever run anchors first.
 */
async function findUnanchored(tenantId: string, last: string | undefined): Promise<readonly AuditSeal[]> {
  const seals = db.auditSeals(tenantId);
  const open =
    last === undefined
      ? seals.orderBy('date', 'desc').limit(MAX_DAYS)
      : seals.where('date', '>', last).orderBy('date').limit(MAX_DAYS);
  const found = (await open.get()).docs.map((one) => one.data());
  return last === undefined ? found.reverse() : found;
}
