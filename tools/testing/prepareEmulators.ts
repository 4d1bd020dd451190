/**
 * Functions that pages call without user action. They are called once before the tests, because a first call takes seconds on a busy
 * machine.
 */
const CALLED_BY_PAGES = ['get-loan-officers'];

/** An address of the shared page without a link. */
const NO_LINK = '/shared/zzZZ99zzZZ99';

/**
 * Makes `shared-page` fetch and cache the site's page. If the first fetch is slow on a busy machine, it answers with a plain page, which
 * the tests don't expect.
 */
async function fetchSharedPage(origin: string): Promise<void> {
  const isWhole = async () => (await (await fetch(`${origin}${NO_LINK}`)).text()).includes('id="root"');
  for (let tries = 1; !(await isWhole()); tries += 1) {
    if (tries === 5) throw new Error(`${NO_LINK} answers without the site's page`);
  }
}

/** Playwright's global setup: prepares the emulators. Without them it fails at once, so that no test is skipped. */
export default async function prepareEmulators(): Promise<void> {
  const { HOSTING_ORIGIN, FUNCTIONS_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  if (!HOSTING_ORIGIN || !host || !project) {
    throw new Error('There are no emulators: run the browser tests with `npm run e2e`.');
  }
  const directory = await fetch(`${HOSTING_ORIGIN}/directory.json`);
  if (!directory.ok) throw new Error(`/directory.json answers ${directory.status}`);
  await Promise.all([
    fetchSharedPage(HOSTING_ORIGIN),
    ...CALLED_BY_PAGES.map(async (name) => {
      const response = await fetch(`http://${host}/${project}/us-east1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: HOSTING_ORIGIN },
        body: JSON.stringify({ data: null }),
      });
      if (!response.ok) throw new Error(`${name} answers ${response.status}`);
    }),
  ]);
}
