import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { createApprovedFlyer } from './sharedFlyers.ts';
import { createCount, createLink } from './sharedLinks.ts';

const expect = baseExpect.configure({ timeout: 30_000 });

/** Views of the newsletter's link, from the table's third column. */
const views = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Newsletter' }).getByRole('cell').nth(1);

test('shows figures for chosen dates, by keyboard', async ({ page }) => {
  test.setTimeout(180_000);
  const officer = await newMember();
  const flyerId = await createApprovedFlyer(officer, 'Open house at 9 Quince Lane');
  // Created on January 5, 2026.
  const code = await createLink(officer, flyerId, { label: 'Newsletter', views: 8 });
  await createCount(officer, { code, flyerId }, '2026-01-06', 3);
  await createCount(officer, { code, flyerId }, '2026-01-20', 5);
  await openSignedIn(page, officer.email, '/officer-portal/pdf/analytics?days=all');
  await expect(views(page)).toHaveText('8');
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  const chart = page.getByRole('figure', { name: /^Views, / });

  await test.step('enters From and To', async () => {
    await page.getByRole('button', { name: 'Dates' }).press('Enter');
    await expect(from).toHaveValue('2026-01-05');
    await page.keyboard.press('Tab');
    await expect(from).toBeFocused();
    await page.keyboard.type('01062026');
    await expect(from).toHaveValue('2026-01-06');
    await to.focus();
    await page.keyboard.type('01102026');
    await expect(page).toHaveURL(/\?from=2026-01-06&to=2026-01-10$/);
    await expect(page.getByRole('heading', { name: 'Jan 6, 2026 to Jan 10, 2026' })).toBeVisible();
    await expect(chart).toHaveAccessibleName('Views, Jan 6 to Jan 10: 3, most on Jan 6 (3).');
  });

  await test.step('shows an error at the field for invalid dates and keeps the figures', async () => {
    await to.fill('2026-01-05');
    await expect(page.getByText('Choose a date on or after the From date.')).toBeVisible();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(chart).toHaveAccessibleName(/^Views, Jan 6 to Jan 10/);
    await from.fill('2026-01-04');
    await expect(page.getByText('The first link was made on Jan 5, 2026.')).toBeVisible();
    await expectAccessible(page);
    await from.fill('2026-01-10');
    await to.fill('2026-01-20');
    await expect(chart).toHaveAccessibleName('Views, Jan 10 to Jan 20: 5, most on Jan 20 (5).');
  });

  await test.step('the chart: a tooltip for each day by keyboard, compared with the previous period', async () => {
    await expect(page.getByText(/^Compared with Dec 30, 2025 to Jan 9, 2026\./)).toBeVisible();
    await expect(page.getByText('Views', { exact: true }).locator('..').first()).toContainText('+67% from 3');
    await chart.locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowRight');
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Jan 10');
    await expect(tooltip).toContainText('Previous period0 (Dec 30)');
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(tooltip).toContainText('Jan 11');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show as a table' })).toBeFocused();
  });

  await test.step('the links and their CSV use the dates; a reload keeps them', async () => {
    await expect(views(page)).toHaveText('5');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/-2026-01-10-to-2026-01-20\.csv$/);
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Robin Vale,5,');
    await page.reload();
    await expect(views(page)).toHaveText('5');
    await expect(from).toHaveValue('2026-01-10');
  });

  await test.step('on a small phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('list', { name: /figures for Jan 10, 2026 to Jan 20, 2026$/ })).toBeVisible();
    await expectAccessible(page);
  });
});
