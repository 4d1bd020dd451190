import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createLead, listOfficer } from './leads.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';
import { confirmItsYou, respondOnceAsStaleSignIn } from './recentSignIn.ts';
import { PASSWORD } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const SUBMISSIONS = '/officer-portal?tab=submissions';
const LEADS = '/officer-portal/leads';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Maya Ortiz' });

/** The list of what the application's XML can't express. */
const notInFile = (page: Page) => page.getByRole('region', { name: 'Not in the MISMO file' });

/** A company with an administrator, and an officer with one of its three applications. */
async function newDesk() {
  const { tenantId } = await newCompany();
  const admin = await newMember({ role: 'compliance', tenantId });
  const officer = await newMember({ tenantId });
  const officerId = await listOfficer(officer, 'Devon Blake');
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await createLead(admin, officerId, { reference_number: 'PA-OWN-LEAD', created_at: at(1) });
  await createLead(admin, null, { first_name: '=Ben', reference_number: 'PA-BEN', created_at: at(2) });
  await createLead(admin, null, { first_name: 'Cleo', status: 'spam', created_at: at(3) });
  return { admin, officer };
}

/** Presses a button that saves a file; returns its name and bytes. */
async function save(page: Page, button: Locator) {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function exportAs(page: Page, format: string) {
  await sheet(page).getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem', { name: format })).toBeVisible();
  await expectAccessible(page);
  return save(page, page.getByRole('menuitem', { name: format }));
}

/** The browser logs the rejected call. */
const stepUp = test.extend({ expectedErrors: [/status of 400/] });

stepUp('exports the list as CSV and an application as PDF and MISMO XML, all logged', async ({ page }) => {
  test.setTimeout(240_000);
  const { admin } = await newDesk();
  await openSignedIn(page, admin.email, SUBMISSIONS);
  await expect(page.getByRole('link', { name: 'PA-OWN-LEAD' })).toBeVisible();
  await expectAccessible(page);

  await test.step('long after the sign-in, the list asks for the password', async () => {
    await respondOnceAsStaleSignIn(page, 'export-applications');
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByText(/^You’re about to export applicants’ personal information\./)).toBeVisible();
    await confirmItsYou(page, PASSWORD);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFReference,Received \(ET\),Name,/);
    expect(lines.slice(1, -1).map((line) => line.split(',')[2])).toEqual([
      'Maya Ortiz',
      "'=Ben Ortiz",
      'Cleo Ortiz',
    ]);
    expect(lines[1]).toContain(',Devon Blake,');
    await expect(page.getByText('Exported 3 submissions')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a filter also limits the file', async () => {
    await page.getByLabel('Status').selectOption('Spam');
    await expect(page.getByRole('link', { name: 'PA-OWN-LEAD' })).toHaveCount(0);
    const { bytes } = await save(page, page.getByRole('button', { name: 'Export CSV' }));
    expect(bytes.toString()).toContain('Cleo Ortiz');
    expect(bytes.toString()).not.toContain('Maya Ortiz');
    await page.getByLabel('Status').selectOption('All');
  });

  await test.step('one application as PDF and as XML, with a list of omissions', async () => {
    await page.getByRole('link', { name: 'PA-OWN-LEAD' }).click();
    await expect(sheet(page)).toContainText('Loan to value80%');
    const pdf = await exportAs(page, 'PDF');
    expect(pdf.name).toBe('application-PA-OWN-LEAD.pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText('Application exported')).toBeVisible();
    const xml = await exportAs(page, 'MISMO 3.4 XML');
    expect(xml.name).toBe('application-PA-OWN-LEAD.xml');
    expect(XMLValidator.validate(xml.bytes.toString())).toBe(true);
    expect(xml.bytes.toString()).toContain('<SalesContractAmount>400000.00</SalesContractAmount>');
    await expect(notInFile(page)).toHaveText('Consents');
    await expectAccessible(page);
  });

  await test.step('the audit log has everything', async () => {
    await page.goto('/officer-portal/audit');
    const records = page.getByRole('listitem');
    await expect(records.filter({ hasText: 'Exported an application' })).toHaveCount(2);
    await expect(records.filter({ hasText: 'Exported a list of submissions' })).toHaveCount(2);
    await expectAccessible(page);
  });
});

test('an officer exports their own on a phone @phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { officer } = await newDesk();
  await openSignedIn(page, officer.email, LEADS);
  await page.getByRole('button', { name: 'Sort, export' }).click();
  const list = await save(page, page.getByRole('button', { name: 'Export CSV' }));
  expect(list.bytes.toString().split('\r\n')).toHaveLength(3);
  expect(list.bytes.toString()).toContain('PA-OWN-LEAD');
  await page.getByRole('link', { name: 'PA-OWN-LEAD' }).click();
  await expect(sheet(page)).toContainText('Loan to value80%');
  await expectAccessible(page);
  const xml = await exportAs(page, 'MISMO 3.4 XML');
  expect(xml.name).toBe('application-PA-OWN-LEAD.xml');
  await expect(notInFile(page)).toHaveText('Consents');
  await expectAccessible(page);
});

const offline = test.extend({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|cleardot|Could not reach Cloud Firestore/],
});

offline('saves nothing offline, with a message', async ({ page, context }) => {
  test.setTimeout(120_000);
  const { admin } = await newDesk();
  await openSignedIn(page, admin.email, SUBMISSIONS);
  // The first call loads what later ones need.
  await save(page, page.getByRole('button', { name: 'Export CSV' }));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t export' })).toContainText(
    'You’re offline.',
  );
  await context.setOffline(false);
  await save(page, page.getByRole('button', { name: 'Export CSV' }));
});
