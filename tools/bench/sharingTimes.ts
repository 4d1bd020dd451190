import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { openLink } from '../../functions/src/links/page/openSharedFlyer.ts';
import { BROWSER } from '../../functions/src/testing/browser.ts';
import { countOperations } from '../../functions/src/testing/countOperations.ts';
import { visitor } from '../../functions/src/testing/visitor.ts';
import { visitSharedPage } from '../../functions/src/testing/visitSharedPage.ts';
import { type Emulators, PROJECT_ID } from '../emulators/withEmulators.ts';
import { LARKFIELD } from '../seed/tenants.ts';
import { benchFirestore } from './benchFirestore.ts';
import { newBenchLink } from './benchLink.ts';
import { medianTime } from './medianTimes.ts';

const BOT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

interface Visit {
  shortCode: string;
  openingId?: string;
  userAgent?: string;
  ip?: string;
}

/** Returns an id with the length and letters that browsers use. */
const newOpeningId = () => randomUUID().slice(0, 21);

/** Does what the function does for a call, in this process. */
const open = ({ shortCode, openingId = newOpeningId(), userAgent = BROWSER, ip = '198.18.9.9' }: Visit) =>
  openLink(LARKFIELD, { shortCode, openingId, isStaff: false }, visitor({ ip, userAgent }), new Date());

/** Returns requests as a browser sends them, straight to the functions. The `refused…` ones reach the function and are rejected unread. */
function requestsTo(host: string | undefined, shortCode: string) {
  const at = `http://${host}/${PROJECT_ID}/us-east1`;
  const post = async (body: object, run: number, expected: number) => {
    const response = await fetch(`${at}/open-shared-flyer`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://${visitor().host}`,
        'user-agent': BROWSER,
        'x-forwarded-for': `198.18.0.${run}`,
      },
      body: JSON.stringify({ data: body }),
    });
    const text = await response.text();
    if (response.status !== expected) throw new Error(`open-shared-flyer: ${response.status} ${text}`);
  };
  const pdf = async (method: 'GET' | 'POST', expected: number) => {
    const response = await fetch(`${at}/shared-pdf/${shortCode}.pdf`, {
      method,
      headers: { 'x-forwarded-host': visitor().host },
    });
    if (response.status !== expected) throw new Error(`shared-pdf: ${response.status}`);
    if (!response.body) throw new Error('shared-pdf: no body');
    return response.body.getReader();
  };
  return {
    open: (run: number) => post({ shortCode, openingId: newOpeningId(), isStaff: false }, run, 200),
    refusedOpening: (run: number) => post({}, run, 400),
    firstByte: async () => {
      const reader = await pdf('GET', 200);
      const { value } = await reader.read();
      if (!value?.length) throw new Error('The PDF is empty');
      return reader;
    },
    refusedPdf: async () => (await pdf('POST', 405)).cancel(),
  };
}

async function countViewOperations({ live, expired }: { live: string; expired: string }) {
  const openingId = newOpeningId();
  const works: Record<string, () => Promise<unknown>> = {
    'the first view of a new instance': () => open({ shortCode: live }),
    'a view of a new visitor': () => open({ shortCode: live, openingId, ip: '198.18.9.10' }),
    'another view of the same visitor': () => open({ shortCode: live, ip: '198.18.9.10' }),
    'the same view once more (reload, retry)': () => open({ shortCode: live, openingId, ip: '198.18.9.10' }),
    'a bot': () => open({ shortCode: live, userAgent: BOT, ip: '198.18.9.11' }),
    'an expired link': () => open({ shortCode: expired }),
  };
  const found: Record<string, { reads: number; writes: number }> = {};
  for (const [name, work] of Object.entries(works)) found[name] = (await countOperations(work)).operations;
  // The first visit draws the flyer, which an instance does only once.
  await visitSharedPage(live, '198.18.9.13');
  const { html, drawing, visit, pdf } = await visitSharedPage(live, '198.18.9.12');
  return {
    ...found,
    'the HTML of the page': html,
    'the drawing of an opened page': drawing,
    'a visit in all: HTML, view, drawing (at most 8 reads)': visit,
    'the PDF of an opened page, on request': pdf,
  };
}

/**
 * Measures a shared link next to a bare Firestore increment: a view in this process, a view over HTTP, and the first byte of a PDF that is
 * already rendered. Also counts, at the client, the reads and writes of a view.
 */
export async function sharingTimes({ env }: Emulators) {
  const firestore = benchFirestore();
  const links = {
    live: await newBenchLink(firestore),
    expired: await newBenchLink(firestore, new Date(0)),
  };
  const { live: shortCode } = links;
  const counter = firestore.doc(`rate_limits/bench-${shortCode}`);
  await counter.set({ count: 0 });
  const increment = () => counter.update({ count: FieldValue.increment(1) });
  const requests = requestsTo(env.FUNCTIONS_EMULATOR_HOST, shortCode);
  // Renders the PDF.
  await (await requests.firstByte()).cancel();
  // Counted first, because one of the cases is a new instance's first view.
  const operations = await countViewOperations(links);

  const bare = await medianTime(increment);
  const viewTime = await medianTime((run) => open({ shortCode, ip: `198.18.1.${run}` }));
  const baselineCall = await medianTime(async (run) => {
    await requests.refusedOpening(run);
    await increment();
  });
  const called = await medianTime(requests.open);
  const baselinePdf = await medianTime(async () => {
    await requests.refusedPdf();
    await increment();
  });
  const readers: Awaited<ReturnType<typeof requests.firstByte>>[] = [];
  const firstByte = await medianTime(async () => readers.push(await requests.firstByte()));
  for (const reader of readers) await reader.cancel();

  const row = (ms: number, limit: number) => ({
    'median ms': Number(ms.toFixed(1)),
    ratio: Number((ms / limit).toFixed(2)),
  });
  return {
    operations,
    times: {
      'bare increment (limit)': row(bare, bare),
      'a view, in one process with it': row(viewTime, bare),
      'refused call and increment (limit)': row(baselineCall, baselineCall),
      'open-shared-flyer': row(called, baselineCall),
      'refused request and increment (limit)': row(baselinePdf, baselinePdf),
      'shared-pdf, first byte': row(firstByte, baselinePdf),
    },
  };
}
