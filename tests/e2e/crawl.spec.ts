import type { Page } from '@playwright/test';
import { seededCompany } from '../../tools/seed/directory.ts';
import { LARKFIELD } from '../../tools/seed/tenants.ts';
import { addressesInSitemap } from './builtSite.ts';
import {
  clickEffect,
  expectLeadsSomewhere,
  mainTexts,
  readHead,
  readLinks,
  whenHydrated,
} from './crawledPage.ts';
import {
  expectAccessible,
  expectNoSeriousAxeViolations,
  expectNoSidewaysScroll,
} from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import {
  expectCallsToAction,
  hasCallsToAction,
  PAGES_TO_QUESTIONNAIRE,
  QUESTIONNAIRE_LINK,
} from './nextSteps.ts';

const company = seededCompany(LARKFIELD);

declare global {
  interface Window {
    /** Number of rules that scripts have inserted into style sheets. */
    rulesInserted?: number;
  }
}

/** Addresses that search engines don't get, and what they return. */
const UNLISTED = [
  ['/no/such/page', 404],
  ['/loans/no-such-program', 404],
  ['/branches/no-such-branch', 200],
  ['/loan-officer/no-such-officer', 200],
  ['/shared/no-such-code', 404],
  ['/officer-login', 200],
] as const;

/** The schema.org types that a page has to name, by address. */
const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['FinancialService']],
  [/^\/pre-approval$/, []],
  [/^\/contact$/, ['FinancialService', 'BreadcrumbList']],
  [/^\/resources\/guides\/.+$/, ['Article', 'BreadcrumbList']],
  [/^\/(resources|loans\/.+|refinance)(\/|$)/, ['FAQPage', 'BreadcrumbList']],
  [/^\/branches(\/.+)?$/, ['FinancialService', 'BreadcrumbList']],
  [/^\/loan-officer\/.+$/, ['Person', 'BreadcrumbList']],
  [/^/, ['BreadcrumbList']],
];

const addresses = addressesInSitemap();

/** The enabled buttons; in a radio group, only unselected options do anything. */
const usableButtons = (page: Page, within: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll('button')].flatMap((button, index) => {
        const isChosen = button.ariaPressed === 'true' || button.ariaCurrent === 'true';
        return button.matches(selector) && button.checkVisibility() && !button.disabled && !isChosen
          ? [{ index, name: button.ariaLabel ?? button.textContent }]
          : [];
      }),
    `${within} button`,
  );

/** Presses each button on a fresh page, and checks the links in menus that it opens. */
async function expectNoDeadButton(page: Page, within: string): Promise<void> {
  const buttons = await usableButtons(page, within);
  for (const [position, { index, name }] of buttons.entries()) {
    if (position > 0) {
      await page.reload();
      await whenHydrated(page);
      await expect.poll(() => usableButtons(page, within)).toEqual(buttons);
    }
    expect(await clickEffect(page, index), `what the button "${name}" does`).toBeTruthy();
    if (within !== 'main') await expectNoDeadLink(page);
  }
}

async function expectNoDeadLink(page: Page): Promise<void> {
  for (const href of await readLinks(page)) await expectLeadsSomewhere(page, href);
}

/** Guides about the time after applying, and for people who may not be ready to buy. */
const AFTER_APPLYING = /(guides\/(appraisal-and-underwriting|closing|first-year)|rent-or-buy)$/;

test.beforeEach(async ({ page }) => {
  // WCAG 2.2, 1.4.10 (Reflow): nothing scrolls sideways at 320 pixels.
  await page.setViewportSize({ width: 320, height: 740 });
  // The slides don't move, so that any change on the page comes from the button.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    // Each load is a first visit without a draft.
    localStorage.clear();
    sessionStorage.clear();
    // oxlint-disable-next-line typescript/unbound-method -- applied to the sheet below
    const insertRule = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function insertCounted(...args) {
      window.rulesInserted = (window.rulesInserted ?? 0) + 1;
      return insertRule.apply(this, args);
    };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Against the Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
    );
  });
});

for (const address of addresses) {
  test(`${address} works`, async ({ page }) => {
    // On a phone, the program finder closes the answer that the static page has open.
    if (address === '/loan-programs') await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await whenHydrated(page);
    // The static page has the styles of everything it shows, because adding them during hydration blocks slow phones; a button may still
    // change from "Loading…".
    expect(await page.evaluate(() => window.rulesInserted ?? 0)).toBeLessThanOrEqual(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const head = await readHead(page);
    expect(head.canonical).toBe(new URL(address, company.website).href);
    expect(head.robots).toBeNull();
    const [, types] = TYPES.find(([pattern]) => pattern.test(address)) ?? [];
    expect(head.types).toEqual(expect.arrayContaining([...(types ?? [])]));
    // All pages lead to the questionnaire, except those for people who have already applied. A privacy notice has no call to action.
    if (address !== '/pre-approval' && address !== '/privacy-policy') {
      const to = AFTER_APPLYING.test(address) ? '/contact' : '/pre-approval';
      const end = page.locator('main section[aria-labelledby="begin"]');
      await expect(end.locator(`a[href^="${to}"]`).first()).toBeVisible();
      // It is the last link, except for sources in a collapsed section.
      const last = await page.locator('main a:not(details a)').last().getAttribute('href');
      expect(await end.locator('a').last().getAttribute('href')).toBe(last);
    }
    const { fetched, shown } = await mainTexts(page);
    expect(shown).toBe(fetched);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectNoSeriousAxeViolations(page);
    await expectNoDeadLink(page);
    if (hasCallsToAction(address)) {
      await test.step('is accessible at 360 px and links to a next step', async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await expectCallsToAction(page, address);
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 740 });
      });
    }
    await expectNoDeadButton(page, address === '/' ? 'body' : 'main');
  });
}

