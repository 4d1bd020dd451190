import { expect, type Page } from '@playwright/test';

/** Calls to action that pages at these addresses have in addition to those of every page. */

/** Pages whose links to the questionnaire name the purpose, at the top and at the end. */
export const PAGES_TO_QUESTIONNAIRE: readonly string[] = [
  '/loan-programs',
  '/loans/conventional',
  '/loans/fha',
  '/loans/va',
  '/loans/jumbo',
  '/loans/usda',
  '/loans/construction',
  '/loans/heloc',
  '/loans/alternative-lending',
  '/loans/down-payment-assistance',
  '/refinance',
  '/resources',
  '/resources/affordability',
  '/resources/refinance',
  '/resources/closing-costs',
  '/resources/guides/pre-approval',
];

/** Pages whose next step is to talk to somebody, by the names of their two links. */
const PAGES_TO_CONTACT = new Map([['/resources/rent-or-buy', 'Talk to a loan officer']]);

/** Guides for people who have applied: they start with a step of their own and end with the way to a loan officer. */
const LATER_GUIDES = new Map<string, readonly [link: string, target: string]>([
  ['/resources/guides/appraisal-and-underwriting', ['Ask about your loan', '/contact']],
  ['/resources/guides/closing', ['Estimate your cash to close', '/resources/closing-costs']],
  ['/resources/guides/first-year', ['See if refinancing pays off', '/resources/refinance']],
]);

/** Guides that start with their own step and end with the questionnaire. */
const OWN_STEPS = new Map([
  ['/resources/guides/getting-ready', '/resources/affordability'],
  ['/resources/guides/making-an-offer', '/contact'],
]);

const HEADINGS = new Map([
  ['/branches', 'Find a loan officer near you'],
  ['/branches/fountain-valley-ca', 'Fountain Valley'],
  ['/loan-officer/maya-torres', 'Maya Torres'],
]);

/** Returns whether a page has its own calls to action. */
export const hasCallsToAction = (address: string): boolean =>
  PAGES_TO_QUESTIONNAIRE.includes(address) ||
  [PAGES_TO_CONTACT, LATER_GUIDES, OWN_STEPS, HEADINGS].some((pages) => pages.has(address));

/** A page's first link to the questionnaire, in its HTML. */
export const QUESTIONNAIRE_LINK = 'a[href^="/pre-approval"]';

/**
 * Expects the heading and the links of the page at that address; links are only checked for being clickable, because other tests cover
 * their targets.
 */
export async function expectCallsToAction(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main');
  const heading = HEADINGS.get(address);
  if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

  if (PAGES_TO_QUESTIONNAIRE.includes(address)) {
    await expect(page).toHaveTitle(/.+ \| Larkfield/);
    const links = main.locator(QUESTIONNAIRE_LINK);
    expect(await links.count()).toBeGreaterThanOrEqual(2);
    await expect(links.first()).toHaveAttribute('href', /^\/pre-approval\?purpose=/);
    await links.first().click({ trial: true });
  }

  const contactLink = PAGES_TO_CONTACT.get(address);
  if (contactLink) {
    const links = main.getByRole('link', { name: contactLink });
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', '/contact');
    await links.first().click({ trial: true });
  }

  const laterGuide = LATER_GUIDES.get(address);
  if (laterGuide) {
    const [name, target] = laterGuide;
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', target);
    const ask = main.getByRole('link', { name: 'Ask a loan officer' });
    await expect(ask).toHaveAttribute('href', '/contact');
    await ask.click({ trial: true });
    await expect(main.locator(QUESTIONNAIRE_LINK)).toHaveCount(0);
  }

  const ownStep = OWN_STEPS.get(address);
  if (ownStep) {
    await expect(main.locator('a[href^="/pre-approval?purpose="]')).toHaveCount(1);
    await expect(main.locator(`a[href^="${ownStep}"]`).first()).toBeVisible();
  }
}
