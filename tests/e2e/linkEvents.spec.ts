import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import type { Page } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { openSignedIn } from './memberAccounts.ts';
import { newOfficer } from './sharedLinks.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const DAY = shiftDate(dayInZone(new Date(), DEFAULT_OFFICE_SCHEDULE.time_zone), 10);
const SHOWN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
  new Date(DAY),
);

const row = (page: Page) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Seminar table' });

async function openEvent(page: Page) {
  await page.getByRole('button', { name: 'More for Public page of Maya Torres, Seminar table' }).click();
  await page.getByRole('menuitem', { name: 'Use at an event' }).click();
  return page.getByRole('dialog', { name: 'Event for “Seminar table”' });
}

test('adds, shows, changes and removes a link’s event', async ({ page }) => {
  test.setTimeout(180_000);
  const officer = await newOfficer();
  await openSignedIn(page, officer.email, '/officer-portal/pdf/links');

  await test.step('a new link: errors at the missing fields', async () => {
    await page.getByRole('button', { name: 'Create link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Label (optional)').fill('Seminar table');
    await dialog.getByRole('switch', { name: 'For a seminar or open house' }).check();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByLabel('Event name')).toBeFocused();
    await expect(dialog.getByText('Choose the date of the event')).toBeVisible();
    await inspectBothWidths(page);
    await dialog.getByLabel('Event name').fill('Homebuyer seminar');
    await dialog.getByLabel('Date').fill(DAY);
    await dialog.getByLabel('Expected guests').fill('50');
    await expect(dialog.getByText('Event name is required')).toHaveCount(0);
    await dialog.getByLabel('Link expires after').selectOption('7 days');
    await expect(dialog.getByText(/The link expires before this event is over/)).toBeVisible();
    await dialog.getByLabel('Link expires after').selectOption('Never');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByLabel('Share link')).toHaveValue(/\/shared\/[\w-]{10,}$/);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('the list and the details show it', async () => {
    await expect(row(page).getByText(`Event ${SHOWN}`)).toBeVisible();
    await inspectBothWidths(page);
    await page.getByRole('link', { name: 'Details of Public page of Maya Torres, Seminar table' }).click();
    const sheet = page.getByRole('dialog', { name: 'Public page of Maya Torres' });
    await expect(sheet.getByText(`Homebuyer seminar, ${SHOWN}, 50 guests`)).toBeVisible();
    await inspectBothWidths(page);
    await page.keyboard.press('Escape');
  });

  // Inspects both color schemes.
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('more guests, within the limit', async () => {
    const dialog = await openEvent(page);
    await expect(dialog.getByLabel('Event name')).toHaveValue('Homebuyer seminar');
    await dialog.getByLabel('Expected guests').fill('501');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a number of guests from 1 to 500')).toBeVisible();
    await inspectBothWidths(page);
    await dialog.getByLabel('Expected guests').fill('120');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('removes it without a trace', async () => {
    const dialog = await openEvent(page);
    await expect(dialog.getByLabel('Expected guests')).toHaveValue('120');
    await dialog.getByRole('switch', { name: 'For a seminar or open house' }).uncheck();
    await expect(dialog.getByText(/the usual limits apply/)).toBeVisible();
    await inspectBothWidths(page);
    await dialog.getByRole('button', { name: 'Remove event' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page).getByText(/^Event /)).toHaveCount(0);
  });
});
