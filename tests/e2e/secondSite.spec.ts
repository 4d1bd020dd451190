import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFlyer } from './flyerRecords.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { newEmail, Questionnaire } from './questionnaire.ts';
import { clearRateLimits } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const FIRST = process.env.HOSTING_ORIGIN ?? '';
const SECOND = process.env.SECOND_SITE_ORIGIN ?? '';
const TITLE = 'Just listed: 7 Wharf Lane';

test.use({
  baseURL: SECOND,
  // From the page about the unknown link.
  expectedErrors: [/status of 404/],
  // A headless browser counts as a bot, whose views aren't counted.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('the second company’s site has its own officers, desk and flyers, and nothing of the first company', async ({
  page,
  browser,
  viewport,
}) => {
  test.setTimeout(300_000);
  await clearRateLimits();
  await page.clock.install();
  const officer = await newMember({ tenantId: 'harborview' });
  const administrator = await newMember({ role: 'super_admin', tenantId: 'harborview' });
  const memberPage = async (email: string, path: string, origin = SECOND) => {
    const opened = await (await browser.newContext({ viewport })).newPage();
    await openSignedIn(opened, email, path, origin);
    return opened;
  };

  await test.step('a visitor finds only the second company’s people', async () => {
    await page.goto('/branches');
    await expect(page.getByRole('link', { name: /Ruth Abbott/ }).first()).toBeVisible();
    await expect(page.getByText('Maya Torres')).toHaveCount(0);
    expect((await page.goto('/loan-officer/maya-torres'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Loan Officer Not Found' })).toBeVisible();
    await page.goto('/branches/portland-me');
    await expect(page.getByRole('heading', { level: 1, name: /Portland/ })).toBeVisible();
    await expect(page.locator('main img[src*="townRow"]')).toBeVisible();
    await page.goto('/');
    await expect(page.locator('main img[src*="townStreet"]')).toBeVisible();
    for (const other of ['cityStreet', 'warmCoast', 'office-']) {
      await expect(page.locator(`img[src*="${other}"]`), other).toHaveCount(0);
    }
    await inspectBothWidths(page);
  });

  const reference = await test.step('applies', async () => {
    const questionnaire = new Questionnaire(page);
    await questionnaire.open();
    await questionnaire.fillToLastStep(newEmail());
    await questionnaire.choice('Are you working with a loan officer?', 'Yes').check();
    await page.getByRole('combobox', { name: 'Your loan officer' }).click();
    await expect(page.getByRole('option', { name: /Ruth Abbott/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /Maya Torres/ })).toHaveCount(0);
    await page.getByRole('option', { name: /Ruth Abbott/ }).click();
    await questionnaire.letTimePass();
    await questionnaire.submit();
    return questionnaire.expectThankYou();
  });

  await test.step('the application is on the second company’s desk, not on the first one’s', async () => {
    const desk = await memberPage(administrator.email, '/officer-portal?tab=submissions');
    await desk.getByRole('searchbox', { name: 'Search' }).fill(reference);
    await expect(desk.getByRole('link', { name: reference })).toBeVisible();
    await desk.context().close();
    const stranger = await newMember({ role: 'super_admin' });
    const first = await memberPage(stranger.email, '/officer-portal?tab=submissions', FIRST);
    await first.getByRole('searchbox', { name: 'Search' }).fill(reference);
    await expect(first.getByText('No matching submissions')).toBeVisible();
    await expect(first.getByRole('link', { name: reference })).toHaveCount(0);
    await first.context().close();
  });

  const portal = await memberPage(officer.email, '/officer-portal');
  const shareUrl =
    await test.step('an officer shares a flyer under the second company’s address', async () => {
      const data = { headline: 'Just listed', property_address: '7 Wharf Lane, Portland, ME 04101' };
      const flyer = await createFlyer(
        officer,
        {
          title: TITLE,
          template_id: 'just-listed',
          template_version_id: 'just-listed-v1',
          data,
          status: 'approved',
          revision: 2,
          approved_at: new Date(),
          approved_revision: 2,
        },
        {
          revision: 2,
          template_version_id: 'just-listed-v1',
          category: 'flyer',
          title: TITLE,
          data,
          parties: {
            officer: { name: 'Robin Vale', title: '', nmls: '1980143', phone: '', email: '', photo: '' },
            company: {
              name: 'Harborview Lending',
              nmls: '1998002',
              phone: '(207) 555-0140',
              website: 'www.harborview.example',
              licenseLines: [],
            },
          },
          link: '',
          checks_version: '2026-11-21.1',
        },
      );
      await portal.goto(`${SECOND}/officer-portal/pdf/edit/${flyer}`);
      await portal.getByRole('tab', { name: 'Preview' }).click();
      await portal.getByRole('button', { name: 'Share', exact: true }).click();
      const dialog = portal.getByRole('dialog', { name: `Share “${TITLE}”` });
      await dialog.getByRole('button', { name: 'Create link' }).click();
      const url = dialog.getByLabel('Share link');
      await expect(url).toHaveValue(new RegExp(`^${SECOND}/shared/`), { timeout: 90_000 });
      return url.inputValue();
    });

  await test.step('it opens and counts there, and doesn’t open at the first company’s site', async () => {
    await page.goto(shareUrl);
    // Visitors see the public title, which is the headline unless the officer set one.
    await expect(page.getByRole('heading', { level: 1, name: 'Just listed' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Harborview Lending');
    await inspectBothWidths(page);
    await portal.goto(`${SECOND}/officer-portal/pdf/analytics`);
    const link = portal.getByRole('row').filter({ hasText: TITLE });
    await expect(link.or(portal.getByRole('listitem').filter({ hasText: TITLE })).first()).toContainText('1');
    expect((await page.goto(shareUrl.replace(SECOND, FIRST)))?.status()).toBe(404);
    await expect(page.getByText('Link not found')).toBeVisible();
  });

  await test.step('signing in at the other company’s site links to your own', async () => {
    const lost = await memberPage(officer.email, '/officer-portal/pdf/flyers', FIRST);
    const way = lost.getByRole('link', { name: 'Go to Harborview Lending' });
    await expect(way).toHaveAttribute('href', `${SECOND}/officer-portal/pdf/flyers`);
    await inspectBothWidths(lost);
    await lost.context().close();
  });
  await portal.context().close();
});
