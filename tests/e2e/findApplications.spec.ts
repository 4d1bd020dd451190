import { DAY_MS } from '@brokerage/domain/schedule/durations';
import type { StoredSubmission } from '@brokerage/domain/submission/submission';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createLead, listOfficer } from './leads.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const SUBMISSIONS = '/officer-portal?tab=submissions';
const LEADS = '/officer-portal/leads';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const references = (page: Page) => page.getByRole('link', { name: /^PA-/ });
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const viewsButton = (page: Page) => page.getByRole('button', { name: /^View: / });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A company with an administrator, an officer in its directory and applications of several kinds. */
async function newDesk() {
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'compliance', tenantId });
  const officer = await newMember({ tenantId });
  const officerId = await listOfficer(officer, 'Devon Blake');
  const createApplication = (
    reference_number: string,
    owner: string | null,
    change: Partial<StoredSubmission>,
  ) => createLead(admin, owner, { reference_number, ...change });
  await createApplication('PA-FRESH', null, { created_at: new Date() });
  await createApplication('PA-DENIED', null, { status: 'denied', created_at: daysAgo(9) });
  await createApplication('PA-LATE', officerId, {
    status: 'in_progress',
    purpose: 'Refinance',
    first_name: 'Ana',
    last_name: 'Silva',
    // More than a week before the next one, because over a weekend two applications could share a deadline.
    created_at: daysAgo(16),
  });
  await createApplication('PA-LATER', officerId, { purpose: 'Refinance', created_at: daysAgo(8) });
  return { admin, officer, officerId, tenantId };
}

