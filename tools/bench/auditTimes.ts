import { performance } from 'node:perf_hooks';
import { auditDay, dayAfter, dayDigest, toAuditSeal } from '@brokerage/domain/audit/auditChain';
import type { AuditRecord, AuditSeal } from '@brokerage/domain/audit/auditRecord';
import type { AuditVerification } from '@brokerage/domain/audit/auditVerification';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { type CheckedSlice, verifySlice } from '../../functions/src/audit/verification/verifySlice.ts';
import { sha256 } from '../../functions/src/data/sha256.ts';
import { auditTrail, startOfDay, writeAuditTrails } from '../../functions/src/testing/auditTrail.ts';
import { countOperations } from '../../functions/src/testing/countOperations.ts';
import { median } from '../lib/quantile.ts';
import { benchFirestore } from './benchFirestore.ts';

const SMALL = 1_000;
const LARGE = 20_000;
/** Records per slice, few enough that the small log has several slices. */
const SLICE_SIZE = 500;
/** Records about one flyer; sealed days; records of today. */
const CHAIN = 50;
const DAYS = 10;
const TODAY = 100;
/** Runs of a verification that takes one slice. */
const RUNS = 10;

type Base = AuditVerification['base'];

/** Fills a company's log with this many records in sealed days, and a few of today. Returns the last seal. */
async function fillLog(firestore: Firestore, tenantId: string, records: number): Promise<Base> {
  const chains = records / CHAIN;
  const every = (DAYS * DAY_MS) / records;
  const trails = Array.from({ length: chains }, (_, chain) =>
    auditTrail({
      tenantId,
      flyerId: `flyer${chain}`,
      count: CHAIN,
      // Each chain spans all of the days.
      from: new Date(startOfDay(DAYS).getTime() + chain * every),
      every: every * chains,
    }),
  );
  const today = auditTrail({ tenantId, flyerId: 'today', count: TODAY, from: startOfDay(0), every: 1 });
  await writeAuditTrails(firestore, [...trails, today]);
  const byDay = Map.groupBy(
    trails.flatMap(({ records: ofChain }) => ofChain),
    ({ at }) => auditDay(at),
  );
  let last: AuditSeal | undefined;
  for (let date = auditDay(startOfDay(DAYS)); date < auditDay(new Date()); date = dayAfter(date)) {
    const ofDay: readonly AuditRecord[] = byDay.get(date) ?? [];
    const digest = dayDigest(last?.digest ?? null, ofDay, sha256);
    last = toAuditSeal({ date, count: ofDay.length, digest }, last, new Date());
    await firestore.doc(paths.auditSeals.one(tenantId, date)).set(last);
  }
  return last ? { date: last.date, digest: last.digest } : null;
}

interface SliceCost {
  reads: number;
  ms: number;
}

/** Verifies slice by slice like the tasks; returns the cost of each slice. */
async function verifyAll(tenantId: string, base: Base): Promise<SliceCost[]> {
  const costs: SliceCost[] = [];
  let checked: CheckedSlice | undefined;
  do {
    const from = { base, state: checked?.state ?? null };
    const startedAt = performance.now();
    const { result, operations } = await countOperations(() => verifySlice(tenantId, from, SLICE_SIZE));
    costs.push({ reads: operations.reads, ms: performance.now() - startedAt });
    checked = result;
  } while (!checked.result);
  if (checked.result.first_broken) throw new Error('The log is sound, but the verification says otherwise');
  return costs;
}

/** Sums up the cost of slices. The last one is left out of the medians, because it may be short. */
function toRow(costs: readonly SliceCost[]) {
  const full = costs.length > 1 ? costs.slice(0, -1) : costs;
  return {
    slices: costs.length,
    'reads per slice': median(full.map(({ reads }) => reads)),
    'most reads of a slice': Math.max(...costs.map(({ reads }) => reads)),
    'ms per slice': Number(median(full.map(({ ms }) => ms)).toFixed(1)),
  };
}

/** Measures the verification of a small and of a large audit log, as a whole and since the last verified seal. */
export async function auditTimes() {
  const firestore = benchFirestore();
  const rows: Record<string, Partial<ReturnType<typeof toRow>>> = {};
  const run = async (records: number) => {
    const tenantId = `bench-audit-${records}`;
    const base = await fillLog(firestore, tenantId, records);
    await verifyAll(tenantId, base); // warm-up
    const whole = toRow(await verifyAll(tenantId, null));
    const recent = [];
    for (let time = 0; time < RUNS; time += 1) recent.push(...(await verifyAll(tenantId, base)));
    const since = { ...toRow(recent), slices: recent.length / RUNS };
    const count = records.toLocaleString('en-US');
    rows[`whole log, ${count} records`] = whole;
    rows[`since the last seal, ${count} records before`] = since;
    return { whole, since };
  };
  const small = await run(SMALL);
  const large = await run(LARGE);
  for (const kind of ['whole', 'since'] as const) {
    const ratio = (key: 'reads per slice' | 'ms per slice') =>
      Number((large[kind][key] / small[kind][key]).toFixed(2));
    rows[`ratio, ${kind === 'whole' ? 'whole log' : 'since the last seal'}`] = {
      'reads per slice': ratio('reads per slice'),
      'ms per slice': ratio('ms per slice'),
    };
  }
  return rows;
}
