/**
 * `npm run bench`: measures our work next to a limit for the same work. Ratios count, not this machine's times.
 * `npm run bench -- [--no-build] /loans`: Lighthouse alone, on the pages whose address begins so.
 * `npm run bench -- [--no-build] lighthouse`: Lighthouse alone, three runs of every public page, the median counts.
 * `npm run bench -- [--no-build] /officer-portal`: the signed-in portal alone.
 * `npm run bench -- audit`: verification of audit logs alone, which needs no build.
 * `npm run bench -- [--no-build] scale`: a full-size company next to the seeded one, and many calls at once.
 * `npm run bench -- --peers`: PDFs alone, next to other PDF libraries, which are installed into a temporary folder.
 * docs/benchmarks.md has the latest results.
 */
import { parseArgs } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { auditTimes } from './bench/auditTimes.ts';
import { benchFirestore } from './bench/benchFirestore.ts';
import { withCompressingProxy } from './bench/compressingProxy.ts';
import { FIRST_TAP_LIMIT, firstTap, TAPS } from './bench/firstTap.ts';
import { initialScripts, SCRIPT_BUDGETS } from './bench/initialScripts.ts';
import { jobTimes } from './bench/jobTimes.ts';
import { lighthouseReports, lighthouseTable, SIGN_IN } from './bench/lighthouse.ts';
import { loadTimes } from './bench/loadTimes.ts';
import { PORTAL_LIMITS, portalTimes } from './bench/portalTimes.ts';
import { renderTimes } from './bench/renderTimes.ts';
import { SCREEN_LIMIT, scaleTimes } from './bench/scaleTimes.ts';
import { makeFullCompany, type ScaleWorld, SEEDED_WORLD } from './bench/scaleWorld.ts';
import { sharingTimes } from './bench/sharingTimes.ts';
import { submissionTimes } from './bench/submissionTimes.ts';
import { siteBuildFolder, webBuildFolder } from './emulators/emulatorConfig.ts';
import { portOffset, portsAt, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { type Emulators, withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
import { ROOT, SEED } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';

function printScripts(dist: string): void {
  const rows = initialScripts(dist).map(
    ({ page, kind, gzip }) =>
      [page, { gzip, 'of budget': `${Math.round((100 * gzip) / SCRIPT_BUDGETS[kind])} %` }] as const,
  );
  console.log('\nInitial JavaScript of a page, bytes gzip');
  console.table(Object.fromEntries(rows));
}

/** Returns an address for each prerendered public route except the 404 page, and the sign-in page's. */
const lighthouseAddresses = (dist: string): string[] => [
  ...initialScripts(dist).flatMap(({ page, address }) => (address && page !== '*' ? [address] : [])),
  SIGN_IN,
];

async function printLighthouse(
  site: string | undefined,
  addresses: readonly string[],
  minRuns: number,
): Promise<void> {
  console.log(
    `\nLighthouse on ${site}, mobile preset (slow phone, slow network, simulated), behind a proxy that\n` +
      'compresses texts as real Hosting does. Limit: 98/100/100/100, CLS 0.02; no SEO for the pages of sign-in and calls. "script kB":\n' +
      `everything sent until the network was quiet, headers included; the budget of ${SCRIPT_BUDGETS.public / 1000} is for the initial part.`,
  );
  const reports = await withCompressingProxy(`${site}`, (origin) =>
    lighthouseReports(origin, addresses, minRuns),
  );
  console.table(lighthouseTable(reports));
  for (const [address, { faults }] of Object.entries(reports)) {
    if (faults.length > 0) console.log(`${address} is below the limit: ${faults.join('; ')}`);
  }
}

async function printRenderTimes(withPeers: boolean): Promise<void> {
  console.log(
    '\nA flyer as PDF, warm medians. Limit: twice as quick as the quickest other library, 20 times Chromium’s print.',
  );
  console.table(await renderTimes({ withPeers }));
}

async function printAuditTimes(): Promise<void> {
  console.log(
    '\nVerification of an audit log in slices of 500 records, in this process. A record is read with its chain and with its\n' +
      'sealed day. Limit: a slice costs the same however long the log is.',
  );
  console.table(await auditTimes());
}

async function printFirstTap({ env }: Emulators): Promise<void> {
  const rows = await withCompressingProxy(`${env.HOSTING_ORIGIN}`, async (origin) => {
    const measured = [];
    for (const tap of TAPS) {
      const { network, cpu, phone } = await firstTap(origin, tap);
      measured.push([tap, { 'network ms': network, 'CPU ms here': cpu, 'phone ms': phone }] as const);
    }
    return measured;
  });
  console.log(
    '\nWhen the questionnaire has answered the first tap on Next, Fast 3G and a CPU four times slower, best of the runs.\n' +
      `"messages": of a blank step. Limit: ${FIRST_TAP_LIMIT} ms. "step 2": of a step filled by a script, for comparison.`,
  );
  console.table(Object.fromEntries(rows));
}

async function printPortalTimes({ env }: Emulators): Promise<void> {
  const { dashboard, officerDashboard, pageChanges, keys } = await withCompressingProxy(
    `${env.HOSTING_ORIGIN}`,
    portalTimes,
  );
  const { dashboard: dashboardLimit, pageChange: pageChangeLimit, key: keyLimit } = PORTAL_LIMITS;
  console.log(
    '\nThe signed-in portal, Fast 3G and a CPU four times slower, best of the runs. Times are of this machine’s CPU, and of\n' +
      'both in "slow ms". Scripts come over HTTP/1.1 here: real Hosting has HTTP/2, which sends small files sooner.',
  );
  const dashboardRow = ({ network, cpu, slow, scripts }: typeof dashboard) => ({
    'network ms': network,
    'CPU ms here': cpu,
    'slow ms': slow,
    limit: dashboardLimit,
    'script kB': Math.round(scripts / 1000),
  });
  console.table({
    'administrator’s dashboard, first list': dashboardRow(dashboard),
    'officer’s dashboard, first list': dashboardRow(officerDashboard),
    'key in the flyer editor, median': { 'slow ms': keys.median, limit: keyLimit },
    'key in the flyer editor, worst': { 'slow ms': keys.worst, limit: keyLimit },
  });
  console.log(`Warm page changes, slow ms. Limit of the heading: ${pageChangeLimit}`);
  console.table(
    Object.fromEntries(
      pageChanges.map(({ page, heading, content }) => [
        page,
        { heading: heading.slow, 'no skeleton left': content.slow, 'of that CPU ms here': content.cpu },
      ]),
    ),
  );
}

const round = (ms: number) => Math.round(ms * 10) / 10;

async function printScreens(origin: string, worlds: readonly ScaleWorld[]): Promise<void> {
  const screens = await scaleTimes(origin, worlds);
  console.log(
    `\nPages of the portal, opened by their address: the full company beside the seeded one, medians. "queries ms": the\n` +
      `page's queries alone, asked of the emulator, which has no indexes; the last ratio leaves out what those add. Its limit: ${SCREEN_LIMIT}`,
  );
  const rows = Object.entries(screens).map(([page, { seeded, full, ratio, ratioWithIndexes }]) => [
    page,
    {
      'seeded reads': seeded.reads,
      'full reads': full.reads,
      'seeded ms': Math.round(seeded.ms),
      'full ms': Math.round(full.ms),
      'seeded queries ms': Math.round(seeded.queriesMs),
      'full queries ms': Math.round(full.queriesMs),
      ratio: Number(ratio.toFixed(2)),
      'with indexes': Number(ratioWithIndexes.toFixed(2)),
      'over limit': ratioWithIndexes > SCREEN_LIMIT ? '!' : '',
    },
  ]);
  console.table(Object.fromEntries(rows));
}

async function printJobs(worlds: readonly ScaleWorld[]): Promise<void> {
  console.log('\nJobs of one company, in this process');
  const rows = Object.entries(await jobTimes(worlds)).map(([job, run]) => [
    job,
    { ...run, ms: Math.round(run.ms) },
  ]);
  console.table(Object.fromEntries(rows));
}

async function printLoad(firestore: Firestore): Promise<void> {
  console.log(
    '\nMany calls at once, handlers in this process, beside bare batches of as many records: what the emulator’s one process\n' +
      'can take. Limit: nothing lost, nothing double; p95 at most three times that of one call at a time.',
  );
  for (const [load, found] of Object.entries(await loadTimes(firestore))) {
    const { alone, together, bareAlone, bareTogether, ...counts } = found;
    const row = (one: typeof alone, all: typeof alone) => ({
      'one p95 ms': round(one.p95),
      'many p50 ms': round(all.p50),
      'many p95 ms': round(all.p95),
      'p95 ratio': round(all.p95 / one.p95),
      calls: all.count,
    });
    console.log(`${load}: ${JSON.stringify(counts)}`);
    console.table({ ours: row(alone, together), 'bare batch': row(bareAlone, bareTogether) });
  }
}

async function printScale({ env }: Emulators, offset: number): Promise<void> {
  // Otherwise the times would include a process for each of thousands of events.
  await fetch(`http://127.0.0.1:${portsAt(offset).hub}/functions/disableBackgroundTriggers`, {
    method: 'PUT',
  });
  const origin = `${env.HOSTING_ORIGIN}`;
  const firestore = benchFirestore();
  await printLoad(firestore);
  const { records, ...full } = await makeFullCompany(firestore);
  console.log(`\nThe full company has ${records} records.`);
  const worlds = [SEEDED_WORLD, full];
  await printJobs(worlds);
  await printScreens(origin, worlds);
}

await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: {
      'no-build': { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [only] = positionals;
  if (values.peers) {
    await printRenderTimes(true);
    return 0;
  }
  const offset = portOffset(TEST_PORT_OFFSET);
  if (only === 'audit') {
    await withEmulators({ offset, only: ['firestore', 'storage'] }, printAuditTimes);
    return 0;
  }
  const dist = `${ROOT}/${webBuildFolder(offset)}`;
  if (!values['no-build']) {
    console.log('Building ...');
    await Promise.all([buildFunctions(offset), buildWebForEmulators(offset)]);
  }
  if (only === undefined) {
    printScripts(dist);
    await printRenderTimes(false);
  }

  await withEmulators({ offset, importDir: SEED }, async (emulators) => {
    if (only === 'scale') {
      await printScale(emulators, offset);
      return;
    }
    if (only === undefined) {
      console.log('\nsubmit-preapproval against the bare work it cannot avoid, on the same emulators');
      console.table(await submissionTimes(emulators));
      const { times, operations } = await sharingTimes(emulators);
      console.log(
        '\nA shared link, warm medians, one at a time. Limit: a bare Firestore increment; for requests, one that the same\n' +
          'function refuses unread, then the increment. Firestore’s emulator is on this machine: a real one is farther away.',
      );
      console.table(times);
      console.log(
        '\nReads and writes of a view, counted at the client. Limit of a view: 4 reads, 3 writes; of a visit: 8 reads',
      );
      console.table(operations);
      await printAuditTimes();
    }
    const minRuns = only === 'lighthouse' ? 3 : 1;
    const prefix = only === undefined || only === 'lighthouse' ? '/' : only;
    if (only === undefined || '/pre-approval'.startsWith(only)) await printFirstTap(emulators);
    if (only === undefined || '/officer-portal'.startsWith(only)) await printPortalTimes(emulators);
    const { HOSTING_ORIGIN, SECOND_SITE_ORIGIN } = emulators.env;
    for (const [site, folder] of [
      [HOSTING_ORIGIN, dist],
      [SECOND_SITE_ORIGIN, siteBuildFolder(dist, 'harborview', 1)],
    ] as const) {
      const addresses = lighthouseAddresses(folder).filter((address) => address.startsWith(prefix));
      if (addresses.length > 0) await printLighthouse(site, addresses, minRuns);
    }
  });
  return 0;
});
