import { type AuditAnchor, type AuditSeal, auditAnchorSchema } from '@brokerage/domain/audit/auditRecord';
import type { AnchorEvidence } from '@brokerage/domain/audit/checkAuditLog';
import { paths } from '@brokerage/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { db } from '../db.ts';
import { setting } from '../setting.ts';

/** Anchors read at the same time; each is about 200 bytes. */
const READS_AT_ONCE = 50;
/** Days that one call anchors at most; the next one goes on. */
const MOST_DAYS = 100;
/** What Storage answers where the object is there already. */
const PRECONDITION_FAILED = 412;

/** A bucket of its own with a locked retention policy; the emulator has neither retention nor a second bucket. */
const anchorBucket = () =>
  process.env.FIREBASE_STORAGE_EMULATOR_HOST
    ? getStorage().bucket()
    : getStorage().bucket(setting('AUDIT_ANCHOR_BUCKET'));

const fileOf = (tenantId: string, date: string) =>
  anchorBucket().file(`${paths.auditAnchors(tenantId)}/${date}.json`);

/** The anchored days of a tenant, in order. */
async function anchoredDays(tenantId: string): Promise<string[]> {
  const prefix = `${paths.auditAnchors(tenantId)}/`;
  const [files] = await anchorBucket().getFiles({ prefix });
  return files
    .map(({ name }) => /^(\d{4}-\d{2}-\d{2})\.json$/.exec(name.slice(prefix.length))?.[1])
    .filter((date) => date !== undefined)
    .sort();
}

async function readAnchor(tenantId: string, date: string): Promise<AnchorEvidence> {
  const [bytes] = await fileOf(tenantId, date).download();
  return { date, anchor: parsedAnchor(bytes.toString('utf8')) };
}

function parsedAnchor(text: string): AuditAnchor | null {
  try {
    return auditAnchorSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads all anchors of a tenant, by date. */
export async function readAnchors(tenantId: string): Promise<AnchorEvidence[]> {
  const days = await anchoredDays(tenantId);
  const found: AnchorEvidence[] = [];
  for (let start = 0; start < days.length; start += READS_AT_ONCE) {
    const some = days.slice(start, start + READS_AT_ONCE);
    found.push(...(await Promise.all(some.map((date) => readAnchor(tenantId, date)))));
  }
  return found;
}

/**
 * Writes the anchor of a seal, once.
 * @throws Error when the day is anchored with another digest: its seal was removed and made anew
 */
async function anchorSeal(tenantId: string, { date, count, digest }: AuditSeal): Promise<void> {
  const anchor: AuditAnchor = { tenant_id: tenantId, date, count, digest };
  const file = fileOf(tenantId, date);
  // The emulator ignores preconditions, so look first there as well.
  const [exists] = await file.exists();
  if (!exists) {
    try {
      await file.save(JSON.stringify(anchor), {
        resumable: false,
        contentType: 'application/json',
        preconditionOpts: { ifGenerationMatch: 0 },
        metadata: { cacheControl: 'private, no-store' },
      });
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== PRECONDITION_FAILED) throw error;
    }
  }
  const stored = (await readAnchor(tenantId, date)).anchor;
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
