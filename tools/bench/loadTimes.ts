import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addSums } from '@brokerage/domain/link/linkCount';
import { linkSumsSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { openLink } from '../../functions/src/links/page/openSharedFlyer.ts';
import { visitor } from '../../functions/src/testing/visitor.ts';
import { quantile } from '../lib/quantile.ts';
import { LARKFIELD } from '../seed/tenants.ts';
import { benchApplication, storeHere, writeBareApplication } from './benchApplication.ts';
import { newBenchLink } from './benchLink.ts';

const APPLICATIONS = 200;
const VIEWERS = 50;
const VIEWING_MS = 60_000;
const IDLE_RUNS = 40;
/** Every tenth application and view is sent twice at once, as when a browser retries. */
const DUPLICATE_EVERY = 10;

/** Views by each visitor in the busy minute, in which requests don't wait for one another. */
const VIEWS_EACH = 60;

interface Latency {
  count: number;
  p50: number;
  p95: number;
}

const toLatency = (times: readonly number[]): Latency => {
  const sorted = times.toSorted((one, other) => one - other);
  return { count: times.length, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
};

/** A kind of call and the records that it created: nothing may be lost or stored twice. */
interface Workload {
  alone: () => Promise<Latency>;
  /** The next call; some are made twice at the same moment. */
  call: Call;
  /** A bare batch of as many records, which shows the limit of the emulator's single process. */
  bare: Call;
  count: () => Promise<{ sent: number; lost: number; double: number }>;
}

/** A call, or the same call twice; its time doesn't count then, because the second waits for the first. */
type Call = () => Promise<unknown> | readonly Promise<unknown>[];

/** Returns how long the call took; nothing if it was sent twice. */
async function timed(call: Call): Promise<number[]> {
  const startedAt = performance.now();
  const made = call();
  if (made instanceof Promise) {
    await made;
    return [performance.now() - startedAt];
  }
  await Promise.all(made);
  return [];
}

async function idle(call: Call): Promise<Latency> {
  const times = [];
  for (let run = 0; run < IDLE_RUNS; run += 1) times.push(...(await timed(call)));
  return toLatency(times.slice(5));
}

const allAtOnce = async (count: number, call: Call): Promise<Latency> =>
  toLatency((await Promise.all(Array.from({ length: count }, () => timed(call)))).flat());

/** Keeps that many calls in progress until the time is up. */
async function keepBusy(count: number, call: Call): Promise<Latency> {
  const end = Date.now() + VIEWING_MS;
  const times: number[] = [];
  const worker = async () => {
    while (Date.now() < end) times.push(...(await timed(call)));
  };
  await Promise.all(Array.from({ length: count }, worker));
  return toLatency(times);
}

/** Starts this many calls, evenly over the time, whether or not earlier ones have been answered. */
async function spread(count: number, call: Call): Promise<Latency> {
  const times = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep((index * VIEWING_MS) / count);
      return timed(call);
    }),
  );
  return toLatency(times.flat());
}

