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
