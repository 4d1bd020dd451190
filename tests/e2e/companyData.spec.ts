import { toCompanyColors } from '@brokerage/domain/company/companyColors';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Page } from '@playwright/test';
import { atPhoneWidth, expectAccessible, inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newCompany, newMember, openSignedIn } from './memberAccounts.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

test('a public page updates to the company’s latest facts in place', async ({ page }) => {
  await page.route('**/company.json', async (route) => {
    const response = await route.fetch();
    const company = (await response.json()) as PublicCompany;
    await route.fulfill({
      response,
      json: { ...company, phone: '+19735550177', phoneDisplay: '(973) 555-0177', hours: 'Mon-Sat 8AM-8PM' },
    });
  });
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '(973) 555-0177' })).toHaveAttribute(
    'href',
    'tel:+19735550177',
  );
  await expect(footer).toContainText('Mon-Sat 8AM-8PM');
  await expect(page.getByText('(973) 555-0192')).toHaveCount(0);
});

test('a page stays as built without a server response', async ({ page }) => {
  await page.route('**/company.json', (route) => route.fulfill({ status: 204, body: '' }));
  await page.goto('/privacy-policy');
  await expect(page.getByRole('contentinfo')).toContainText('Larkfield Home Mortgage');
});

/** Returns the font files with which the browser rendered an element. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const { company, origin, family, file } of [
  { company: 'the first', origin: 'HOSTING_ORIGIN', family: /^Source Serif/, file: 'source-serif-4' },
  { company: 'the second', origin: 'SECOND_SITE_ORIGIN', family: /^Libre Franklin/, file: 'libre-franklin' },
]) {
  test(`${company} company’s headings use its font, and no other heading font is loaded`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url().replace(/.*\/|-latin.*/g, ''));
    });
    for (const [path, heading] of [
      ['/', 'main h2'],
      ['/officer-login', 'h1'],
    ] as const) {
      await page.goto(`${process.env[origin]}${path}`);
      await expect(page.locator(heading).first()).toBeVisible();
      await expect.poll(() => drawnFonts(page, heading)).toEqual([expect.stringMatching(family)]);
    }
    expect([...new Set(fetched)].sort()).toEqual([file, 'public-sans'].sort());
  });
}

