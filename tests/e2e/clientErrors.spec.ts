import { expect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';

const BUILD = /^\d+\.\d+\.\d+\+[\w.]+$/;

for (const path of ['/', '/pre-approval', '/officer-login']) {
  test(`${path} names its build and reports errors without any input`, async ({ page }) => {
    await page.goto(`${path}?email=jane@doe.example`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const build = await page.locator('meta[name="build"]').getAttribute('content');
    expect(build).toMatch(BUILD);

    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const reported = page.waitForResponse(
      (response) => response.url().includes('report-client-error') && response.request().method() === 'POST',
    );
    await page.evaluate(() => {
      const error = new TypeError('jane@doe.example');
      error.stack = `TypeError: jane@doe.example\n    at save (${location.origin}/assets/site-a.js?jane:1:2)`;
      window.dispatchEvent(new ErrorEvent('error', { error }));
    });
    const response = await reported;
    expect(response.status()).toBe(200);
    expect(response.request().postDataJSON()).toEqual({
      data: {
        app: path === '/officer-login' ? 'portal' : 'site',
        kind: 'error',
        name: 'TypeError',
        frames: ['save /assets/site-a.js:1:2'],
        route: path,
        build,
      },
    });
    // The reporting script is loaded only now.
    expect(scripts.some((url) => url.includes('reportClientError'))).toBe(true);
  });
}

test('/healthz reports the state of each part', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    components: { database: 'ok', storage: 'ok', tasks: 'ok' },
  });
});

const withLostScript = test.extend({
  expectedErrors: [/Failed to load resource|dynamically imported module|Failed to fetch/],
});

withLostScript('the portal reports a missing script once, with only its name', async ({ page }) => {
  const { email } = await newMember({ role: 'officer' });
  await page.route(/\/assets\/MailPreferencesPage-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
  await openSignedIn(page, email, '/officer-portal');
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('report-client-error') && request.method() === 'POST')
      reports.push(request.postDataJSON());
  });
  const sidebar = page.getByRole('navigation', { name: 'Portal' });
  for (let time = 0; time < 2; time += 1) {
    await sidebar.getByRole('link', { name: 'Notifications' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveCount(0);
    await sidebar.getByRole('link', { name: 'Profile Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  }
  const loads = reports.filter((report) => JSON.stringify(report).includes('"load"'));
  expect(loads).toEqual([
    {
      data: {
        app: 'portal',
        kind: 'load',
        name: 'ChunkLoadError',
        frames: [expect.stringMatching(/^\/assets\/MailPreferencesPage-[\w-]+\.js:1:1$/)],
        route: '*',
        build: expect.stringMatching(BUILD),
      },
    },
  ]);
});

withLostScript(
  'a public page reports a missing script once per visit, with only its name',
  async ({ page }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('report-client-error') && request.method() === 'POST')
        reports.push(request.postDataJSON());
    });
    await page.route(/\/assets\/SiteApp-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
    const answered = page.waitForResponse(
      (response) => response.url().includes('report-client-error') && response.request().method() === 'POST',
    );
    await page.goto('/contact?email=jane@doe.example');
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    expect((await answered).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    expect(reports).toEqual([
      {
        data: {
          app: 'site',
          kind: 'load',
          name: 'ChunkLoadError',
          frames: [expect.stringMatching(/^\/assets\/SiteApp-[\w-]+\.js:1:1$/)],
          route: '/contact',
          build: expect.stringMatching(BUILD),
        },
      },
    ]);
  },
);
