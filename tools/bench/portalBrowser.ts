import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { interruption } from '../lib/interruption.ts';

const TIMEOUT = 120_000;

/** What a browser stores of a signed-in member. */
export type SignedInStorage = Pick<BrowserContextOptions, 'storageState'>;

/** Opens a page in its own browser context and closes it after use. */
export async function withPage<T>(
  browser: Browser,
  storage: SignedInStorage,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  interruption().throwIfAborted();
  const context = await browser.newContext({ ...storage, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(TIMEOUT);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export const sidebarLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Portal' }).locator('ul').getByRole('link');

/** Signs in through the form and returns what the browser stores. */
export async function signIn(browser: Browser, origin: string, email: string): Promise<SignedInStorage> {
  return withPage(browser, {}, async (page) => {
    await page.goto(`${origin}/officer-login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await sidebarLinks(page).first().waitFor({ timeout: TIMEOUT });
    return { storageState: await page.context().storageState() };
  });
}