test('filters by keyboard, saves them as a view, and keeps them on reload and Back', async ({ page }) => {
  test.setTimeout(180_000);
  const { admin } = await newDesk();
  await openSignedIn(page, admin.email, SUBMISSIONS);
  await expect(references(page)).toHaveCount(4);

  await test.step('the form is filled in and sent by keyboard', async () => {
    await filters(page).focus();
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Filter submissions');
    await expect(form.getByLabel('Type')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Status')).toBeFocused();
    await page.keyboard.press('Tab');
    // A single letter, because a listbox treats later letters within a second as the same name.
    await page.keyboard.press('R');
    await expect(form.getByLabel('Purpose')).toHaveValue('Refinance');
    await page.keyboard.press('Tab');
    const officer = form.getByRole('combobox', { name: 'Officer' });
    await expect(officer).toBeFocused();
    await page.keyboard.type('Devon');
    const devon = page.getByRole('option', { name: 'Devon Blake' });
    await expect(devon).toBeVisible();
    await page.keyboard.press('ArrowDown');
    // Enter chooses the highlighted option.
    await expect(officer).toHaveAttribute('aria-activedescendant', (await devon.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(officer).toHaveValue('Devon Blake');
    await form.getByLabel('Status').focus();
    await page.keyboard.press('O');
    await expect(form.getByLabel('Status')).toHaveValue('open');
    await form.getByRole('button', { name: 'Show submissions' }).focus();
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
  });
  await expect(references(page)).toHaveText(['PA-LATER', 'PA-LATE']);
  await expect(filters(page)).toHaveText('Filters (3)');
  await expect(filters(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('button')).toHaveText([
    'Open',
    'Devon Blake',
    'Refinance',
    'Clear all',
  ]);
  await expectAccessible(page);

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(references(page)).toHaveText(['PA-LATER', 'PA-LATE']);
  });

  await test.step('a name is entered and saved', async () => {
    await viewsButton(page).focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Save view' }).press('Enter');
    await dialog(page, 'Save view').getByLabel('Name').fill('Devon’s refinances');
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Save view')).toBeHidden();
    await expect(viewsButton(page)).toHaveText('View: Devon’s refinances');
  });

  await test.step('Back returns from an application to the same list, and then to all', async () => {
    await page.getByRole('link', { name: 'PA-LATE', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Ana Silva' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(references(page)).toHaveText(['PA-LATER', 'PA-LATE']);
    await page.getByRole('button', { name: 'Clear Refinance' }).click();
    await expect(filters(page)).toHaveText('Filters (2)');
    await page.goBack();
    await expect(filters(page)).toHaveText('Filters (3)');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(references(page)).toHaveCount(4);
    await expect(filters(page)).toBeFocused();
  });

  await test.step('views: overdue ones by deadline, closed ones, and your own', async () => {
    const choose = async (name: string) => {
      await viewsButton(page).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
    };
    await choose('Overdue');
    await expect(references(page)).toHaveText(['PA-LATE', 'PA-LATER']);
    await expect(page).toHaveURL(/overdue=yes/);
    await expectAccessible(page);
    await choose('Closed');
    await expect(references(page)).toHaveText(['PA-DENIED']);
    await choose('Devon’s refinances');
    await expect(references(page)).toHaveText(['PA-LATER', 'PA-LATE']);
  });

  await test.step('saving another filter under the same name replaces it', async () => {
    await page.getByRole('button', { name: 'Clear Refinance' }).click();
    await viewsButton(page).click();
    await page.getByRole('menuitem', { name: 'Save view' }).click();
    await dialog(page, 'Save view').getByLabel('Name').fill('devon’s refinances');
    await expect(dialog(page, 'Save view')).toContainText('Saving replaces its filters.');
    await expectAccessible(page);
    await dialog(page, 'Save view').getByRole('button', { name: 'Replace view' }).click();
    await expect(dialog(page, 'Save view')).toBeHidden();
    await expect(viewsButton(page)).toHaveText('View: Devon’s refinances');
  });

  await test.step('a view is renamed and deleted', async () => {
    await viewsButton(page).click();
    await page.getByRole('menuitem', { name: 'Manage views' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rename Devon’s refinances' }).click();
    await dialog(page, 'Rename view').getByLabel('Name').fill('Refinances');
    await dialog(page, 'Rename view').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Delete Refinances' }).click();
    await dialog(page, 'Delete view').getByRole('button', { name: 'Delete view' }).click();
    await expect(dialog(page, 'Manage views')).toContainText('You have no saved views.');
    await dialog(page, 'Manage views').getByRole('button', { name: 'Done' }).click();
    await expect(viewsButton(page)).toHaveText('View: Custom');
  });
});

test('finds a phone number beyond the first page, and holds back new applications', async ({ page }) => {
  test.setTimeout(180_000);
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'super_admin', tenantId });
  await Promise.all(
    Array.from({ length: 52 }, (_, index) =>
      createLead(admin, null, {
        reference_number: `PA-${String(index).padStart(2, '0')}`,
        created_at: daysAgo(1 + index / 100),
      }),
    ),
  );
  await createLead(admin, null, {
    reference_number: 'PA-OLDEST',
    last_name: 'Quill',
    mobile: '(201) 555-0177',
    created_at: daysAgo(30),
  });
  await openSignedIn(page, admin.email, `${SUBMISSIONS}&status=new`);
  await expect(page.getByText('Newest 50', { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const typed of ['+1 201-555-0177', '(201) 555-0177', '555-0177', '0177', 'quill 0177']) {
    await search.fill(typed);
    await expect(references(page)).toHaveText(['PA-OLDEST']);
  }
  await search.fill('');
  await expect(references(page)).toHaveCount(50);

  await test.step('new ones are held back while the list is filtered', async () => {
    const first = references(page).first();
    await expect(first).toHaveText('PA-00');
    await createLead(admin, null, { reference_number: 'PA-JUST-NOW' });
    const show = page.getByRole('button', { name: 'Show 1 new submission' });
    await expect(show).toBeVisible();
    await expect(first).toHaveText('PA-00');
    await expectAccessible(page);
    await show.click();
    await expect(first).toHaveText('PA-JUST-NOW');
    await expect(first).toBeFocused();
    await expect(show).toBeHidden();
  });

  await test.step('new ones are held back while you read further down', async () => {
    await page.goto(SUBMISSIONS);
    // The first rows render before the others, and the table isn't yet long enough to scroll that far.
    await expect(references(page)).toHaveCount(50);
    await page.evaluate(() => window.scrollTo({ top: 900 }));
    await createLead(admin, null, { reference_number: 'PA-NEXT' });
    await expect(page.getByRole('button', { name: 'Show 1 new submission' })).toBeVisible();
    await expect(references(page).first()).toHaveText('PA-JUST-NOW');
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await expect(page.getByRole('columnheader', { name: 'Email' }), 'stays in sight').toBeInViewport();
  });
});

test('an officer filters their own leads on a phone @phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { officer } = await newDesk();
  await openSignedIn(page, officer.email, `${LEADS}?officer=general`);
  await expect(references(page)).toHaveText(['PA-LATER', 'PA-LATE']);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
  await expectAccessible(page);
  await filters(page).click();
  const form = dialog(page, 'Filter leads');
  await expect(form.getByLabel('Branch')).toHaveCount(0);
  await expect(form.getByRole('combobox', { name: 'Officer' })).toHaveCount(0);
  await form.getByLabel('From').fill('0026-11-01');
  await form.getByRole('button', { name: 'Show leads' }).click();
  await expect(form.getByText('Enter a date in 2000 or later, with a four-digit year.')).toBeVisible();
  await form.getByLabel('From').fill('');
  await form.getByRole('checkbox', { name: 'Overdue only' }).check();
  await expect(form.getByLabel('From')).toBeDisabled();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Show leads' }).click();
  await expect(references(page)).toHaveText(['PA-LATE', 'PA-LATER']);
  await filters(page).click();
  await form.getByLabel('Status').selectOption('In progress');
  await form.getByRole('button', { name: 'Show leads' }).click();
  await expect(references(page)).toHaveText(['PA-LATE']);
  await expectAccessible(page);
  await page.goBack();
  await expect(references(page)).toHaveText(['PA-LATE', 'PA-LATER']);
});
