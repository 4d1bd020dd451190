import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const MAIL = '/officer-portal/mail';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Stores a mail that failed, one that bounced and one that is queued. */
async function storeMail(tenantId: string) {
  const mail = {
    to: ['jordan@applicant.example'],
    message: { subject: 'A secret subject', text: 'https://site.example/secret' },
    attempts: 10,
    next_attempt_at: null,
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const mails = {
    failed: { kind: 'new_application', state: 'failed', failure: 'connection', created_at: minutesAgo(90) },
    bounced: { kind: 'application_received', state: 'bounced', created_at: minutesAgo(60) },
    queued: { kind: 'flyer_review', state: 'queued', attempts: 0, created_at: minutesAgo(1) },
  };
  for (const [id, changes] of Object.entries(mails)) {
    await firestore.doc(paths.mail.one(tenantId, id)).set({ ...mail, ...changes });
  }
}

for (const [width, scheme] of [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [320, 'dark'],
] as const) {
  test(`a super administrator finds a failed mail and retries it, at ${width} px, ${scheme}`, async ({
    page,
  }) => {
    const { tenantId, admin } = await newTeam();
    await storeMail(tenantId);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await openSignedIn(page, admin.email, MAIL);
    await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
    await expect(page.getByText('New application')).toBeVisible();
    await expect(page.getByText('j***@applicant.example')).toHaveCount(3);
    await expect(page.getByText('secret')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Status').selectOption('Failed');
    await expect(page).toHaveURL(/state=failed/);
    await expect(page.getByText('Application received')).toHaveCount(0);
    // The test emulators have no mail server.
    await page.getByRole('button', { name: 'Retry New application to j***@applicant.example' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Not sent yet' })).toBeVisible();
    await expect(page.getByText('Queued', { exact: true }).last()).toBeVisible();
    expect((await firestore.doc(paths.mail.one(tenantId, 'failed')).get()).get('state')).toBe('queued');
  });
}

test('the command palette finds the page', async ({ page }) => {
  const { admin } = await newTeam();
  await openSignedIn(page, admin.email, '/officer-portal');
  await expect(page.getByRole('button', { name: /^Your account, / })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('mail');
  await page.getByRole('option', { name: /^Mail/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await expect(page.getByText('No emails yet')).toBeVisible();
});

test('nobody else can open the page', async ({ page }) => {
  const { email } = await newMember({ role: 'marketing_admin' });
  await openSignedIn(page, email, MAIL);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(row(page, 'New application')).toHaveCount(0);
});
