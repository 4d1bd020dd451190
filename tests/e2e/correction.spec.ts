import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { pdfPixels, pdfText } from '../flyer/poppler.ts';
import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFirstStep, createFlyer } from './flyerRecords.ts';
import { type MemberAccount, newMember, openSignedIn } from './memberAccounts.ts';
import { createLink, newOfficer } from './sharedLinks.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const WRONG = 'Come and sea';
const RIGHT = 'Come and see';
const ADDRESS = '12 Maple Avenue, Clifton, NJ 07011';
const toastWith = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Returns the address in a printed flyer's QR code. */
function scan(pdf: Buffer): string {
  const { width, height, data } = pdfPixels(pdf, 200);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index += 1) {
    pixels.set(data.subarray(index * 3, index * 3 + 3), index * 4);
  }
  return jsQR(pixels, width, height)?.data ?? 'no code';
}

/** An approved flyer with a typo, and its printed code. */
async function createMisspelled(owner: MemberAccount, title: string, origin: string): Promise<string> {
  const code = randomUUID().replaceAll('-', '').slice(0, 12).replaceAll(/[01]/g, '2');
  const data = {
    headline: WRONG,
    property_address: ADDRESS,
    open_house_date: '2099-12-06',
    open_house_time: '1 PM to 4 PM',
  };
  const at = new Date('2026-01-05T15:00:00Z');
  const id = await createFlyer(
    owner,
    { title, data, status: 'approved', revision: 2, approved_at: at, approved_revision: 2, print_code: code },
    {
      revision: 2,
      template_version_id: 'open-house-v2',
      category: 'flyer',
      title,
      public_title: WRONG,
      data,
      parties: {
        officer: { name: 'Maya Torres', title: '', nmls: '1900101', phone: '', email: '', photo: '' },
        company: { name: 'Larkfield', nmls: '1992001', phone: '', website: '', licenseLines: [] },
      },
      link: `${origin}/shared/${code}`,
      checks_version: '1',
    },
  );
  await createFirstStep(owner.tenantId, id, {
    action: 'approved',
    at,
    by_user_id: 'naomi',
    by_name: 'Naomi Sato',
    revision: 2,
    reason: null,
  });
  await createLink(owner, id, { kind: 'print', short_code: code });
  return id;
}

async function printed(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Generate PDF' }).click();
  const link = page.getByRole('link', { name: 'Download PDF' });
  await expect(link).toBeVisible({ timeout: 90_000 });
  const download = page.waitForEvent('download');
  await link.click();
  return readFileSync(await (await download).path());
}

test('after a typo is corrected, a flyer’s printed code shows the correction', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const officer = await newOfficer();
  const compliance = await newMember({ role: 'compliance' });
  const title = `Maple Avenue ${randomUUID().slice(0, 8)}`;
  const flyerId = await createMisspelled(officer, title, new URL(baseURL ?? '').origin);
  const address = `/officer-portal/pdf/edit/${flyerId}`;
  const elsewhere = async () => (await browser.newContext()).newPage();
  const visitor = await elsewhere();

  await openSignedIn(page, officer.email, `${address}?tab=preview`);
  const paper = await printed(page);
  const code = scan(paper);

  await test.step('before: the printed code opens the approved flyer', async () => {
    expect(code).toMatch(/\/shared\/\w{12}$/);
    await visitor.goto(code);
    await expect(visitor.getByRole('heading', { level: 1, name: WRONG })).toBeVisible();
  });

  await test.step('the officer corrects it; what would change the advertisement can’t be edited', async () => {
    await page.goto('/officer-portal/pdf/flyers');
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: `Correct “${title}”?` });
    await inspectBothWidths(page);
    await dialog.getByRole('button', { name: 'Correct flyer' }).click();
    await expect(toastWith(page, 'Ready to correct')).toBeVisible();
    await expect(page.getByText(/it becomes edition 2/)).toBeVisible();
    await expect(page.getByLabel('Property address')).toBeDisabled();
    await expect(page.getByLabel('Property address')).toHaveAccessibleDescription(/duplicate the flyer/);
    await expect(page.getByLabel('Realtor')).toBeDisabled();
    await page.getByLabel('Headline').fill(RIGHT);
    await inspectBothWidths(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toastWith(page, 'Submitted')).toBeVisible();
    await visitor.goto(code);
    await expect(visitor.getByRole('heading', { level: 1, name: WRONG }), 'live meanwhile').toBeVisible();
  });

  await test.step('compliance sees what changed against the live edition, and approves', async () => {
    const desk = await elsewhere();
    await openSignedIn(desk, compliance.email, '/officer-portal/pdf/approvals');
    const card = desk.getByRole('listitem').filter({ hasText: title });
    await expect(card.getByText('Correction: edition 2')).toBeVisible();
    await desk.getByRole('button', { name: `Review ${title}` }).click();
    const review = desk.getByRole('dialog', { name: `Review: ${title}` });
    await expect(review.getByText(/Compared with the live edition/)).toBeVisible();
    await expect(review.getByRole('region', { name: 'What changed' })).toContainText('Headline');
    await inspectBothWidths(desk);
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(toastWith(desk, 'Approved').first()).toBeVisible();

    await test.step('finds the PDF of the first edition', async () => {
      await desk.goto(`${address}?tab=preview`);
      const history = desk.getByRole('region', { name: 'History' });
      await expect(history).toContainText(/Correction published by you/);
      const download = desk.waitForEvent('download');
      await expect(history).toContainText(/Approved by/);
      await history.getByRole('button', { name: 'Download PDF' }).last().click();
      expect(pdfText(readFileSync(await (await download).path()))).toContain(WRONG);
    });
  });

  await test.step('after: the same printed code opens the corrected flyer', async () => {
    await visitor.goto(code);
    // A flyer with a day and an address that is submitted now gets its title from them.
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Open house at 12 Maple Avenue' }),
    ).toBeVisible();
    await expect(page.getByText(/is edition 2 of the flyer/)).toBeVisible();
    await page.getByRole('link', { name: 'View the flyer' }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const corrected = await printed(page);
    expect([scan(corrected), scan(paper)]).toEqual([code, code]);
    expect(pdfText(corrected)).toContain(RIGHT);
    await inspectBothWidths(page);
  });
});