let visitors = 0;
/** An address that no earlier visitor had. */
const newIp = () => {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** Makes some of the calls twice at once, with the same id. */
const twiceNowAndThen = (send: (id: string) => Promise<unknown>, newId: () => string): Call => {
  let calls = 0;
  return () => {
    calls += 1;
    const id = newId();
    return calls % DUPLICATE_EVERY === 0 ? [send(id), send(id)] : send(id);
  };
};

function applications(firestore: Firestore): Workload {
  const ids = new Map<string, Set<string>>();
  const send = async (id: string, ip = newIp()) => {
    const { reference_number } = await storeHere({ ...benchApplication(), id }, ip);
    ids.set(id, (ids.get(id) ?? new Set()).add(reference_number));
  };
  return {
    alone: () => idle(() => send(benchApplication().id)),
    call: twiceNowAndThen(send, () => benchApplication().id),
    bare: () => writeBareApplication(firestore),
    async count() {
      let lost = 0;
      let double = 0;
      for (const [id, references] of ids) {
        const [record, answers, receipts] = await Promise.all([
          firestore.doc(paths.submissions.one(LARKFIELD, id)).get(),
          firestore.doc(paths.submissionAnswers(LARKFIELD, id)).get(),
          firestore.collection(paths.consentReceipts(LARKFIELD, id)).get(),
        ]);
        if (!record.exists || !answers.exists || receipts.empty) lost += 1;
        const isOther = !references.has(String(record.get('reference_number')));
        if (references.size > 1 || receipts.size > 1 || isOther) double += 1;
      }
      return { sent: ids.size, lost, double };
    },
  };
}

async function countViews(firestore: Firestore, code: string): Promise<{ views: number; rows: number }> {
  const parts = await firestore
    .collection(paths.linkCounts.all(LARKFIELD))
    .where('short_code', '==', code)
    .get();
  const rows = await firestore
    .collection(paths.linkAnalytics.all(LARKFIELD))
    .where('shared_link_id', '==', code)
    .count()
    .get();
  const { views } = addSums(parts.docs.map((part) => linkSumsSchema.parse(part.data())));
  return { views, rows: rows.data().count };
}

async function linkViews(firestore: Firestore, links: number): Promise<Workload> {
  const codes: string[] = [];
  for (let link = 0; link < links; link += 1) codes.push(await newBenchLink(firestore));
  const sent = new Set<string>();
  const view = (openingId: string, ip = newIp()) => {
    sent.add(openingId);
    return openLink(
      LARKFIELD,
      // Chosen by the id, so that a repeated call opens the same link.
      {
        shortCode: codes[Number.parseInt(openingId.slice(0, 6), 16) % links] ?? '',
        openingId,
        isStaff: false,
      },
      visitor({ ip }),
      new Date(),
    );
  };
  const newId = () => randomUUID().slice(0, 21);
  return {
    alone: () => idle(() => view(newId())),
    call: twiceNowAndThen(view, newId),
    /** Three records a view: a new row, a new visitor, and one of ten counters. */
    bare() {
      const id = randomUUID();
      const batch = firestore.batch();
      batch.set(firestore.doc(`rate_limits/bench-row-${id}`), { count: 1 });
      batch.set(firestore.doc(`rate_limits/bench-visitor-${id}`), { count: 1 });
      const counter = firestore.doc(`rate_limits/bench-counter-${Math.floor(Math.random() * 10)}`);
      batch.set(counter, { count: FieldValue.increment(1) }, { merge: true });
      return batch.commit();
    },
    async count() {
      const counts = await Promise.all(codes.map((code) => countViews(firestore, code)));
      const counted = counts.reduce((sum, one) => sum + one.views, 0);
      const rows = counts.reduce((sum, one) => sum + one.rows, 0);
      return {
        sent: sent.size,
        lost: Math.max(0, sent.size - Math.min(counted, rows)),
        double: Math.max(0, Math.max(counted, rows) - sent.size),
      };
    },
  };
}

/** Measures single calls, then many as `many` makes them, and bare batches the same two ways. */
async function measure(workload: Workload, many: (call: Call) => Promise<Latency>) {
  const alone = await workload.alone();
  const together = await many(workload.call);
  const bareAlone = await idle(workload.bare);
  const bareTogether = await many(workload.bare);
  return { alone, together, bareAlone, bareTogether, ...(await workload.count()) };
}

/** The load of a busy minute: requests arrive without waiting for one another. */
async function busyMinute(firestore: Firestore) {
  const applicants = applications(firestore);
  const visitors = await linkViews(firestore, 20);
  const alone = { applications: await applicants.alone(), views: await visitors.alone() };
  const both = async (application: Call, view: Call) => {
    const [ofApplications, ofViews] = await Promise.all([
      spread(APPLICATIONS, application),
      spread(VIEWERS * VIEWS_EACH, view),
    ]);
    return { applications: ofApplications, views: ofViews };
  };
  const together = await both(applicants.call, visitors.call);
  const bareAlone = { applications: await idle(applicants.bare), views: await idle(visitors.bare) };
  const bareTogether = await both(applicants.bare, visitors.bare);
  const toResult = async (kind: 'applications' | 'views', { count }: Workload) => ({
    alone: alone[kind],
    together: together[kind],
    bareAlone: bareAlone[kind],
    bareTogether: bareTogether[kind],
    ...(await count()),
  });
  return {
    applications: await toResult('applications', applicants),
    views: await toResult('views', visitors),
  };
}

/**
 * Measures 200 applications at once; 50 views in progress for a minute, of one link and of 20; and a minute with 200 applications and 50
 * visitors who open a link each second. Each is compared with one call at a time, and with bare batches of as many records. The
 * handlers run in this process.
 */
export async function loadTimes(firestore: Firestore) {
  const untilOver = (call: Call) => keepBusy(VIEWERS, call);
  const atOnce = {
    [`${APPLICATIONS} applications at once`]: await measure(applications(firestore), (call) =>
      allAtOnce(APPLICATIONS, call),
    ),
    [`${VIEWERS} views of one link at once for a minute`]: await measure(
      await linkViews(firestore, 1),
      untilOver,
    ),
    [`${VIEWERS} views of 20 links at once for a minute`]: await measure(
      await linkViews(firestore, 20),
      untilOver,
    ),
  };
  // Comes last, because single calls on a cold instance would make the ratio look too good.
  const minute = await busyMinute(firestore);
  return {
    ...atOnce,
    [`${APPLICATIONS} applications in a minute, beside ${VIEWERS} views a second`]: minute.applications,
    [`${VIEWERS} views a second, beside ${APPLICATIONS} applications in a minute`]: minute.views,
  };
}
