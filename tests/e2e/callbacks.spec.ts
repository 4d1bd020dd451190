import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createCallback, createLead } from './leads.ts';
import { changeRecord, newCompany, newMember, openSignedIn } from './memberAccounts.ts';
import { clearRateLimits, loadAnswers, loadMailsWithReplyTo, loadSubmissions } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const SUBMISSIONS = '/officer-portal?tab=submissions';
const LEADS = '/officer-portal/leads';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a visitor requests a call; an administrator assigns it, an officer calls, logs it and closes it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const lastName = `Quill-${randomUUID().slice(0, 8)}`;
  const name = `Rosa ${lastName}`;
  const email = `${randomUUID()}@visitor.example`;
  // The test's own accounts in the company of the public website; the officer is linked to a directory entry.
  const admin = await newMember({ role: 'compliance' });
  const officer = await newMember();
  await changeRecord(officer.uid, { officer_id: 'daniel-okafor' });
  let reference = '';

  await test.step('the visitor chooses a time on a phone and gets a reference number', async () => {
    await clearRateLimits();
    await page.clock.install();
    await page.goto('/contact');
    await expect(page.getByRole('form', { name: 'Send us a message' })).not.toHaveAttribute('inert');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('combobox', { name: 'What can we help you with?' }).selectOption('Refinancing');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it worth it?\nWe have seven years to go.');
    await page.getByRole('combobox', { name: 'Would you like us to call you?' }).selectOption({ index: 5 });
    await page.getByRole('textbox', { name: 'Phone' }).fill('2015550147');
    await page.clock.fastForward(30_000);
    await page.getByRole('button', { name: 'Send message' }).click();
    const promise = page.getByText(/We’ll call you then\. Your reference number is CB-/);
    await expect(promise).toBeVisible();
    reference = /CB-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await promise.textContent()) ?? '')?.[0] ?? '';
    await inspectBothWidths(page);
    const [record, ...others] = await loadSubmissions(email);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ kind: 'callback', status: 'new', reference_number: reference });
    const [mail] = await loadMailsWithReplyTo(email);
    expect(mail?.message.text).toContain(`Callback request: ${reference}`);
  });

  const adminContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await adminContext.newPage();
  await test.step('an administrator filters the list by callbacks, reads it and assigns it', async () => {
    await openSignedIn(desk, admin.email, SUBMISSIONS);
    await desk.getByRole('button', { name: 'Filters' }).click();
    const filters = dialog(desk, 'Filter submissions');
    await filters.getByLabel('Type').selectOption('Callbacks');
    await expect(filters.getByLabel('Purpose')).toBeDisabled();
    await inspectBothWidths(desk);
    await filters.getByRole('button', { name: 'Show submissions' }).click();
    await expect(desk.getByRole('list', { name: 'Filters in use' })).toContainText('Callbacks');
    const row = desk.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText('CallbackNew');
    await expect(row).toContainText('N/A');
    await inspectBothWidths(desk);
    await desk.getByRole('searchbox', { name: 'Search' }).fill('555-0147');
    await desk.getByRole('link', { name: reference }).click();
    const sheet = dialog(desk, name);
    await expect(sheet.getByRole('region', { name: 'Request' })).toContainText('Is it worth it?');
    await expect(sheet).toContainText('Call promised:');
    await expect(sheet.getByRole('tab')).toHaveText(['Overview', 'Timeline']);
    await expect(sheet.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await inspectBothWidths(desk);
    await choose(desk, name, 'Assign');
    await dialog(desk, 'Assign').getByLabel('Assigned to').selectOption('Daniel Okafor');
    await dialog(desk, 'Assign').getByRole('button', { name: 'Assign' }).click();
    await expect(sheet).toContainText('Assigned to Daniel Okafor');
  });

  const officerContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await officerContext.newPage();
  await test.step('the officer opens the notice on a phone, calls, logs it and closes it as answered', async () => {
    await openSignedIn(theirs, officer.email, LEADS);
    await theirs.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
    await theirs.getByRole('link', { name: `assigned callback request ${reference} to you` }).click();
    const sheet = dialog(theirs, name);
    await expect(sheet.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12015550147');
    await expect(sheet.getByRole('region', { name: 'Request' })).toContainText('Refinancing');
    await inspectBothWidths(theirs);
    await sheet.getByRole('button', { name: 'Log contact' }).click();
    await dialog(theirs, 'Log contact').getByLabel('Note (optional)').fill('Sent the checklist');
    await dialog(theirs, 'Log contact').getByRole('button', { name: 'Log contact' }).click();
    await expect(sheet).toContainText('In progress');
    await theirs.getByRole('button', { name: 'Change status' }).click();
    const status = dialog(theirs, 'Change status');
    await expect(status.getByLabel('New status').getByRole('option')).toHaveText([
      'Choose one',
      'Answered',
      'Withdrawn',
      'Duplicate',
      'Spam',
    ]);
    await status.getByLabel('New status').selectOption('Answered');
    await inspectBothWidths(theirs);
    await status.getByRole('button', { name: 'Change status' }).click();
    await expect(sheet).toContainText('Answered');
    await sheet.getByRole('tab', { name: 'Timeline' }).click();
    await expect(sheet.getByRole('listitem')).toContainText([
      'Status changed to Answered',
      'Called',
      'Assigned to Daniel Okafor',
      'Callback requested',
    ]);
    await inspectBothWidths(theirs);
  });
  await changeRecord(officer.uid, { officer_id: null });
  await officerContext.close();
  await adminContext.close();
});

