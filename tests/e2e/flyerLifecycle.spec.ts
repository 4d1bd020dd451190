import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdfFonts, pdfInfo, pdfText } from '../flyer/poppler.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { loadFlyer, newFlyer, reopenPdfJob } from './flyers.ts';
import { openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const TITLE = 'Sunday on Pier Road';
/** A toast, or the status line next to the review buttons. */
const toastWith = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title }).first();

test('an officer and a reviewer submit, reject, revise, resubmit, approve and print', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const team = await newTeam();
  const id = await newFlyer(team);
  const address = `/officer-portal/pdf/edit/${id}`;
  const compliance = await (await browser.newContext()).newPage();

  await test.step('Ana fills in and submits', async () => {
    await openSignedIn(page, team.ana.email, address);
    await page.getByLabel('Property address').fill('4 Pier Road, Clifton, NJ 07011');
    await page.getByLabel('Date', { exact: false }).first().fill('2099-12-06');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toastWith(page, 'Submitted')).toBeVisible();
  });

  await test.step('compliance opens the notice and rejects with a reason', async () => {
    await openSignedIn(compliance, team.compliance.email, '/officer-portal');
    await compliance.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const notices = compliance.getByRole('dialog', { name: 'Notifications' });
    await notices.getByRole('link', { name: new RegExp(TITLE) }).click();
    await compliance
      .getByRole('button', { name: `Review ${TITLE}` })
      .or(compliance.getByRole('dialog', { name: `Review: ${TITLE}` }))
      .first()
      .waitFor();
    const dialog = compliance.getByRole('dialog', { name: `Review: ${TITLE}` });
    if (!(await dialog.isVisible()))
      await compliance.getByRole('button', { name: `Review ${TITLE}` }).click();
    await expect(dialog).toContainText('4 Pier Road');
    await dialog.getByRole('button', { name: 'Enter a reason to reject' }).click();
    await compliance.keyboard.type('Please say what the house has.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(toastWith(compliance, 'Rejected')).toBeVisible();
  });

  await test.step('Ana reads the reason, revises and resubmits', async () => {
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      /Rejected by Omar Said.*Submitted by you.*Created/,
    );
    // Opening the flyer itself marks its notice as read.
    const bell = page.getByRole('button', { name: 'Notifications', exact: true });
    await bell.click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
      'Please say what the house has.',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Revise' }).click();
    await page.getByRole('tab', { name: 'Edit Details' }).click();
    await expect(page.getByLabel('Headline')).toBeEnabled();
    await page.getByLabel('Headline').fill('A garden by the sea');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toastWith(page, 'Submitted')).toBeVisible();
  });

  await test.step('compliance approves the new revision', async () => {
    await compliance.goto('/officer-portal/pdf/approvals');
    const bell = (name: string) => compliance.getByRole('button', { name, exact: true });
    await expect(bell('Notifications, 1 unread')).toBeVisible();
    await compliance.getByRole('button', { name: `Review ${TITLE}` }).click();
    const dialog = compliance.getByRole('dialog', { name: `Review: ${TITLE}` });
    // A headline may take two lines.
    await expect(dialog.getByRole('img', { name: TITLE })).toContainText(/A garden\s*by the sea/);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(toastWith(compliance, 'Approved')).toBeVisible();
    await expect(compliance.getByText('All Caught Up')).toBeVisible();
    await expect(bell('Notifications')).toBeVisible();
  });

  await test.step('Ana prints the approved flyer', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Generate PDF' }).click();
    const link = page.getByRole('link', { name: 'Download PDF' });
    await expect(link).toBeVisible();
    const download = page.waitForEvent('download');
    await link.click();
    const file = readFileSync(await (await download).path());
    // A headline may take two lines.
    const text = pdfText(file).replace(/\s+/g, ' ');
    for (const words of ['A garden by the sea', '4 Pier Road', 'Ana Reyes', '1995131', '1995003']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('DRAFT');
    // Columns: name, type, encoding, emb, sub, uni.
    for (const line of pdfFonts(file).trim().split('\n').slice(2)) expect(line).toMatch(/yes yes yes/);
    expect((await loadFlyer(team, id))?.status).toBe('approved');
  });

  await test.step('as a postcard and as a square image', async () => {
    const download = async (format: string) => {
      await page.getByRole('button', { name: 'Download as', exact: true }).click();
      const started = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      return started;
    };
    const card = await download('Postcard PDF, 6 × 9 in');
    const file = readFileSync(await card.path());
    expect(pdfInfo(file, '-box').replace(/ +/g, ' ')).toContain('MediaBox: 0.00 0.00 432.00 648.00');
    for (const words of ['A garden by the sea', '1995131', '1995003', 'Equal Housing']) {
      expect(pdfText(file).replace(/\s+/g, ' ')).toContain(words);
    }
    const square = await download('Square image for social media');
    expect(square.suggestedFilename()).toBe('Open house at 4 Pier Road.png');
    const png = readFileSync(await square.path());
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1080,
      1080,
    ]);
  });

  await test.step('follows a rendering that someone else’s call started', async () => {
    const finish = await reopenPdfJob(team, id);
    await page.reload();
    await expect(page.getByText('Generating the PDF…')).toBeVisible();
    const rendered = page.waitForResponse((response) => response.url().endsWith('/render-pdf'));
    await page.getByRole('button', { name: 'Generate PDF' }).click();
    expect(await (await rendered).json()).toMatchObject({ result: { status: 'running' } });
    await expect(page.getByText('Generating the PDF…')).toBeVisible();
    await finish();
    await expect(toastWith(page, 'The PDF is ready')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  });
});
