import { expect, test } from './fixtures.ts';

for (const path of ['/', '/pre-approval', '/officer-login', '/.well-known/x', '/.x']) {
  test(`${path} comes with the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toMatch(/script-src 'self'[^;]*;/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['cache-control']).toBe('no-cache');
  });
}

test('hashed files are kept for good, and one that is not there is not the home page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const script = await page.locator('script[type=module]').getAttribute('src');
  expect(script).toMatch(/^\/assets\//);
  expect((await request.get(`${script}`)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test('the directory is kept by the CDN, not by browsers', async ({ request }) => {
  const directory = await request.get('/directory.json');
  expect(directory.status()).toBe(200);
  expect(directory.headers()['cache-control']).toBe('public, max-age=0, s-maxage=300');
  expect(directory.headers()['content-type']).toContain('application/json');
});

test('a drawn flyer is kept and found by nobody', async ({ request }) => {
  const headers = (await request.get('/shared-drawing/zzZZ99zzZZ99.json')).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a shared PDF may stand in a frame of the site, a shared page in none', async ({ request }) => {
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
