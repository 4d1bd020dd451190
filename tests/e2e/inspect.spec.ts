import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';

const ADDRESS = '/inspected';
const html = (body: string) =>
  `<!doctype html><html lang="en"><title>Inspected</title><main><h1>Inspected</h1>${body}</main></html>`;

async function show(page: Page, body: string): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/html', body: html(body) }));
  await page.goto(ADDRESS);
}

test('an inspection finds serious violations, also in frames, and overflow', async ({ page }) => {
  await show(page, '<p>Nothing wrong</p>');
  await expectAccessible(page);

  await show(page, '<p style="color: #ccc; background: #fff">Too pale to read</p>');
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');

  const framed = html('<button></button>').replaceAll('"', '&quot;');
  await show(page, `<iframe title="Framed" srcdoc="${framed}"></iframe>`);
  await expect(expectAccessible(page)).rejects.toThrow('button-name');

  await show(page, '<p style="width: 3000px">Too wide</p>');
  await expect(expectAccessible(page)).rejects.toThrow('width of');
});