test('the portal and the signature show what an administrator saves', async ({ page }) => {
  test.setTimeout(120_000);
  const { tenantId } = await newCompany();
  const { email } = await newMember({ tenantId, role: 'super_admin' });
  await openSignedIn(page, email, '/officer-portal/company');
  await expect(page).toHaveTitle(/\| Cautious Lending$/);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Bayside Home Loans');
  await page.getByRole('textbox', { name: 'Website' }).fill('bayside');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription(
    /^Enter the address without a path/,
  );
  await page.getByRole('textbox', { name: 'Website' }).fill('https://www.bayside.example/');
  await page.getByRole('textbox', { name: 'Year founded' }).fill('2004');
  await page.getByRole('button', { name: 'Add figure' }).click();
  await page.getByRole('textbox', { name: 'Figure 1', exact: true }).fill('500+');
  await page.getByRole('textbox', { name: 'Description of figure 1' }).fill('families helped');
  await page.getByLabel('Last checked on').fill('2026-10-31');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Company settings saved' })).toBeVisible();
  await expect(page).toHaveTitle(/\| Bayside Home Loans$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://www.bayside.example');
  await page.goto('/officer-portal/signature');
  await expect(page.getByRole('group', { name: 'Signature preview' })).toContainText('Bayside Home Loans');
});

/** A wide drawing that contains a script, a linked file and an event handler. */
const HOSTILE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" onload="top.hacked=1">' +
  '<script>top.hacked=1;fetch("https://pictures.example/")</script><image xlink:href="https://pictures.example/a.png" width="9" height="9"/>' +
  '<rect width="40" height="20" fill="#ff0000"/></svg>';

test('a company’s colors and mark appear in its portal', async ({ page }) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  const { tenantId } = await newCompany();
  const { email } = await newMember({ tenantId, role: 'super_admin' });
  await openSignedIn(page, email, '/officer-portal/company');
  const save = page.getByRole('button', { name: 'Save' });
  const saved = page.getByRole('status').filter({ hasText: 'Company settings saved' });

  await test.step('a color with too little contrast gets an error at its field and stays there', async () => {
    const primary = page.getByRole('textbox', { name: 'Primary color', exact: true });
    await primary.fill('7fa08f');
    await save.click();
    await expect(primary).toBeFocused();
    await expect(primary).toHaveAccessibleDescription(/^Too light for white text\./);
    await expect(primary).toHaveValue('#7fa08f');
    await inspectBothWidths(page);
    await primary.fill('#1b4069');
    await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#f4a48c');
  });

  await test.step('a font for headings is chosen from the list', async () => {
    await page.getByRole('combobox', { name: 'Heading font' }).click();
    await expectAccessible(page);
    await page.getByRole('option', { name: 'Libre Franklin' }).click();
    const preview = page.getByRole('img', { name: /^Preview of a heading/ }).getByText('Find the right');
    await expect(preview).toHaveCSS('font-family', /franklinBold/);
  });

  await test.step('an SVG becomes pixels: nothing in it runs or is fetched', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file: Your logo' }).click();
    await (await chooser).setFiles({
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(HOSTILE_SVG),
    });
    await page.getByRole('button', { name: 'Use picture' }).click();
    const thumb = page.getByRole('img', { name: 'Your logo, current picture' });
    await expect(thumb).toHaveAttribute('src', /user-uploads.*\.png\?alt=media$/);
    // The whole drawing is centered in a square, with transparency above and below.
    const pixels = await thumb.evaluate(async (element: HTMLImageElement) => {
      const bitmap = await createImageBitmap(await (await fetch(element.src)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const at = (part: number) => [
        ...(context?.getImageData(bitmap.width / 2, bitmap.height * part, 1, 1).data ?? []),
      ];
      return { width: bitmap.width, height: bitmap.height, middle: at(0.5), top: at(0.1)[3] };
    });
    expect(pixels).toEqual({ width: 1024, height: 1024, middle: [255, 0, 0, 255], top: 0 });
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(asked).not.toContain('pictures.example');
    await save.click();
    await expect(saved).toBeVisible();
  });

  await test.step('the portal shows both immediately and keeps them', async () => {
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Primary color', exact: true })).toHaveValue('#1b4069');
    const color = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
      );
    await expect.poll(color).toBe('#1b4069');
    await expect(page.getByRole('combobox', { name: 'Heading font' })).toHaveText('Libre Franklin');
    const mark = page.locator('img[src*="user-uploads"][width="28"]').first();
    await expect(mark).toBeVisible();
    await expectAccessible(page);
    await atPhoneWidth(page, async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await expect(mark).toBeVisible();
      await expectAccessible(page);
    });
  });

  await test.step('without a mark, the house returns', async () => {
    await page.goto('/officer-portal/company');
    await page.getByRole('button', { name: 'Remove: Your logo' }).click();
    await save.click();
    await expect(saved).toBeVisible();
    await expect(page.locator('img[src*="user-uploads"]')).toHaveCount(0);
  });
});

test('a public page updates to the company’s latest colors and mark', async ({ page }) => {
  const mark = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  await page.route('**/company.json', async (route) => {
    const response = await route.fetch();
    const company = (await response.json()) as PublicCompany;
    const colors = toCompanyColors({ primary: '#1b4069', accent: '#f4a48c' });
    await route.fulfill({ response, json: { ...company, colors, mark } });
  });
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('background-color', 'rgb(19, 45, 74)');
  await expect(footer.locator(`img[src="${mark}"]`)).toBeVisible();
  await expectAccessible(page);
});
