import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFlyer, createNotice, isRead, loadTitles } from './flyerRecords.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const TEMPLATES = '/officer-portal/pdf/templates';
const FLYERS = '/officer-portal/pdf/flyers';
const CREATE = '/officer-portal/pdf/create';

async function signIn(page: Page, email: string, address: string) {
  await openSignedIn(page, email, address);
  await expect(page.getByRole('button', { name: /^Your account, / })).toBeVisible();
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: `${action} “${title}”?` });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('officers see published templates as pictures, by category', async ({ page }) => {
  await signIn(page, 'officer@larkfield.example', '/officer-portal?tab=pdf-tools');
  await expect(page.getByRole('link', { name: /^Approval Queue/ })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Browse Templates/ })
    .click();
  const card = page.getByRole('listitem').filter({ hasText: 'Open House Flyer' });
  await expect(card).toContainText('One page for a co-branded open house');
  // Pictures are drawn when they scroll into view.
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('svg text', { hasText: 'Daniel Okafor' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Veterans’ Home Loan Guide' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Spring Market 2026' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Category').selectOption('Letter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Pre-Approval Cover Letter',
    'Refinance Review Letter',
  ]);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'PDF Tools' }).click();
  await expect(page.getByRole('heading', { name: 'PDF Tools' })).toBeVisible();
});

test('shows a message for an unknown, unpublished or retired template', async ({ page }) => {
  await signIn(page, 'officer@larkfield.example', CREATE);
  for (const search of ['', '?template=nope', '?template=veterans-guide', '?template=spring-market-2026']) {
    await page.goto(`${CREATE}${search}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load template');
  }
  await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click();
  await expect(page.getByRole('heading', { name: 'PDF Templates' })).toBeVisible();
});

test('an empty list links to a first flyer, which is created once and opens in the editor', async ({
  page,
}) => {
  const account = await newMember();
  await signIn(page, account.email, FLYERS);
  await expect(page.getByText('No Flyers Yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create New' }).click();
  // The whole card is one link, including its picture, with a single tab stop.
  const card = page.getByRole('listitem').filter({ hasText: 'Open House Flyer' });
  await expect(card.getByRole('link')).toHaveCount(1);
  await card.click({ position: { x: 20, y: 20 } });
  const create = page.getByRole('button', { name: 'Create and Continue Editing' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Missing Title');
  await expect(page.getByLabel('Flyer Title')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Flyer Title').fill('Open house at 5 Pine Court');
  await create.dblclick();
  await expect(page).toHaveURL(/\/officer-portal\/pdf\/edit\/[\w-]{21}$/);
  await page.goto(FLYERS);
  await expect(row(page, 'Open house at 5 Pine Court')).toContainText('Editing');
  expect(await loadTitles(account)).toEqual(['Open house at 5 Pine Court']);
});

test('each status has its actions; the list filters by status and title', async ({ page }) => {
  await signIn(page, 'officer@larkfield.example', FLYERS);
  const approved = 'Open house at 230 Elm Street';
  await expect(row(page, approved)).toContainText('Approved');
  await expect(row(page, approved)).toContainText('Nov 9, 2026');
  await expect(page.getByRole('link', { name: `Share ${approved}` })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/flyer-elm-street?share=1',
  );
  await expect(row(page, 'Spring market mailing')).toContainText('No longer in use');
  await expect(row(page, 'Rates of the week')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Status').selectOption('Awaiting Approval');
  await expect(page).toHaveURL(/status=pending_approval/);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Awaiting Approval' })).toBeDisabled();
  await page.getByLabel('Search').fill('maple');
  await expect(page.getByText('No flyers found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all flyers' }).click();
  await expect(row(page, approved)).toBeVisible();
});

test('withdraws, revises, duplicates and archives a flyer', async ({ page }) => {
  test.setTimeout(180_000);
  const account = await newMember();
  await createFlyer(account, { title: 'Waits', status: 'pending_approval' });
  const rejected = await createFlyer(account, {
    title: 'Turned down',
    status: 'rejected',
    reason: 'A rate without its APR.',
    template_version_id: 'open-house-v1',
  });
  await signIn(page, account.email, FLYERS);

  const withdraw = await choose(page, 'Waits', 'Withdraw');
  await withdraw.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Withdrawn')).toBeVisible();
  await expect(row(page, 'Waits')).toContainText('Editing');

  await expect(row(page, 'Turned down')).toContainText('Reason: A rate without its APR.');
  const revise = await choose(page, 'Turned down', 'Revise');
  await expect(revise).toContainText('A rate without its APR.');
  await expectAccessible(page);
  await revise.getByRole('button', { name: 'Revise' }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${rejected}$`));
  await page.goto(FLYERS);
  await expect(row(page, 'Turned down')).toContainText('Was rejected: A rate without its APR.');
  await expect(row(page, 'Turned down')).toContainText('This template has a newer version.');

  const duplicate = await choose(page, 'Turned down', 'Duplicate');
  await expect(duplicate.getByLabel('Flyer Title')).toHaveValue('Turned down (copy)');
  await duplicate.getByLabel('Flyer Title').fill('Second try');
  await duplicate.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/edit\/[\w-]{21}$/);
  await page.goto(FLYERS);
  await expect(row(page, 'Second try')).not.toContainText('newer version');

  const archive = await choose(page, 'Turned down', 'Archive');
  await archive.getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page, 'Archived')).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('Turned down');
});

test('counts notices live and marks seen ones as read', async ({ page }) => {
  const account = await newMember();
  await signIn(page, account.email, FLYERS);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const flyer = await createFlyer(account, { title: 'Rates of the week', status: 'approved' });
  const notice = { flyer_id: flyer, title: 'Rates of the week', reason: null };
  const id = await createNotice(account, { kind: 'approved', ...notice });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link')).toContainText('Naomi Sato approved “Rates of the week”');
  await expectAccessible(page);
  await expect.poll(() => isRead(account, id)).toBe(true);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/edit/${flyer}$`));
});

test('a reviewer sees how many flyers are pending', async ({ page }) => {
  await signIn(page, 'compliance@larkfield.example', '/officer-portal?tab=pdf-tools');
  const queue = page.getByRole('main').getByRole('link', { name: 'Approval Queue' });
  await expect(queue).toHaveAttribute('href', '/officer-portal/pdf/approvals');
  await expect(queue).toHaveAccessibleDescription(/^\d+ pending/);
  // Compliance reads templates there, and consents to them.
  await expect(page.getByRole('main').getByRole('link', { name: /^Template Manager/ })).toBeVisible();
  await expectAccessible(page);
});

test('all pages work on a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'officer@larkfield.example', FLYERS);
  await expect(page.getByRole('link', { name: 'Edit Open house at 14 Maple Avenue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(TEMPLATES);
  await expect(page.getByRole('heading', { name: 'Weekly Rate Sheet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${CREATE}?template=open-house`);
  await expect(page.getByLabel('Flyer Title')).toBeVisible();
  await expectAccessible(page);
});