for (const [address, status] of UNLISTED) {
  test.describe(`${address}, not in the sitemap,`, () => {
    test.use({ expectedErrors: status === 404 ? [/Failed to load resource.* 404/] : [] });
    test('shows an error page', async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await whenHydrated(page);
      const head = await readHead(page);
      expect(head.robots).toBe('noindex');
      expect(head.title).toMatch(/^.{5,} \| Larkfield/);
      expect(head.canonical).toBeNull();
      await expectNoSidewaysScroll(page);
      await expectNoSeriousAxeViolations(page);
      if (address.startsWith('/loan-officer/')) {
        await expect(page.getByRole('heading', { level: 1, name: 'Loan Officer Not Found' })).toBeVisible();
        await page.setViewportSize({ width: 360, height: 740 });
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 740 });
      }
      await expectNoDeadLink(page);
      await expectNoDeadButton(page, 'main');
    });
  });
}

test('every link to it in the pages’ headers opens the questionnaire', async ({ page }) => {
  const hrefs = new Set<string>();
  for (const address of PAGES_TO_QUESTIONNAIRE) {
    const html = await (await page.request.get(address)).text();
    const href = /<a[^>]* href="(\/pre-approval[^"]*)"/.exec(html.slice(html.indexOf('<main')))?.[1];
    expect(href, address).toMatch(/^\/pre-approval\?purpose=/);
    hrefs.add(`${href}`.replaceAll('&amp;', '&'));
  }
  for (const href of hrefs) {
    await test.step(href, async () => {
      await page.goto(href);
      await expect(page.getByRole('heading', { name: 'Smart Pre-Qualification', level: 1 })).toBeVisible();
    });
  }
});

test('follows a link to the questionnaire and one to the contact page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/loan-programs');
  await page.getByRole('main').locator(QUESTIONNAIRE_LINK).first().click();
  await expect(page.getByRole('heading', { name: 'Smart Pre-Qualification', level: 1 })).toBeVisible();
  await page.goto('/resources/rent-or-buy');
  await page.getByRole('main').getByRole('link', { name: 'Talk to a loan officer' }).first().click();
  await expect(page).toHaveURL('/contact');
});

test('menus on a wide screen have no dead button or link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await whenHydrated(page);
  await expectNoDeadButton(page, 'header');
});

test('each page has its own title and description', async ({ page }) => {
  const heads = new Map<string, string[]>();
  for (const address of [...addresses, ...UNLISTED.map(([unlisted]) => unlisted)]) {
    const html = await (await page.request.get(address)).text();
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    heads.set(address, [title, ...(description === undefined ? [] : [description])]);
  }
  for (const address of addresses) {
    const [title, description, ...more] = heads.get(address) ?? [];
    expect(more).toEqual([]);
    expect(title?.length, `title of ${address}: ${title}`).toBeGreaterThan(20);
    expect(description?.length, `description of ${address}: ${description}`).toBeGreaterThan(60);
    expect(description?.length, `description of ${address}: ${description}`).toBeLessThanOrEqual(160);
  }
  const headTexts = addresses.flatMap((address) => heads.get(address) ?? []);
  expect(headTexts.filter((text, index) => headTexts.indexOf(text) !== index)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable and has working links', async ({ page }) => {
    test.slow();
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      // The page says that the questionnaire needs JavaScript; its first step stays hidden.
      await expect(
        page.getByRole('main').locator('p').filter({ visible: true }).first(),
        address,
      ).toBeVisible();
    }
    await page.goto('/');
    const link = page.getByRole('contentinfo').locator('a[href^="/"]').first();
    const target = `${await link.getAttribute('href')}`;
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [address, what] of [
    ['/contact', 'The contact form needs JavaScript.'],
    ['/pre-approval', 'The questionnaire needs JavaScript.'],
    ['/officer-login', 'This page needs JavaScript.'],
  ] as const) {
    test(`${address} asks for JavaScript and shows the phone number`, async ({ page }) => {
      await page.goto(address);
      const notice = page.locator('p', { hasText: what });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link', { name: company.phoneDisplay })).toHaveAttribute(
        'href',
        `tel:${company.phone}`,
      );
      await expect(page.getByRole('textbox')).toHaveCount(0);
      if (address === '/pre-approval') {
        await test.step('hides steps that can’t be filled in', async () => {
          await expect(page.getByRole('heading', { name: 'Smart Pre-Qualification' })).toBeVisible();
          await expect(page.getByText('Step 1 of 7')).toBeHidden();
          await expect(page.getByRole('heading', { name: 'Contact Information & Consent' })).toBeHidden();
        });
      }
      if (address === '/officer-login') {
        await test.step('looks like the site', async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Heading,/);
          await expect(page.locator('body')).toHaveCSS('font-family', /Public Sans/);
        });
      }
    });
  }

  test('the calculators ask for JavaScript, and the menu opens the links at the end of the page', async ({
    page,
  }) => {
    for (const address of ['/resources/refinance', '/resources/rent-or-buy', '/resources']) {
      await page.goto(address);
      await expect(page.locator('p', { hasText: 'This calculator needs JavaScript.' })).toHaveCount(1);
    }
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Find a loan officer' }),
    ).toBeInViewport();
  });
});

test('robots.txt and sitemap.xml are correct', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toBe(
    `User-agent: *\nDisallow: /officer-login\nDisallow: /officer-portal\n\nSitemap: ${company.website}/sitemap.xml\n`,
  );
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const locs = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(locs).toEqual(addresses.map((address) => `${company.website}${address}`));
  expect(new Set(locs).size).toBe(locs.length);
});
