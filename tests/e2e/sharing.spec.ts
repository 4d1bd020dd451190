import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { createApprovedFlyer, openAsVisitor } from './sharedFlyers.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const ANALYTICS = '/officer-portal/pdf/analytics';
const TITLE = 'Open house at 9 Quince Lane';

async function signIn(page: Page, email: string, address: string) {
  await openSignedIn(page, email, address);
  await expect(page.getByRole('button', { name: /^Your account, / })).toBeVisible();
}

async function openShareDialog(page: Page) {
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Share “${TITLE}”` });
  await expect(dialog).toBeVisible();
  return dialog;
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
/** Views, from the table's third column. */
const views = (page: Page, name: string) => row(page, name).getByRole('cell').nth(1);

/** A toast must not cover any button that closes a form or a dialog. */
async function expectApart(notice: Locator, button: Locator) {
  const one = await notice.boundingBox();
  const other = await button.boundingBox();
  if (!one || !other) throw new Error('Both must be in sight.');
  const isApart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  expect(isApart).toBe(true);
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${TITLE}, ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}

test('shares, copies, opens, counts and disables a link', async ({ page, context, browser }) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const officer = await newMember();
  const letter = `Letter ${randomUUID().slice(0, 8)}`;
  const flyer = await createApprovedFlyer(officer, TITLE);
  await signIn(page, officer.email, `/officer-portal/pdf/edit/${flyer}`);

  const dialog = await openShareDialog(page);
  const url = dialog.getByLabel('Share link');
  const copy = dialog.getByRole('button', { name: 'Copy link', exact: true });
  let shareUrl = '';
  await test.step('creates and copies a link for 7 days', async () => {
    await expect(dialog.getByText('No shared links yet')).toBeVisible();
    await expect(dialog.getByLabel('Link expires after')).toHaveValue('7');
    await dialog.getByLabel('Label (optional)').fill('Newsletter');
    await dialog.getByLabel('UTM Source').fill('email');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(url).toHaveValue(/^http.+\/shared\/[\w-]{10,}$/, { timeout: 90_000 });
    shareUrl = await url.inputValue();
    await copy.click();
    // Found by role, so it is also announced while the dialog hides the page from screen readers.
    await expect(toast(page, 'Copied!')).toBeVisible();
    await expectApart(toast(page, 'Copied!'), dialog.getByRole('button', { name: 'Close', exact: true }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shareUrl);
    await expect(copy).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its QR code as files', async () => {
    for (const [kind, name] of [
      ['SVG', 'open-house-at-9-quince-lane-qr.svg'],
      ['PNG', 'open-house-at-9-quince-lane-qr.png'],
    ] as const) {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: `Download ${kind}` }).click();
      expect((await download).suggestedFilename()).toBe(name);
      const content = await readFile(await (await download).path());
      expect(content.length).toBeGreaterThan(500);
    }
  });

  await test.step('creates another one that never expires, and lists both', async () => {
    await dialog.getByRole('button', { name: 'Create Another Link' }).click();
    await dialog.getByLabel('Link expires after').selectOption('Never');
    await dialog.getByLabel('Label (optional)').fill('Yard sign');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(url).not.toHaveValue(shareUrl);
    const links = dialog.getByRole('listitem');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toContainText('Yard sign');
    await expect(links.first()).toContainText('Never expires');
    await expect(links.first()).toContainText('Live');
  });

  await test.step('counts live, with bots separate', async () => {
    await dialog.getByRole('link', { name: 'Link Analytics' }).click();
    await expect(row(page, 'Newsletter')).toContainText('Open House Flyer');
    await expect(row(page, 'Newsletter')).toContainText('email');
    await expect(row(page, 'Yard sign')).toContainText('Never');
    await expect(views(page, 'Newsletter')).toHaveText('0');
    expect(await openAsVisitor(shareUrl)).toBe('live');
    expect(await openAsVisitor(shareUrl)).toBe('live');
    const preview = await page.request.get(shareUrl, {
      headers: { 'user-agent': 'facebookexternalhit/1.1' },
    });
    expect(preview.status()).toBe(200);
    await expect(views(page, 'Newsletter')).toHaveText('2');
    await expect(page.getByText(/Bots, previews and your own team aren’t counted \(1\)/)).toBeVisible();
    await expect(page.getByRole('figure', { name: /^Views, / })).toHaveAccessibleName(/: 2, most on/);
    await page.getByRole('button', { name: 'Show as a table' }).click();
    await expectAccessible(page);
  });

  await test.step('CSV', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const content = await readFile(await (await download).path(), 'utf8');
    expect(content.split('\r\n')).toHaveLength(4);
    expect(content).toContain(shareUrl);
  });

  await test.step('doesn’t open when disabled, and does when enabled', async () => {
    const asked = await choose(page, 'Newsletter', 'Disable');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Disable' }).click();
    await expect(toast(page, 'Link disabled')).toBeVisible();
    await expect(row(page, 'Newsletter')).toContainText('Disabled');
    expect(await openAsVisitor(shareUrl)).toBe('not-found');
    const again = await choose(page, 'Newsletter', 'Enable');
    await again.getByRole('button', { name: 'Enable' }).click();
    await expect(row(page, 'Newsletter')).toContainText('Live');
    expect(await openAsVisitor(shareUrl)).toBe('live');
  });

  await test.step('changes name and expiration', async () => {
    const rename = await choose(page, 'Newsletter', 'Rename');
    await rename.getByLabel('Label').fill(letter);
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, letter)).toBeVisible();
    const end = await choose(page, letter, 'Change expiration');
    await end.getByLabel('Expires after (from today)').selectOption('Never');
    await end.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, letter)).toContainText('Never');
  });

  await test.step('an administrator sees it, a colleague doesn’t', async () => {
    const administrator = await newMember({ role: 'compliance' });
    const theirs = await (await browser.newContext()).newPage();
    await signIn(theirs, administrator.email, ANALYTICS);
    // Without links of their own, administrators start with the company's.
    await expect(
      theirs.getByRole('button', { name: 'Whole company', exact: true, pressed: true }),
    ).toBeVisible();
    await theirs.getByLabel('Search').fill(letter);
    await expect(row(theirs, letter)).toContainText('Robin Vale');
    await theirs.setViewportSize({ width: 1440, height: 900 });
    const table = theirs.getByRole('region', { name: 'Links table' });
    const hiddenWidth = () => table.evaluate((region) => region.scrollWidth - region.clientWidth);
    await expect.poll(hiddenWidth, 'no column under the sticky one').toBe(0);
    // Next to its sidebar, a laptop leaves this much room for the list.
    await theirs.setViewportSize({ width: 1208, height: 900 });
    await expect.poll(hiddenWidth).toBe(0);
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Columns' }).click();
    await theirs.getByRole('menuitemcheckbox', { name: 'Expires' }).click();
    await theirs.keyboard.press('Escape');
    await expect(table.getByRole('columnheader', { name: 'Expires' })).toHaveCount(0);
    await theirs.reload();
    await expect(table.getByRole('columnheader', { name: 'Officer' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Expires' }), 'remembered').toHaveCount(0);
    await theirs.getByLabel('Search').fill(letter);
    await row(theirs, letter).focus();
    await theirs.keyboard.press('Enter');
    const sheet = theirs.getByRole('dialog');
    await expect(sheet.getByText('Robin Vale')).toBeVisible();
    await expect(theirs).toHaveURL(/[?&]link=/);
    await expectAccessible(theirs);
    await theirs.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(row(theirs, letter)).toBeFocused();
    await theirs.getByRole('button', { name: 'By template' }).click();
    await expect(row(theirs, 'Open House Flyer')).toBeVisible();
    const sums = theirs.getByRole('table', { name: /^Links by template/ });
    await sums.getByRole('button', { name: 'Template' }).press('Enter');
    await expect(sums.getByRole('columnheader', { name: 'Template' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const download = theirs.waitForEvent('download');
    await theirs.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^link-analytics-by-template-.*\.csv$/);
    const content = await readFile(await (await download).path(), 'utf8');
    expect(content).toMatch(/^\uFEFFTemplate,Links,Views,/);
    expect(content).toContain('\r\nOpen House Flyer,');
    await expectAccessible(theirs);
    const colleagues = await (await browser.newContext()).newPage();
    await signIn(colleagues, (await newMember()).email, `${ANALYTICS}?of=company`);
    await expect(colleagues.getByText('No shared links yet')).toBeVisible();
    await expectAccessible(colleagues);
  });
});

test('shows the card in PDF Tools, and nothing without a sign-in', async ({ page }) => {
  await page.goto(ANALYTICS);
  await expect(page).toHaveURL(/\/officer-login/);
  await signIn(page, (await newMember()).email, '/officer-portal?tab=pdf-tools');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Link Analytics/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Link Analytics' })).toBeVisible();
  await expect(page.getByText('No shared links yet')).toBeVisible();
});

test('the dialog opened by the address moves the focus to Share', async ({ page }) => {
  const officer = await newMember();
  const flyer = await createApprovedFlyer(officer, TITLE);
  await signIn(page, officer.email, `/officer-portal/pdf/edit/${flyer}?share=1`);
  const dialog = page.getByRole('dialog', { name: `Share “${TITLE}”` });
  await expect(dialog.getByLabel('Link expires after')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});

test('dialog and page work on a small phone @phone', async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 780 });
  const officer = await newMember();
  const flyer = await createApprovedFlyer(officer, TITLE);
  await signIn(page, officer.email, `/officer-portal/pdf/edit/${flyer}`);
  const dialog = await openShareDialog(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByLabel('Share link')).toHaveValue(/\/shared\//, { timeout: 90_000 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expectApart(toast(page, 'Copied!'), dialog.getByRole('button', { name: 'Close', exact: true }));
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Link Analytics' }).click();
  await expect(page.getByRole('list', { name: /^Shared links/ }).getByRole('listitem')).toContainText('Live');
  await expectAccessible(page);
});
