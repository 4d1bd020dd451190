import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Answers the page's first call of a function like the function would ten minutes after the sign-in. The emulators' clock can't be moved.
 */
export async function respondOnceAsStaleSignIn(page: Page, functionName: string): Promise<void> {
  let isFirst = true;
  await page.route(`**/${functionName}`, async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        error: {
          status: 'FAILED_PRECONDITION',
          message: 'To protect your company, confirm it’s you first, then try again.',
          details: { code: 'recent-sign-in-required', title: 'Confirm it’s you', fields: [], issues: [] },
        },
      },
    });
  });
}

/** Enters the password that is required for an act long after the sign-in. */
export async function confirmItsYou(page: Page, password: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question).toBeVisible({ timeout: 30_000 });
  await question.getByRole('textbox', { name: 'Password' }).fill(password);
  await question.getByRole('button', { name: 'Continue' }).click();
}
