import { paths } from '@brokerage/domain/paths';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { newMember, openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const PAGE = '/officer-portal/system';

for (const [width, scheme] of [
  [1440, 'light'],
  [320, 'dark'],
] as const) {
  test(`a super administrator sees what needs attention, at ${width} px, ${scheme}`, async ({ page }) => {
    const { tenantId, admin } = await newTeam();
    await firestore.doc(paths.mail.one(tenantId, 'failed')).set({
      kind: 'flyer_review',
      to: ['jordan@staff.example'],
      message: { subject: 'A secret subject', text: 'Secret' },
      state: 'failed',
      attempts: 10,
      next_attempt_at: null,
      created_at: new Date(),
    });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await openSignedIn(page, admin.email, PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
    await expect(page.getByText(/things need attention\./)).toBeVisible();
    const audit = page.getByRole('region', { name: 'Audit log and backups' });
    await expect(audit.getByText('No backup recorded')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Services' }).getByText('Working')).toHaveCount(3);
    // Page and functions are from the same build.
    await expect(page.getByText(/from different versions/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open failed emails' }).click();
    await expect(page).toHaveURL(/mail\?state=failed/);
  });
}

const offline = test.extend({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|cleardot|Could not reach Cloud Firestore/],
});

offline('shows when it’s offline, and reloads on Refresh', async ({ page, context }) => {
  const { admin } = await newTeam();
  await openSignedIn(page, admin.email, PAGE);
  await expect(page.getByText(/need attention\./)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline, so this may be out of date.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/need attention\./)).toBeVisible();
});

test('nobody else can open the page', async ({ page }) => {
  const { email } = await newMember({ role: 'compliance' });
  await openSignedIn(page, email, PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});
