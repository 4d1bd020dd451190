import { randomUUID } from 'node:crypto';
import { expectAccessible, inspectBothWidths } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { createFlyer } from './flyerRecords.ts';
import { changeRecord, newMember, openSignedIn } from './memberAccounts.ts';
import { newEmail, Questionnaire } from './questionnaire.ts';
import { createLink, createSharedFlyer, loadCountedEvents, newOfficer } from './sharedLinks.ts';
import { clearRateLimits, loadAnswers, loadSubmissions } from './world.ts';

// A headless browser counts as a bot, whose views aren't counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('an officer shares; a visitor counts once and applies; figures and desk name the link', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await clearRateLimits();
  await page.clock.install();
  const officer = await newOfficer();
  const title = 'Smith open house, second try';
  const publicTitle = 'Open house at 12 Maple Avenue';
  const flyerId = await createSharedFlyer(officer, title, publicTitle);
  const label = `Letter ${randomUUID().slice(0, 8)}`;
  const email = newEmail();
  const portal = await (await browser.newContext()).newPage();

  const code = await test.step('share', async () => {
    await openSignedIn(portal, officer.email, `/officer-portal/pdf/edit/${flyerId}?share=1`);
    const dialog = portal.getByRole('dialog', { name: `Share “${title}”` });
    await dialog.getByLabel('Label (optional)').fill(label);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    // Creating the first link renders the PDF.
    const url = dialog.getByLabel('Share link');
    await expect(url).toHaveValue(/\/shared\/[\w-]{10,}$/, { timeout: 90_000 });
    return (await url.inputValue()).split('/').at(-1) ?? '';
  });

  await test.step('open, and open again', async () => {
    const response = await page.goto(`/shared/${code}?utm_campaign=spring`);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).not.toContain(title);
    await expect(page.getByRole('heading', { level: 1, name: publicTitle })).toBeVisible();
    await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['view']);
    // It has only the logo and the phone number around it, like the questionnaire.
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: publicTitle })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${publicTitle}`));
    expect(await loadCountedEvents(officer, code)).toEqual(['view']);
    await inspectBothWidths(page);
  });

  await test.step('download', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`${publicTitle}.pdf`);
    await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['download', 'view']);
    const card = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save Maya’s contact' }).click();
    expect((await card).suggestedFilename()).toBe('maya-torres.vcf');
  });

  await test.step('visit other pages, return, apply', async () => {
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await page.getByRole('link', { name: 'Get pre-approved with Maya' }).click();
    const questionnaire = new Questionnaire(page);
    await questionnaire.expectStep(1, 'Contact Information & Consent');
    await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['download', 'start', 'view']);
    await questionnaire.fillToLastStep(email);
    await questionnaire.letTimePass();
    await questionnaire.submit();
    await questionnaire.expectThankYou();
    const [submission] = await loadSubmissions(email);
    expect(submission).toMatchObject({
      lo_assigned_id: 'maya-torres',
      shared_link_id: code,
      flyer_instance_id: flyerId,
    });
    expect(await loadAnswers(String(submission?.id))).toMatchObject({
      utm_campaign: 'spring',
      page_path: `/shared/${code}`,
    });
    await expect
      .poll(() => loadCountedEvents(officer, code))
      .toEqual(['application', 'download', 'start', 'view']);
  });

  await test.step('the officer sees the counts', async () => {
    // At this width the table fits all five figures.
    await portal.setViewportSize({ width: 1600, height: 900 });
    await portal.goto(`/officer-portal/pdf/analytics?q=${code}`);
    const link = portal.getByRole('row').or(portal.getByRole('listitem')).filter({ hasText: label });
    await expect(link).toHaveText(/1\D*1\D*1\D*1\D*1/);
    await portal.close();
  });

  await test.step('an administrator sees on the desk which link brought it, and opens its figures', async () => {
    const administrator = await newMember({ role: 'compliance' });
    const desk = await (await browser.newContext()).newPage();
    await openSignedIn(desk, administrator.email, '/officer-portal?tab=submissions');
    const application = desk.getByRole('row').or(desk.getByRole('listitem')).filter({ hasText: email });
    await expect(application).toBeVisible();
    // In the table it has a separate line below the application's.
    const origin = desk.getByRole('link', { name: `Shared link: ${title} (${label})` });
    await expect(origin).toBeVisible();
    await inspectBothWidths(desk);
    await origin.click();
    await expect(desk.getByRole('searchbox', { name: 'Search' })).toHaveValue(code);
    const link = desk.getByRole('row').or(desk.getByRole('listitem')).filter({ hasText: label });
    await expect(link).toHaveCount(1);
    await expect(link).toContainText('Maya Torres');
    await desk.close();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the flyer appears in its reserved space, and full size in an overlay @phone', async ({ page }) => {
    const officer = await newOfficer();
    const code = await createLink(officer, await createSharedFlyer(officer, 'Open house, drawn'));
    const isReleased = Promise.withResolvers<void>();
    await page.route('**/shared-drawing/**', async (route) => {
      await isReleased.promise;
      await route.continue();
    });
    await page.goto(`/shared/${code}`);
    const caption = page.getByRole('link', { name: 'View full size' });
    await expect(page.getByText('Loading the preview')).toBeAttached();
    // Letters of the fallback fonts may be placed a fraction of a pixel differently.
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await caption.boundingBox();
    isReleased.resolve();

    const picture = page.getByRole('img', { name: 'Open house, drawn' });
    await expect(picture.locator('text', { hasText: 'Come and see' })).toBeVisible();
    await expect(picture.locator('text', { hasText: '12 Maple Avenue' })).toBeVisible();
    expect(await caption.boundingBox()).toEqual(before);
    const room = await picture.boundingBox();
    expect(room?.width).toBeGreaterThan(340);
    expect((room?.height ?? 0) / (room?.width ?? 1)).toBeCloseTo(792 / 612, 2);
    const fonts = await page.evaluate(async () => {
      const faces = [...(await document.fonts.ready)];
      return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(fonts.some((family) => family.includes('Flyer serif'))).toBe(true);
    // For screen readers: what the flyer says, with its disclosures and the target of its code.
    const words = page.getByRole('region', { name: 'Text of the flyer' });
    await expect(words.getByRole('heading', { name: 'Come and see' })).toBeAttached();
    await expect(words).toContainText('This is an advertisement, not a commitment to lend.');
    await expect(words).toContainText('QR code: https://www.larkfield.example/shared/abCD23efGH45');
    await expectAccessible(page);

    // The caption’s link covers the picture.
    await picture.click({ force: true });
    const dialog = page.getByRole('dialog', { name: 'Flyer: Open house, drawn' });
    const large = dialog.getByRole('img', { name: 'Open house, drawn' });
    expect((await large.boundingBox())?.width).toBe(780);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Smaller' }).click();
    expect((await large.boundingBox())?.width).toBe(390);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(caption).toBeFocused();
    expect((await page.request.get(`/shared-pdf/${code}.pdf`)).headers()['content-type']).toBe(
      'application/pdf',
    );
    await expect.poll(() => loadCountedEvents(officer, code)).toEqual(['view']);
  });
});

test.describe('without a flyer to show', () => {
  test.use({ expectedErrors: [/Failed to load resource.* (404|410|500)/] });

  test('the page shows the reason, with a matching status, and the PDF is rejected, too', async ({
    page,
  }) => {
    const officer = await newOfficer();
    const flyerId = await createSharedFlyer(officer, 'Open house');
    const expired = await createLink(officer, flyerId, { expires_at: new Date('2026-01-12T15:00:00Z') });
    const disabled = await createLink(officer, flyerId, { is_disabled: true });
    const notApproved = await createFlyer(officer, { title: 'Open house', status: 'archived' });
    const withdrawn = await createLink(officer, notApproved);
    const stranger = await newMember({ tenantId: 'harborview' });
    const elsewhere = await createLink(stranger, await createSharedFlyer(stranger, 'Open house'));
    for (const [code, status, sentence] of [
      [expired, 410, 'This link has expired'],
      [disabled, 404, 'Link not found'],
      [withdrawn, 404, 'Link not found'],
      [elsewhere, 404, 'Link not found'],
      ['zzZZ99zzZZ99', 404, 'Link not found'],
    ] as const) {
      const response = await page.goto(`/shared/${code}`);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name: 'Link Unavailable' })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      expect((await page.request.get(`/shared-pdf/${code}.pdf`)).status()).toBe(status);
      expect((await page.request.get(`/shared-drawing/${code}.json`)).status()).toBe(status);
      expect(await loadCountedEvents(officer, code)).toEqual([]);
      await inspectBothWidths(page);
    }
  });

  test('a flyer that failed to load can be retried', async ({ page }) => {
    const officer = await newOfficer();
    const code = await createLink(officer, await createSharedFlyer(officer, 'Open house again'));
    await page.route('**/open-shared-flyer', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.goto(`/shared/${code}`);
    await expect(page.getByText('Failed to load flyer')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Open house again' })).toBeVisible();
  });
});

test('a former officer’s link opens their successor’s page', async ({ page }) => {
  const leaver = await newOfficer();
  const successor = await newOfficer();
  const code = await createLink(leaver, await createSharedFlyer(leaver, 'Open house'));
  await changeRecord(leaver.uid, { status: 'deactivated', links_forward_to: successor.uid });
  await page.goto(`/shared/${code}`);
  await expect(page).toHaveURL(/\/loan-officer\/maya-torres\?from=flyer$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
  await expect(page.getByText('The flyer you opened is no longer available.')).toBeVisible();
  await expectAccessible(page);
  expect(await loadCountedEvents(leaver, code)).toEqual([]);
  await changeRecord(leaver.uid, { status: 'active', links_forward_to: null });
  await page.goto(`/shared/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Open house' })).toBeVisible();
});

test('a link’s preview shows the flyer', async ({ request }) => {
  const officer = await newOfficer();
  const code = await createLink(officer, await createSharedFlyer(officer, 'Open house'));
  const html = await (await request.get(`/shared/${code}`)).text();
  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(new URL(image).pathname).toBe(`/shared-image/${code}.jpg`);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  const response = await request.get(new URL(image).pathname);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains what to do', async ({ page }) => {
    const officer = await newOfficer();
    const code = await createLink(officer, await createSharedFlyer(officer, 'Open house'));
    await page.goto(`/shared/${code}`);
    await expect(page.getByRole('heading', { name: 'Open house' })).toBeVisible();
    const pdf = page.getByRole('link', { name: 'Open PDF' });
    expect((await page.request.get(`${await pdf.getAttribute('href')}`)).status()).toBe(200);
    await expect(page.getByText(/This page needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: '(973) 555-0192' })).toBeVisible();
  });
});
