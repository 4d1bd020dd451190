import { randomUUID } from 'node:crypto';
import { addSums } from '@brokerage/domain/link/linkCount';
import { linkSumsSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { openLink } from '../../functions/src/share/page/openSharedFlyer.ts';
import { BROWSER } from '../../functions/src/testing/browser.ts';
import { quantile } from '../lib/quantile.ts';
import { LARKFIELD } from '../seed/tenants.ts';
import { benchApplication, storeHere, writeBareApplication } from './benchApplication.ts';
import { newBenchLink } from './benchLink.ts';

const APPLICATIONS = 200;
const VIEWERS = 50;
const VIEWING_MS = 60_000;
const IDLE_RUNS = 40;
/** Every so many applications and views are sent twice, at the same moment, as a browser that retries does. */
const DUPLICATE_EVERY = 10;

interface Latency {
  count: number;
  p50: number;
  p95: number;
}

const toLatency = (times: readonly number[]): Latency => {
  const sorted = times.toSorted((one, other) => one - other);
  return { count: times.length, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
};

/** A call, or the same one twice: then its time doesn't count, as the second waits for the first. */
type Call = () => Promise<unknown> | readonly Promise<unknown>[];

/** Returns how long the call took; nothing if it was made twice. */
async function timed(call: Call): Promise<number[]> {
  const begun = performance.now();
  const made = call();
  if (made instanceof Promise) {
    await made;
    return [performance.now() - begun];
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

/** Keeps so many calls under way until the time is over. */
async function keepBusy(count: number, call: Call): Promise<Latency> {
  const end = Date.now() + VIEWING_MS;
  const times: number[] = [];
  const worker = async () => {
    while (Date.now() < end) times.push(...(await timed(call)));
  };
  await Promise.all(Array.from({ length: count }, worker));
  return toLatency(times);
}

let visitors = 0;
/** An address that no visitor had before. */
const newIp = () => {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** Some of the calls twice at the same moment; the second one has the same id. */
const twiceNowAndThen = (send: (id: string) => Promise<unknown>, newId: () => string): Call => {
  let calls = 0;
  return () => {
    calls += 1;
    const id = newId();
    return calls % DUPLICATE_EVERY === 0 ? [send(id), send(id)] : send(id);
  };
};

async function applicationLoad(firestore: Firestore) {
  const ids = new Map<string, Set<string>>();
  const send = async (id: string, ip = newIp()) => {
    const { reference_number } = await storeHere({ ...benchApplication(), id }, ip);
    ids.set(id, (ids.get(id) ?? new Set()).add(reference_number));
  };
  const once = twiceNowAndThen(send, () => benchApplication().id);
  const alone = await idle(() => send(benchApplication().id));
  const together = await allAtOnce(APPLICATIONS, once);
  const bareAlone = await idle(() => writeBareApplication(firestore));
  const bareTogether = await allAtOnce(APPLICATIONS, () => writeBareApplication(firestore));
  let lost = 0;
  let double = 0;
  for (const [id, references] of ids) {
    const [record, answers, receipts] = await Promise.all([
      firestore.doc(paths.submissions.one(LARKFIELD, id)).get(),
      firestore.doc(paths.submissionAnswers(LARKFIELD, id)).get(),
      firestore.collection(paths.consentReceipts(LARKFIELD, id)).get(),
    ]);
    if (!record.exists || !answers.exists || receipts.empty) lost += 1;
    if (references.size > 1 || receipts.size > 1 || !references.has(String(record.get('reference_number'))))
      double += 1;
  }
  return { alone, together, bareAlone, bareTogether, sent: ids.size, lost, double };
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

async function viewLoad(firestore: Firestore, links: number) {
  const codes: string[] = [];
  for (let link = 0; link < links; link += 1) codes.push(await newBenchLink(firestore));
  const sent = new Set<string>();
  const view = (openingId: string, ip = newIp()) => {
    sent.add(openingId);
    return openLink(
      LARKFIELD,
      // By the id, so that one which is sent twice opens the same link.
      {
        shortCode: codes[Number.parseInt(openingId.slice(0, 6), 16) % links] ?? '',
        openingId,
        isStaff: false,
      },
      { ip, userAgent: BROWSER, optedOut: false, isPrefetch: false, appCheckToken: undefined },
      new Date(),
    );
  };
  const newId = () => randomUUID().slice(0, 21);
  const once = twiceNowAndThen(view, newId);
  const alone = await idle(() => view(newId()));
  const together = await keepBusy(VIEWERS, once);
  /** Three records a view: a new row, a new visitor, and one of ten counters. */
  const bare = () => {
    const id = randomUUID();
    const batch = firestore.batch();
    batch.set(firestore.doc(`rate_limits/bench-row-${id}`), { count: 1 });
    batch.set(firestore.doc(`rate_limits/bench-visitor-${id}`), { count: 1 });
    const counter = firestore.doc(`rate_limits/bench-counter-${Math.floor(Math.random() * 10)}`);
    batch.set(counter, { count: FieldValue.increment(1) }, { merge: true });
    return batch.commit();
  };
  const bareAlone = await idle(bare);
  const bareTogether = await keepBusy(VIEWERS, bare);
  const counts = await Promise.all(codes.map((code) => countViews(firestore, code)));
  const views = counts.reduce((sum, one) => sum + one.views, 0);
  const rows = counts.reduce((sum, one) => sum + one.rows, 0);
  return {
    alone,
    together,
    bareAlone,
    bareTogether,
    sent: sent.size,
    lost: Math.max(0, sent.size - Math.min(views, rows)),
    double: Math.max(0, Math.max(views, rows) - sent.size),
  };
}

/**
 * 200 applications under way at once, and 50 views under way for a minute, of one link and of 20, beside one call at a time; and both
 * beside bare batches of as many records, which say what the emulator's one process can take. The handlers run in this process.
 */
export async function loadTimes(firestore: Firestore) {
  process.env.PUBLIC_TENANT_ID = LARKFIELD;
  return {
    [`${APPLICATIONS} applications at once`]: await applicationLoad(firestore),
    [`${VIEWERS} views of one link at once for a minute`]: await viewLoad(firestore, 1),
    [`${VIEWERS} views of 20 links at once for a minute`]: await viewLoad(firestore, 20),
  };
}
