import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFlyer } from './flyerRecords.ts';
import { createLead, setOfficerId } from './leads.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';
import { createApprovedFlyer, openAsVisitor } from './sharedFlyers.ts';
import { createLink } from './sharedLinks.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const START = '/officer-portal';
const TITLE = 'Open house at 9 Quince Lane';
const REASON = 'A rate without its APR. Please add the APR beside every rate, in the same size.';

async function signIn(page: Page, email: string) {
  await openSignedIn(page, email, START);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

const section = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });
const tile = (page: Page, title: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

test('an officer sees their tasks and opens each', async ({ page }) => {
  test.setTimeout(240_000);
  const officer = await newMember();
  const officerId = await setOfficerId(officer);
  const rejected = await createFlyer(officer, { title: 'Turned down', status: 'rejected', reason: REASON });
  const flyer = await createApprovedFlyer(officer, TITLE);
  const code = await createLink(officer, flyer, { label: 'Newsletter', views: 4, expires_at: inDays(3) });
  await createLink(officer, flyer, { label: 'Yard sign', expires_at: inDays(8) });
  await signIn(page, officer.email);

  await test.step('all of it, with Settings unchanged', async () => {
    await expect(tile(page, 'Rejected flyers')).toContainText(`Turned downReason: ${REASON}`);
    await expect(tile(page, 'Expiring links')).toContainText(`${TITLE}, NewsletterExpires in 3 days`);
    await expect(tile(page, 'Expiring links')).not.toContainText('Yard sign');
    await expect(tile(page, 'New leads')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a new lead appears, but not a colleague’s', async () => {
    await createLead(officer, 'another-officer', { first_name: 'Noah' });
    await createLead(officer, officerId);
    await expect(tile(page, 'New leads')).toContainText('Maya Ortiz');
    await expect(section(page)).not.toContainText('Noah');
    await expect(page.getByRole('link', { name: 'Call Maya Ortiz, (973) 555-0110' })).toHaveAttribute(
      'href',
      'tel:+19735550110',
    );
    await expectAccessible(page);
  });

  await test.step('the rejected flyer', async () => {
    await page.getByRole('link', { name: 'Revise Turned down' }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${rejected}$`));
    await page.getByRole('button', { name: 'Revise' }).click();
    await expect(page.getByText('Why it was rejected')).toBeVisible({ timeout: 90_000 });
    await page.goto(START);
    await expect(tile(page, 'Expiring links')).toBeVisible();
    await expect(tile(page, 'Rejected flyers')).toHaveCount(0);
  });

  await test.step('the expiring link', async () => {
    await page.getByRole('link', { name: `Extend ${TITLE}, Newsletter` }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the expiration of “Newsletter”' });
    await dialog.getByLabel('Expires after (from today)').selectOption('30 days');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden({ timeout: 90_000 });
    await expect(page).toHaveURL(/\/analytics$/);
    await page.goto(START);
    await expect(tile(page, 'New leads')).toBeVisible();
    await expect(tile(page, 'Expiring links')).toHaveCount(0);
  });

  await test.step('new views since the last visit', async () => {
    expect(await openAsVisitor(`${process.env.HOSTING_ORIGIN}/shared/${code}`)).toBe('live');
    await page.getByRole('tab', { name: 'PDF Tools' }).click();
    await expect(page.getByText('1 new view', { exact: true })).toBeVisible();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Link Analytics' }).click();
    const row = page.getByRole('row').filter({ hasText: /Newsletter/ });
    await expect(row.getByRole('cell').nth(1), 'the four of before were counted on no day').toHaveText('1');
    await page.getByRole('button', { name: 'All time' }).click();
    await expect(row.getByRole('cell').nth(1)).toHaveText('5');
    await page.goto(START);
    await expect(tile(page, 'New leads')).toBeVisible();
    await page.getByRole('tab', { name: 'PDF Tools' }).click();
    await expect(page.getByRole('heading', { name: 'Recent flyers' })).toBeVisible();
    await expect(page.getByText(/new views?$/)).toHaveCount(0);
  });
});

test('an officer with nothing to do is all caught up', async ({ page }) => {
  await signIn(page, (await newMember()).email);
  await expect(section(page)).toContainText('You’re all caught up.');
  await expectAccessible(page);
});

test('an administrator sees their tasks, and each opens its record', async ({ page }) => {
  const { tenantId } = await newCompany();
  const reviewer = await newMember({ role: 'compliance', tenantId });
  const officer = await newMember({ tenantId });
  await createLead(officer, 'nobody', {
    last_name: 'Long ago',
    created_at: new Date('2026-01-05T15:00:00Z'),
  });
  await createLead(officer, 'nobody', { last_name: 'Just now' });
  await createFlyer(officer, { title: TITLE, status: 'pending_approval' });
  await signIn(page, reviewer.email);
  await expect(tile(page, 'People to call')).toContainText(/Maya Long agoPurchase · \d+ days overdue/);
  await expect(section(page)).not.toContainText('Just now');
  await expect(tile(page, 'Flyers to review')).toContainText(
    new RegExp(`${TITLE}(Waiting for|Submitted just now)`),
  );
  const navigation = page.getByRole('navigation', { name: 'Portal' });
  await expect(navigation.getByRole('link', { name: 'Submissions (2 new)' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Approval Queue (1 pending)' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open the application of Maya Long ago' }).click();
  const sheet = page.getByRole('dialog', { name: 'Maya Long ago' });
  await expect(sheet).toContainText('Application PA-TEST-LEAD');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?tab=submissions$/);

  await page.goto(START);
  await page.getByRole('link', { name: `Review ${TITLE}` }).click();
  await expect(page).toHaveURL(/\/approvals\?review=/);
});

test('long lists work on a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const officer = await newMember();
  const officerId = await setOfficerId(officer);
  const title = `Open house at ${'Quincequincequince'.repeat(5)} Lane`;
  for (const one of ['first', 'second', 'third']) {
    await createFlyer(officer, { title: `${title}, ${one}`, status: 'rejected', reason: REASON.repeat(9) });
    await createLead(officer, officerId, { last_name: `Ortiz-Villanueva ${one}` });
  }
  const flyer = await createApprovedFlyer(officer, title);
  await createLink(officer, flyer, {
    label: 'Newsletter of the season',
    views: 12_345,
    expires_at: inDays(2),
  });
  await signIn(page, officer.email);
  await expect(tile(page, 'Expiring links')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Revise / })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all 3: Rejected flyers' }).click();
  await page.getByRole('button', { name: 'Show all 3: New leads' }).click();
  await expect(page.getByRole('link', { name: /^Revise / })).toHaveCount(3);
  await expectAccessible(page);
});

const refused = test.extend({ expectedErrors: [/status of 403/] });

refused(
  'the first list appears before any listener, and never with another member’s rights',
  async ({ page }) => {
    const officer = await newMember();
    const officerId = await setOfficerId(officer);
    await createLead(officer, officerId);
    const channel = /Firestore\/Listen\/channel/;

    await test.step('without a response from the listener channel', async () => {
      await page.route(channel, () => undefined);
      await signIn(page, officer.email);
      await expect(tile(page, 'New leads')).toContainText('Maya Ortiz');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('when the browser’s stored role is outdated', async () => {
      const remembered = JSON.stringify([officer.uid, officer.tenantId, null]);
      await page.addInitScript((value) => localStorage.setItem('portal_first_list', value), remembered);
      await createLead(officer, 'another-officer', { first_name: 'Noah' });
      const refusal = page.waitForResponse(
        (response) => response.url().includes(':runQuery') && response.status() === 403,
      );
      await page.reload();
      await refusal;
      await expect(tile(page, 'New leads')).toContainText('Maya Ortiz');
      await expect(section(page)).not.toContainText('Noah');
    });
  },
);
