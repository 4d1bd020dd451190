import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { createLink, createSharedFlyer, newOfficer } from './sharedLinks.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test.describe('a recall', () => {
  test.use({ expectedErrors: [/Failed to load resource.* (404|410)/] });

  test('takes a flyer off its link and PDF at once and notifies its owner; undoing it brings the flyer back', async ({
    page,
    browser,
  }, { project }) => {
    test.setTimeout(240_000);
    const admin = await newMember({ role: 'compliance' });
    const officer = await newOfficer();
    // The company's list also has recalls of other runs.
    const title = `Wrong rate ${project.name} ${randomUUID().slice(0, 8)}`;
    const flyerId = await createSharedFlyer(officer, title);
    const code = await createLink(officer, flyerId);
    const print = await createLink(officer, flyerId, { kind: 'print' });
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/shared/${code}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // Like the opened page requests it, with a five-minute pass.
    const download = visitor.getByRole('link', { name: 'Download PDF' });
    const pdf = (await download.getAttribute('href')) ?? '';
    expect((await page.request.get(pdf)).status()).toBe(200);

    await openSignedIn(page, admin.email, `/officer-portal/pdf/edit/${flyerId}`);
    await page.getByRole('link', { name: 'Recall', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Recall this flyer?' });
    await expect(dialog).toContainText('1 shared link and 1 printed QR code will stop working right away.');
    await inspectBothWidths(page);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The rate on it is out of date');
    await dialog.getByRole('button', { name: 'Recall' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who to tell' })).toContainText('Maya Torres');
    await expect(page.getByRole('region', { name: 'Flyers' })).toContainText('Recalled');
    await inspectBothWidths(page);

    for (const of of [code, print]) {
      const response = await page.request.get(`/shared/${of}`);
      expect(response.status()).toBe(410);
      expect(await response.text()).not.toContain(title);
      for (const path of [`/shared-pdf/${of}.pdf`, `/shared-drawing/${of}.json`, `/shared-image/${of}.jpg`]) {
        expect((await page.request.get(path)).status(), path).toBe(410);
      }
    }
    expect((await page.request.get(pdf)).status()).toBe(410);
    await page.goto(`/shared/${code}`);
    await expect(page.getByText('This flyer is no longer available')).toBeVisible();
    await inspectBothWidths(page);

    const owner = await (await browser.newContext()).newPage();
    await openSignedIn(owner, officer.email, '/officer-portal/pdf/flyers');
    await expect(owner.getByText('Reason: The rate on it is out of date').first()).toBeVisible();
    await owner.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await expect(owner.getByRole('dialog', { name: 'Notifications' })).toContainText(`recalled “${title}”`);

    await page.goto('/officer-portal/pdf/recalls');
    await inspectBothWidths(page);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Undo recall' }).click();
    const undo = page.getByRole('dialog', { name: 'Undo this recall?' });
    await undo.getByRole('textbox', { name: 'Reason' }).fill('The rate was right after all');
    await undo.getByRole('button', { name: 'Undo recall' }).click();
    await expect(toast(page, 'Recall undone')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Flyers' })).toContainText('Approved');
    expect((await page.request.get(`/shared/${code}`)).status()).toBe(200);
    expect((await page.request.get(`/shared-pdf/${code}.pdf`)).status()).toBe(200);
  });
});

test('officers can’t open recalls', async ({ page }) => {
  const officer = await newMember();
  await openSignedIn(page, officer.email, '/officer-portal/pdf/recalls');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
