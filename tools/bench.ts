/**
 * `npm run bench`: figures side by side with a bound on the same work. Ratios count, not this machine's times.
 * `npm run bench -- [--no-build] /loans`: Lighthouse alone, on the pages whose address begins so.
 * `npm run bench -- --peers`: PDFs alone, beside other PDF libraries, which are installed into a temporary folder.
 * What was measured last is in docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { withCompressingProxy } from './bench/compressingProxy.ts';
import { FIRST_TAP_BOUND, firstTap, TAPS } from './bench/firstTap.ts';
import { initialScripts, SCRIPT_BUDGETS } from './bench/initialScripts.ts';
import { lighthouseReports, lighthouseTable } from './bench/lighthouse.ts';
import { renderTimes } from './bench/renderTimes.ts';
import { sharingTimes } from './bench/sharingTimes.ts';
import { submissionTimes } from './bench/submissionTimes.ts';
import { webBuildFolder } from './emulators/emulatorConfig.ts';
import { portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
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

/** One address of each public route that has any, those of unknown addresses aside. */
const publicAddresses = (dist: string): string[] =>
  initialScripts(dist).flatMap(({ page, address }) => (address && page !== '*' ? [address] : []));

async function printLighthouse({ env }: Emulators, addresses: readonly string[]): Promise<void> {
  console.log(
    '\nLighthouse, mobile preset (slow phone, slow network, simulated), on the Hosting emulator behind a proxy that\n' +
      'compresses texts as real Hosting does. Bound: 95/100/100/100, CLS 0.02. "script kB": all that came over the wire\n' +
      `until the network was quiet, headers included, beside the ${SCRIPT_BUDGETS.public / 1000} of the initial part.`,
  );
  const reports = await withCompressingProxy(`${env.HOSTING_ORIGIN}`, (origin) =>
    lighthouseReports(origin, addresses),
  );
  console.table(lighthouseTable(reports));
  for (const [address, { faults }] of Object.entries(reports)) {
    if (faults.length > 0) console.log(`${address} is below the bound: ${faults.join('; ')}`);
  }
}

async function printRenderTimes(withPeers: boolean): Promise<void> {
  console.log(
    '\nA flyer as PDF, warm medians. Bound: twice as quick as the quickest other library, 20 times Chromium’s print.',
  );
  console.table(await renderTimes({ withPeers }));
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
      `"messages": of a blank step. Bound: ${FIRST_TAP_BOUND} ms. "step 2": of a step filled by a script, for comparison.`,
  );
  console.table(Object.fromEntries(rows));
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
    if (only === undefined) {
      console.log('\nsubmit-preapproval against the bare work it cannot avoid, on the same emulators');
      console.table(await submissionTimes(emulators));
      const { times, operations } = await sharingTimes(emulators);
      console.log(
        '\nA shared link, warm medians, one at a time. Bound: a bare Firestore increment; for requests, one that the same\n' +
          'function refuses unread, then the increment. Firestore’s emulator is on this machine: a real one is farther away.',
      );
      console.table(times);
      console.log(
        '\nReads and writes of an opening, counted at the client. Bound of a view: 4 reads, 3 writes',
      );
      console.table(operations);
    }
    if (only === undefined || '/pre-approval'.startsWith(only)) await printFirstTap(emulators);
    const addresses = publicAddresses(dist).filter((address) => address.startsWith(only ?? '/'));
    await printLighthouse(emulators, addresses);
  });
  return 0;
});
