import { randomInt } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFlyer } from './flyerRecords.ts';
import { listOfficer } from './leads.ts';
import { changeRecord, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const LICENSES = '/officer-portal/licenses';
const TENANT = 'larkfield';

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** All tests share the public pages, so this test removes what it added. */
async function takeOff(officerId: string): Promise<void> {
  const held = await firestore
    .collection(paths.licenses.all(TENANT))
    .where('holder_id', '==', officerId)
    .get();
  for (const one of held.docs) await one.ref.delete();
  await firestore.doc(paths.officers.one(TENANT, officerId)).delete();
}

async function changeExpiry(page: Page, number: string, day: string): Promise<void> {
  await row(page, number)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit license' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit license' });
  await dialog.getByLabel('Expires', { exact: false }).last().fill(day);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'License saved')).toBeVisible();
}

test('adds a license, shows it on the officer’s page and flyer, and blocks the flyer once it expires', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const [admin, officer] = [await newMember({ role: 'super_admin' }), await newMember()];
  const name = `Lena Quill ${'ABCDEFGHJK'[randomInt(10)]}${randomInt(1000, 9999)}`;
  const number = `DE-${randomInt(100_000, 999_999)}`;
  const officerId = await listOfficer(officer, name);
  await changeRecord(officer.uid, { nmls_id: '1990001', branch_id: 'clifton-nj' });
  const data = {
    headline: 'Open house on Sunday',
    property_address: '1 Canal Street, Lewes, DE 19958',
    open_house_date: '2099-12-06',
    open_house_time: '1 PM to 3 PM',
  };
  const draft = await createFlyer(officer, { title: 'Sunday by the canal', data });
  const live = await createFlyer(officer, {
    title: `Out already ${number}`,
    data,
    status: 'approved',
    license_state: 'DE',
    license_officer_id: officerId,
  });
  try {
    await openSignedIn(page, admin.email, LICENSES);
    await test.step('a super administrator adds it', async () => {
      await page.getByRole('button', { name: 'Add license' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add license' });
      await dialog.getByLabel('Held by').selectOption('Loan officer');
      await dialog.getByRole('combobox', { name: 'Loan officer' }).fill(name);
      await page.getByRole('option', { name }).click();
      await dialog.getByLabel('State').selectOption('Delaware');
      await dialog.getByLabel('License type').selectOption('Mortgage loan originator');
      await dialog.getByLabel('License number').fill(number);
      await dialog.getByLabel('Expires', { exact: false }).last().fill('2099-12-31');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add license' }).click();
      await expect(toast(page, 'License added')).toBeVisible();
      await page.getByRole('combobox', { name: 'Holder' }).selectOption(name);
      await expect(row(page, number)).toContainText('Active');
      await expectAccessible(page);
    });
    const visitor = await (await browser.newContext()).newPage();
    const line = `Licensed in Delaware (${number})`;
    await test.step('visitors read it on the officer’s page', async () => {
      await visitor.goto(`/loan-officer/${officerId}`);
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(visitor.getByText(line)).toBeVisible();
    });
    const officers = await (await browser.newContext()).newPage();
    await test.step('the officer’s profile and flyer have it', async () => {
      await openSignedIn(officers, officer.email, '/officer-portal/profile');
      await expect(officers.getByRole('list', { name: 'Your licenses' })).toContainText(
        `Delaware, ${number}`,
      );
      await officers.goto(`/officer-portal/pdf/edit/${draft}`);
      await expect(officers.getByRole('region', { name: 'Checks' })).toBeVisible();
      await expect(officers.getByText(new RegExp(`license ${number}`)).first()).toBeAttached();
    });
    await test.step('it expires', async () => {
      await changeExpiry(page, number, '2026-10-31');
      await expect(row(page, number)).toContainText('Expired');
      const recall = page.getByRole('region', { name: `Proposed for recall: ${name}, Delaware` });
      await expect(recall.getByRole('link', { name: `Out already ${number}` })).toHaveAttribute(
        'href',
        `/officer-portal/pdf/edit/${live}`,
      );
      await expectAccessible(page);
    });
    const reason = `${name}’s Delaware license expired on Oct 31, 2026.`;
    await test.step('the flyer can’t be submitted, with the reason', async () => {
      await expect(officers.getByRole('region', { name: 'Checks' })).toContainText(reason);
      await officers.getByRole('button', { name: 'Submit' }).click();
      await expect(officers.getByRole('alert').filter({ hasText: 'License expired' })).toContainText(reason);
      await expectAccessible(officers);
      expect((await firestore.doc(paths.flyers.one(TENANT, draft)).get()).get('status')).toBe('editing');
    });
    await test.step('visitors no longer read it', async () => {
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(visitor.getByText(line)).toHaveCount(0);
    });
    await test.step('after renewal, the flyer goes to review', async () => {
      await changeExpiry(page, number, '2099-12-31');
      await expect(officers.getByRole('region', { name: 'Checks' })).not.toContainText(reason);
      await officers.getByRole('button', { name: 'Submit' }).click();
      await expect(toast(officers, 'Submitted')).toBeVisible();
      const stored = await firestore.doc(paths.flyers.one(TENANT, draft)).get();
      expect(stored.get('license_state')).toBe('DE');
      const snapshot = stored.get('snapshot') as { parties: { company: { licenseLines: string[] } } };
      // The flyer names the holder of each license.
      expect(snapshot.parties.company.licenseLines).toContain(
        `${name}: Delaware mortgage loan originator license ${number}`,
      );
    });
  } finally {
    await takeOff(officerId);
  }
});

test('other administrators read licenses; loan officers see only their own', async ({ page, browser }) => {
  const compliance = await newMember({ role: 'compliance' });
  await openSignedIn(page, compliance.email, LICENSES);
  await expect(row(page, '60DBO-99192')).toContainText('California');
  await expect(page.getByRole('button', { name: 'Add license' })).toHaveCount(0);
  const officer = await newMember();
  const officers = await (await browser.newContext()).newPage();
  await openSignedIn(officers, officer.email, LICENSES);
  await expect(officers.getByText('60DBO-99192')).toHaveCount(0);
  await expectAccessible(officers);
});

test('shows the full sort order of licenses on a phone', async ({ page }) => {
  const admin = await newMember({ role: 'super_admin' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, admin.email, LICENSES);
  const order = page.getByLabel('Sort by');
  await expect(order).toBeVisible();
  const room = await order.evaluate((field: HTMLSelectElement) => {
    const look = getComputedStyle(field);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    context.letterSpacing = look.letterSpacing;
    const widest = Math.max(...[...field.options].map(({ text }) => context.measureText(text).width));
    return field.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - widest;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await expectAccessible(page);
});
