import { expect, test } from './fixtures.ts';

const BUILD = /^\d+\.\d+\.\d+\+[\w.]+$/;

for (const path of ['/', '/pre-approval', '/officer-login']) {
  test(`${path} names its build, and tells the server of an error without what was typed`, async ({
    page,
  }) => {
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
    // What sends it had not been fetched before.
    expect(scripts.some((url) => url.includes('reportClientError'))).toBe(true);
  });
}

test('/healthz says how each part is', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    components: { database: 'ok', storage: 'ok', tasks: 'ok' },
  });
});
