import { type AuditAnchor, type AuditSeal, auditAnchorSchema } from '@brokerage/domain/audit/auditRecord';
import { paths } from '@brokerage/domain/paths';
import { db } from '../db.ts';
import { anchorBucket, createAnchorFile, readAnchorFile } from './anchorBucket.ts';
import { assertHourAnchorMet } from './auditHourAnchors.ts';

/** Days that one call anchors at most; the next one goes on. */
const MOST_DAYS = 100;

export const anchorPath = (tenantId: string, date: string): string =>
  `${paths.auditAnchors(tenantId)}/${date}.json`;

/** Returns the anchored days of a tenant, in order. */
export async function anchoredDays(tenantId: string): Promise<string[]> {
  const prefix = `${paths.auditAnchors(tenantId)}/`;
  const [files] = await anchorBucket().getFiles({ prefix });
  return files
    .map(({ name }) => /^(\d{4}-\d{2}-\d{2})\.json$/.exec(name.slice(prefix.length))?.[1])
    .filter((date) => date !== undefined)
    .sort();
}

/**
 * Writes the anchor of a seal, once.
 * @throws Error when the day is anchored with another digest, as its seal was removed and made anew, or when the day's
 *   records differ from its hourly anchors
 */
async function anchorSeal(tenantId: string, { date, count, digest }: AuditSeal): Promise<void> {
  const path = anchorPath(tenantId, date);
  const anchor: AuditAnchor = { tenant_id: tenantId, date, count, digest };
  await assertHourAnchorMet(tenantId, date);
  if (await createAnchorFile(path, anchor)) return;
  const stored = await readAnchorFile(path, auditAnchorSchema);
  if (stored?.tenant_id !== tenantId || stored.digest !== digest || stored.count !== count) {
    throw new Error(`The seal of ${date} is not the one that was anchored`);
  }
}

/**
 * Anchors the seals that came after the last anchor, those of an earlier call that failed too, and compares
 * `sealedNow` with what is anchored already. Where no day is anchored yet, the newest digest stands for all days before it.
 * @throws Error when a seal differs from its anchor
 */
export async function anchorSeals(tenantId: string, sealedNow: readonly AuditSeal[]): Promise<void> {
  const last = (await anchoredDays(tenantId)).at(-1);
  const again = last === undefined ? [] : sealedNow.filter(({ date }) => date <= last);
  for (const seal of [...(await unanchored(tenantId, last, sealedNow)), ...again]) {
    await anchorSeal(tenantId, seal);
  }
}

async function unanchored(
  tenantId: string,
  last: string | undefined,
  sealedNow: readonly AuditSeal[],
): Promise<readonly AuditSeal[]> {
  const seals = db.auditSeals(tenantId);
  if (last === undefined && sealedNow.length > 0) return sealedNow;
  const open =
    last === undefined
      ? seals.orderBy('date', 'desc').limit(1)
      : seals.where('date', '>', last).orderBy('date').limit(MOST_DAYS);
  return (await open.get()).docs.map((one) => one.data());
}