test('a visitor requests a call on an officer’s page, and it becomes that officer’s lead @both', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const name = `Rosa Quill-${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@visitor.example`;
  const officer = await newMember();
  await changeRecord(officer.uid, { officer_id: 'linh-tran' });
  let reference = '';

  await test.step('the officer’s page opens a form with the times of their branch', async () => {
    await clearRateLimits();
    await page.clock.install();
    await page.goto('/loan-officer/linh-tran');
    await page.getByRole('link', { name: 'Ask for a callback' }).first().click();
    await expect(page).toHaveURL('/contact?officer=linh-tran');
    await expect(page.getByRole('heading', { level: 1, name: 'Ask Linh to call you' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call (714) 555-0111', exact: true })).toBeVisible();
    await expect(page.getByText(/^Mon-Fri 9AM-6PM, Pacific\stime/)).toBeVisible();
    const callback = page.getByRole('combobox', { name: 'Day and time' });
    await expect(callback).toHaveValue(/^\d{4}-\d{2}-\d{2} /);
    await expect(callback).toHaveAccessibleDescription('During Linh’s office hours, Pacific time.');
    await expect(page.getByRole('heading', { name: 'Pick a time' })).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('after sending, the page shows who will call and when', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('2015550147');
    await page.getByRole('combobox', { name: 'What can we help you with?' }).selectOption('Refinancing');
    await page.getByRole('textbox', { name: 'Anything Linh should know?' }).fill('Is it worth it?');
    await page.clock.fastForward(30_000);
    await page.getByRole('button', { name: 'Request a call' }).click();
    const promise = page.getByText(/Linh Tran will call you on \w+day, .* Pacific time\./);
    await expect(promise).toContainText(/Your reference number is CB-/);
    reference = /CB-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await promise.textContent()) ?? '')?.[0] ?? '';
    await expectAccessible(page);
    const [record, ...others] = await loadSubmissions(email);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ reference_number: reference, lo_assigned_id: 'linh-tran' });
    expect(await loadAnswers(record?.id)).toMatchObject({ time_zone: 'America/Los_Angeles' });
    const [mail] = await loadMailsWithReplyTo(email);
    expect(mail?.message.text).toContain('For: Linh Tran');
  });

  await test.step('the officer finds it among their leads', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const theirs = await context.newPage();
    await openSignedIn(theirs, officer.email, LEADS);
    await theirs.getByRole('link', { name: reference }).click();
    const sheet = dialog(theirs, name);
    await expect(sheet).toContainText('Assigned to you');
    await expect(sheet.getByRole('region', { name: 'Request' })).toContainText('Pacific time');
    await context.close();
  });
  await changeRecord(officer.uid, { officer_id: null });
});

test('callbacks and applications close together only with a status for both, and calls due are on the dashboard', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'compliance', tenantId });
  const hour = 3_600_000;
  await createLead(admin, null, { reference_number: 'PA-BOTH-0001', email: 'one@mail.example' });
  await createCallback(admin, null, {
    last_name: 'Lind',
    reference_number: 'CB-BOTH-0001',
    status: 'in_progress',
    due_soon_at: new Date(Date.now() - hour),
    due_at: new Date(Date.now() + 2 * hour),
  });
  await openSignedIn(page, admin.email, '/officer-portal');
  const tile = page
    .getByRole('region', { name: 'Needs your attention' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'People to call' }) });
  await expect(tile).toContainText(/Walter LindCallback request\. Call by/);
  await page.goto(SUBMISSIONS);
  await expect(page.getByText('Call now')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Close…' }).click();
  const options = (title: string) => dialog(page, title).getByLabel('Close as').getByRole('option');
  await expect(options('Close 2 submissions')).toHaveText(['Duplicate', 'Spam', 'Withdrawn']);
  await expectAccessible(page);
  await dialog(page, 'Close 2 submissions').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox', { name: /PA-BOTH-0001/ }).uncheck();
  await page.getByRole('button', { name: 'Close…' }).click();
  await expect(options('Close 1 callback request').first()).toHaveText('Answered');
  await dialog(page, 'Close 1 callback request')
    .getByRole('button', { name: 'Close callback requests' })
    .click();
  await expect(page.getByText('1 closed as answered')).toBeVisible();
});
