import type { Locator, Page } from '@playwright/test';
import { atPhoneWidth, atTabletWidth, expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const START = '/officer-portal';

const OFFICER_PAGES = [
  ['PDF Tools', 'PDF Tools'],
  ['Browse Templates', 'PDF Templates'],
  ['My Flyers', 'My Flyers'],
  ['Links & QR Codes', 'Links & QR Codes'],
  ['Link Analytics', 'Link Analytics'],
  ['Settings', 'Settings'],
  ['Profile Settings', 'Profile Settings'],
  ['Realtor Management', 'Realtor Management'],
  ['Email Signature', 'Email Signature Generator'],
  ['Notifications', 'Notifications'],
  ['Security', 'Security'],
] as const;
/** Additional pages of every administrator. */
const REVIEWER_PAGES = [
  ['Submissions', 'Submissions'],
  ['First Contact', 'First Contact'],
  ['Questionnaire Drop-Off', 'Questionnaire Drop-Off'],
  ['Approval Queue', 'Approval Queue'],
  ['Template Manager', 'Template Manager'],
  ['Findings', 'Findings'],
  ['Recalls', 'Recalls'],
  ['Profile Changes', 'Profile Changes'],
  ['Licenses', 'Licenses'],
  ['Audit Log', 'Audit Log'],
] as const;
const SUPER_ADMIN_PAGES = [
  ['People', 'People'],
  ['Company Settings', 'Company Settings'],
  ['Directory', 'Directory'],
  ['Consent Wording', 'Consent Wording'],
  ['Mail', 'Mail'],
  ['System', 'System'],
] as const;
/** Additional pages of super and marketing administrators. */
const MARKETING_PAGES = [['Reviews', 'Reviews']] as const;
const ALL_PAGES = [...OFFICER_PAGES, ...REVIEWER_PAGES, ...MARKETING_PAGES, ...SUPER_ADMIN_PAGES] as const;
const LAST_PAGE = SUPER_ADMIN_PAGES[SUPER_ADMIN_PAGES.length - 1] ?? SUPER_ADMIN_PAGES[0];

async function signIn(page: Page, role: string) {
  const { email } = await newMember({ role });
  await openSignedIn(page, email, START);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Portal' });
/** A link of the navigation with any count. */
const linkTo = (title: string) => ({ name: new RegExp(`^${title}( \\(.+\\))?$`) });
/** Returns the addresses that a part's links lead to, in order. */
const readAddresses = (part: Locator) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const inspectOnTablet = (page: Page) =>
  atTabletWidth(page, () => expectAccessible(page, `${page.url()} on a tablet`));
const inspectOnPhone = (page: Page) =>
  atPhoneWidth(page, () => expectAccessible(page, `${page.url()} on a phone`));

// One width per administrator's test, so that none takes long: together they cover every page at every width.
for (const { role, pages, hidden, inspections } of [
  {
    role: 'officer',
    pages: [...OFFICER_PAGES, ['My Leads', 'My Leads']],
    hidden: [...REVIEWER_PAGES, ...MARKETING_PAGES, ...SUPER_ADMIN_PAGES],
    inspections: [],
  },
  {
    role: 'marketing_admin',
    pages: [...OFFICER_PAGES, ...REVIEWER_PAGES, ...MARKETING_PAGES],
    hidden: SUPER_ADMIN_PAGES,
    inspections: [inspectOnTablet],
  },
  {
    role: 'compliance',
    pages: [...OFFICER_PAGES, ...REVIEWER_PAGES],
    hidden: [...MARKETING_PAGES, ...SUPER_ADMIN_PAGES],
    inspections: [inspectOnPhone],
  },
  { role: 'super_admin', pages: ALL_PAGES, hidden: [], inspections: [expectAccessible] },
] as const) {
  test(`${role}: every page is one click from every other, and no others are listed`, async ({ page }) => {
    await signIn(page, role);
    // One more, because the brand links to the dashboard.
    await expect(sidebar(page).getByRole('link')).toHaveCount(pages.length + 1);
    for (const [title] of hidden) await expect(sidebar(page).getByRole('link', linkTo(title))).toHaveCount(0);
    for (const [title, name] of pages) {
      const link = sidebar(page).getByRole('link', linkTo(title));
      await link.click();
      await expect(heading(page, name)).toBeVisible();
      await expect(heading(page, name)).toBeFocused();
      await expect(link).toHaveAttribute('aria-current', 'page');
      for (const look of inspections) await look(page);
    }
  });
}

test('super administrators’ pages fit a tablet and a phone', async ({ page }) => {
  await signIn(page, 'super_admin');
  for (const [title, name] of [...MARKETING_PAGES, ...SUPER_ADMIN_PAGES]) {
    await sidebar(page).getByRole('link', linkTo(title)).click();
    await expect(heading(page, name)).toBeVisible();
    await inspectOnTablet(page);
    await inspectOnPhone(page);
  }
});

test('a link opens a page at its top, however far the last one was scrolled', async ({ page }) => {
  await signIn(page, 'super_admin');
  await sidebar(page).getByRole('link', linkTo('Company Settings')).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await sidebar(page).getByRole('link', linkTo('Settings')).click();
  await expect(heading(page, 'Settings')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Ctrl-K finds every page by name and opens it', async ({ page }) => {
  await signIn(page, 'super_admin');
  const [title, name] = LAST_PAGE;
  const address = await sidebar(page).getByRole('link', linkTo(title)).getAttribute('href');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search' });
  await expect(search).toBeFocused();
  for (const [one] of ALL_PAGES) {
    await search.fill(one);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(one);
    await expect(search).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  }
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(String(address));
});

test('the keyboard skips the navigation and moves between pages', async ({ page }) => {
  await signIn(page, 'officer');
  await page.goto(`${START}?tab=settings`);
  await expect(heading(page, 'Settings')).toBeVisible();
  // Where Chromium starts focusing after a load depends on its version; this sets it to the top of the page.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await sidebar(page).getByRole('link', { name: 'My Flyers' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Flyers')).toBeFocused();
});

test('the collapsed sidebar and the theme survive a reload, and both are accessible', async ({ page }) => {
  await signIn(page, 'super_admin');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('button', { name: /^Your account, / }).click();
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expectAccessible(page);
  await sidebar(page).getByRole('link', { name: 'Audit Log' }).click();
  await expect(heading(page, 'Audit Log')).toBeVisible();
});

test('a wrong address shows a message inside the shell; the account menu signs out', async ({ page }) => {
  await signIn(page, 'officer');
  await page.goto(`${START}/nowhere`);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Your account, / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/officer-login');
});

test('a tablet has the navigation in a drawer: every page within two taps', async ({ page }) => {
  await signIn(page, 'super_admin');
  const addresses = await readAddresses(sidebar(page));
  await page.setViewportSize({ width: 768, height: 1024 });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => readAddresses(drawer)).toEqual(addresses);
  await expectAccessible(page);
  for (const [title, name] of [ALL_PAGES[1], LAST_PAGE]) {
    await drawer.getByRole('link', linkTo(title)).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
  }
});

/** Returns whether two parts of the page overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

test('the header shows the full page name next to a long email address, and on a phone', async ({ page }) => {
  await signIn(page, 'compliance');
  const name = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]');
  for (const [width, address, title] of [
    [600, `${START}?tab=submissions`, 'Submissions'],
    [768, `${START}?tab=submissions`, 'Submissions'],
    [390, `${START}/drop-off`, 'Questionnaire Drop-Off'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect(name).toHaveText(title);
    const [content, room] = await name.evaluate((one) => [one.scrollWidth, one.clientWidth] as const);
    expect(content, `${title} at ${width} px`).toBeLessThanOrEqual(room);
  }
  await page.getByRole('link', { name: 'Submissions' }).first().click();
  await expect(name).toHaveText('Submissions');
});

test('a toast doesn’t cover the heading, the bars or the pressed button @both', async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'officer');
  await page.goto('/officer-portal/profile');
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Branch Manager');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  const toast = page.getByRole('status').filter({ hasText: 'Saved' });
  await expect(toast).toBeVisible();
  const parts = [page.getByRole('banner').locator('> *').first(), heading(page, 'Profile Settings'), save];
  if (isMobile) parts.push(page.getByRole('navigation', { name: 'Sections' }));
  for (const part of parts) {
    expect(await overlap(toast, part), `on ${String(part)}`).toBe(false);
  }
  await expectAccessible(page);
});

test('a phone has its sections at the bottom, every page within two taps @phone', async ({ page }) => {
  await signIn(page, 'super_admin');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Security' }).tap();
  await expect(heading(page, 'Security')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sidebar(page)).toBeVisible();
  const addresses = await readAddresses(sidebar(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await bar.getByRole('button', { name: 'More' }).tap();
  await expect.poll(() => readAddresses(menu)).toEqual(addresses);
  await expectAccessible(page);
  for (const [title, name] of [ALL_PAGES[1], LAST_PAGE]) {
    await menu.getByRole('link', linkTo(title)).tap();
    await expect(heading(page, name)).toBeVisible();
    await bar.getByRole('button', { name: 'More' }).tap();
  }
  // The bar hides nothing: the page's last line ends above it.
  await page.keyboard.press('Escape');
  const [end, barTop] = await Promise.all([
    page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom)),
    bar.evaluate((element) => element.getBoundingClientRect().height),
  ]);
  expect(end).toBeGreaterThanOrEqual(Math.floor(barTop) - 1);
});
