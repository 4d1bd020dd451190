import type { Page } from '@playwright/test';
import { expect as baseExpect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { newStaff, openSignedIn } from './staffAccounts.ts';

// The first call of a function starts it; on a busy machine that takes its time.
const expect = baseExpect.configure({ timeout: 30_000 });

const START = '/officer-portal';

const OFFICER_PAGES = [
  ['PDF Tools', 'PDF Tools'],
  ['Browse Templates', 'PDF Templates'],
  ['My Flyers', 'My Flyers'],
  ['Link Analytics', 'Link Analytics'],
  ['Settings', 'Settings'],
  ['Profile Settings', 'Profile Settings'],
  ['Realtor Management', 'Realtor Management'],
  ['Email Signature', 'Email Signature Generator'],
  ['Security', 'Security'],
] as const;
const ADMINISTRATOR_PAGES = [
  ['Submissions', 'Submissions'],
  ['Approval Queue', 'Approval Queue'],
  ['Template Manager', 'Template Manager'],
  ['People', 'People'],
  ['Profile Changes', 'Profile Changes'],
  ['Company Settings', 'Company Settings'],
  ['Audit Log', 'Audit Log'],
] as const;

async function signIn(page: Page, role: string) {
  const { email } = await newStaff({ role });
  await openSignedIn(page, email, START);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Portal' });
/** A link of the navigation, whatever it counts. */
const linkTo = (title: string) => ({ name: new RegExp(`^${title}( \\(.+\\))?$`) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [role, pages, hidden] of [
  ['officer', OFFICER_PAGES, ADMINISTRATOR_PAGES],
  ['super_admin', [...OFFICER_PAGES, ...ADMINISTRATOR_PAGES], []],
] as const) {
  test(`${role}: every page is one click from every other, and no other page is listed`, async ({ page }) => {
    await signIn(page, role);
    // One more: the brand leads to the dashboard.
    await expect(sidebar(page).getByRole('link')).toHaveCount(pages.length + 1);
    for (const [title] of hidden) await expect(sidebar(page).getByRole('link', linkTo(title))).toHaveCount(0);
    for (const [title, name] of pages) {
      const link = sidebar(page).getByRole('link', linkTo(title));
      await link.click();
      await expect(heading(page, name)).toBeVisible();
      await expect(heading(page, name)).toBeFocused();
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });
}

test('by the keyboard: past the navigation, and from page to page', async ({ page }) => {
  await signIn(page, 'officer');
  await page.goto(`${START}?tab=settings`);
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await sidebar(page).getByRole('link', { name: 'My Flyers' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Flyers')).toBeFocused();
});

test('the collapsed sidebar and the theme outlive a reload; both are accessible', async ({ page }) => {
  await signIn(page, 'super_admin');
  await inspect(page);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('button', { name: /^Account of / }).click();
  await inspect(page);
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(heading(page, 'Settings')).toBeVisible();
  await inspect(page);
  await sidebar(page).getByRole('link', { name: 'Audit Log' }).click();
  await expect(heading(page, 'Audit Log')).toBeVisible();
});

test('a wrong address says so inside the shell; signing out from the account menu', async ({ page }) => {
  await signIn(page, 'officer');
  await page.goto(`${START}/nowhere`);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/officer-login');
});

test('a tablet has the navigation in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'officer');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await inspect(page);
  await drawer.getByRole('link', { name: 'Realtor Management' }).click();
  await expect(heading(page, 'Realtor Management')).toBeVisible();
  await expect(drawer).toBeHidden();
  await inspect(page);
});

test('a phone: sections at the thumb, every page within two taps @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide windows have no bar.');
  await signIn(page, 'officer');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await inspect(page);
  await bar.getByRole('link', { name: 'Security' }).tap();
  await expect(heading(page, 'Security')).toBeVisible();
  for (const [title, name] of OFFICER_PAGES) {
    await bar.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', linkTo(title)).tap();
    await expect(heading(page, name)).toBeVisible();
  }
  await bar.getByRole('button', { name: 'More' }).tap();
  await inspect(page);
  // Nothing of a page hides behind the bar: its last line stands above it.
  await page.keyboard.press('Escape');
  const [end, barTop] = await Promise.all([
    page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom)),
    bar.evaluate((element) => element.getBoundingClientRect().height),
  ]);
  expect(end).toBeGreaterThanOrEqual(Math.floor(barTop) - 1);
});
