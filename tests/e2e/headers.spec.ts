import { expect, test } from './fixtures.ts';

const PAGES = ['/', '/pre-approval', '/officer-login', '/officer-portal/pdf', '/.well-known/x', '/.x'];
for (const path of PAGES) {
  test(`${path} has the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toMatch(/script-src 'self'[^;]*;/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe(path.startsWith('/officer-') ? 'no-store' : 'no-cache');
  });
}

test('hashed files are cached forever, and a missing one doesn’t return the home page', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script[^>]* type="module"[^>]*>/g)].map(
    ([tag]) => / src="([^"]*)"/.exec(tag)?.[1],
  );
  expect(scripts).toHaveLength(1);
  const [script] = scripts;
  expect(script).toMatch(/^\/assets\//);
  expect((await request.get(`${script}`)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test('the CDN caches the directory, browsers don’t', async ({ request }) => {
  const directory = await request.get('/directory.json');
  expect(directory.status()).toBe(200);
  expect(directory.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60');
  expect(directory.headers()['content-type']).toContain('application/json');
  // The host selects the company.
  expect(directory.headers().vary).toContain('X-Forwarded-Host');
});

test('a drawn flyer is neither cached nor indexed', async ({ request }) => {
  const headers = (await request.get('/shared-drawing/zzZZ99zzZZ99.json')).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a shared PDF can be framed by the site, a shared page by nobody', async ({ request }) => {
  const pdf = await request.get('/shared-pdf/zzZZ99zzZZ99.pdf');
  expect(pdf.status()).toBe(404);
  expect(pdf.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  expect(pdf.headers()['cache-control']).toContain('no-store');
  const page = await request.get('/shared/zzZZ99zzZZ99');
  expect(page.status()).toBe(404);
  expect(page.headers()['content-type']).toContain('text/html');
  expect(page.headers()['cache-control']).toContain('no-store');
  expect(page.headers()['x-robots-tag']).toContain('noindex');
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  expect(page.headers()['strict-transport-security']).toContain('max-age=');
});

test('the portal’s page is never cached, under any name', async ({ request }) => {
  for (const path of [
    '/officer-login',
    '/officer-portal',
    '/officer-portal/pdf/edit/x',
    '/portal',
    '/portal.html',
    '/officer-login.html',
  ]) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toBe('no-store');
    expect(await response.text()).toContain('Officer Portal');
  }
});

test('other sites may load pictures for mail, and nothing else of ours', async ({ request }) => {
  for (const path of ['/signature-icons/facebook.png', '/social-card.png']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
  const icon = await request.get('/favicon.svg');
  expect(icon.headers()['cross-origin-resource-policy']).toBe('same-origin');
});

test.describe('Trusted Types', () => {
  // The browser logs what the policy has blocked.
  test.use({
    expectedErrors: [[/Trusted|violates the following Content Security Policy/], { scope: 'test' }],
  });

  for (const path of ['/', '/officer-login']) {
    test(`${path}: no string becomes HTML or a script that runs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const tried = await page.evaluate(() => {
        const attempt = (act: () => void) => {
          try {
            act();
            return 'done';
          } catch (error) {
            return (error as Error).name;
          }
        };
        const box = document.createElement('div');
        const script = document.createElement('script');
        return {
          handler: attempt(() => {
            box.innerHTML = '<img src=x onerror="document.title = 1">';
          }),
          address: attempt(() => {
            script.src = 'https://evil.example/a.js';
          }),
          text: attempt(() => {
            script.text = 'document.title = 1';
          }),
          markup: attempt(() => {
            box.innerHTML = '<b>bold</b>';
          }),
          own: attempt(() => {
            script.src = '/assets/own.js';
          }),
        };
      });
      expect(tried).toEqual({
        handler: 'TypeError',
        address: 'TypeError',
        text: 'TypeError',
        markup: 'done',
        own: 'done',
      });
    });
  }
});
