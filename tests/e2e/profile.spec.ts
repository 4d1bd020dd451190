import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFlyer } from './flyerRecords.ts';
import { changeRecord, openSignedIn } from './memberAccounts.ts';
import { sidewaysJpeg } from './pictureFiles.ts';
import { confirmItsYou, respondOnceAsStaleSignIn } from './recentSignIn.ts';
import { newTeam } from './team.ts';
import { PASSWORD } from './world.ts';

const expect = baseExpect.configure({ timeout: 30_000 });

const ADDRESS = '/officer-portal/profile';

/** Opens the profile of Ana, from the test's own team, with an approved flyer. */
async function open(page: Page) {
  const { ana, compliance } = await newTeam();
  const parties: FlyerParties = {
    officer: {
      name: 'Ana Reyes',
      phone: '(973) 555-0100',
      email: ana.email,
      photo: '',
      title: 'Loan Officer',
      nmls: '',
    },
    company: { name: 'Bayside', nmls: '1', phone: '(973) 555-0130', website: 'b.example', licenseLines: [] },
  };
  const flyer = await createFlyer(
    ana,
    { title: 'Sunday on Maple Avenue', status: 'approved', approved_at: new Date() },
    {
      revision: 1,
      template_version_id: 'open-house-v2',
      category: 'event',
      title: 'Sunday',
      data: {},
      parties,
      link: 'https://b.example/s/1',
      checks_version: '1',
    },
  );
  await openSignedIn(page, ana.email, ADDRESS);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Reyes');
  return { ana, compliance, flyer };
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const toast = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${title}`) });

test('a saved profile updates record, public entry and outdated flyers; a new NMLS number needs confirmation', async ({
  page,
  browser,
}) => {
  const { ana, compliance, flyer } = await open(page);
  const entry = firestore.doc(paths.officers.one(ana.tenantId, 'ana-reyes'));
  await expectAccessible(page);
  await expect(page.getByText('still shows old details')).toHaveCount(0);

  await test.step('required fields', async () => {
    await page.getByLabel('Phone Number').fill('');
    await save(page).click();
    await expect(page.getByText('Name, email, and phone are required fields')).toBeVisible();
    await expect(page.getByLabel('Phone Number')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Phone Number')).toHaveValue('(973) 555-0100');
  });

  await test.step('headshot and details', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file: Headshot' }).click();
    const buffer = await sidewaysJpeg(page, 800, 600);
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByRole('img', { name: 'Headshot, current picture' })).toBeVisible();
    await page.getByLabel('Phone Number').fill('');
    await page.getByLabel('Phone Number').pressSequentially('9735550177');
    await page.getByLabel('Job Title').fill('Loan Officer of the Year');
    await page.getByLabel('NMLS number').fill('1995132');
    await save(page).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expect(page.getByLabel('NMLS number')).toHaveAccessibleDescription(/^Waiting for confirmation/);
  });

  const record = (await firestore.doc(paths.member(ana.uid)).get()).data();
  expect(record).toMatchObject({
    phone: '(973) 555-0177',
    title: 'Loan Officer of the Year',
    nmls_id: '',
    pending_changes: { nmls_id: { value: '1995132' } },
    role: 'officer',
    tenant_id: ana.tenantId,
    headshot_url: expect.stringContaining('headshots'),
  });
  // The new NMLS number is pending; the entry keeps the one from before there was an account.
  await expect
    .poll(async () => (await entry.get()).data())
    .toMatchObject({ phone: '(973) 555-0177', nmls: '1995131', title: 'Loan Officer', branchId: 'harbor' });

  await expect(page.getByText('1 approved flyer still shows old details')).toBeVisible();
  await expect(page.getByText('old phone, job title, photo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sunday on Maple Avenue' })).toHaveAttribute(
    'href',
    `/officer-portal/pdf/edit/${flyer}`,
  );
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue('(973) 555-0177');

  await test.step('compliance opens the notice, sees old and new, and confirms', async () => {
    const other = await (await browser.newContext()).newPage();
    await openSignedIn(other, compliance.email, '/officer-portal');
    await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await other.getByRole('link', { name: /Ana Reyes changed their profile/ }).click();
    await expect(other.getByText('1 profile change to confirm')).toBeVisible();
    await expect(other.getByText('1995132')).toBeVisible();
    await expectAccessible(other);
    await respondOnceAsStaleSignIn(other, 'review-profile-change');
    await other.getByRole('button', { name: 'Confirm: NMLS number of Ana Reyes' }).click();
    await expect(other.getByText('1 approved flyer keeps the old details')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Confirm change' }).click();
    await confirmItsYou(other, PASSWORD);
    await expect(other.getByText('Nothing to confirm')).toBeVisible();
    await expect(page.getByLabel('NMLS number')).toHaveAccessibleDescription('Digits only');
    expect((await entry.get()).data()).toMatchObject({ nmls: '1995132' });
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await other.context().close();
  });
});

test('publishes a confirmed name, and shows errors for strange letters and license numbers', async ({
  page,
  browser,
}) => {
  const { ana, compliance } = await open(page);
  const entry = firestore.doc(paths.officers.one(ana.tenantId, 'ana-reyes'));
  const name = page.getByLabel('Full Name');
  const title = page.getByLabel('Job Title');
  await name.fill('Ꮋelen Ꮃhitaker');
  await title.fill('Helen Whitaker, NMLS 1900151');
  await save(page).click();
  await expect(name).toHaveAccessibleDescription(
    'Use letters, spaces, apostrophes, hyphens, periods and commas only',
  );
  await expect(name).toBeFocused();
  await expect(title).toHaveAccessibleDescription(
    'Leave out license numbers. Your NMLS number has its own field.',
  );
  await expectAccessible(page);
  await name.fill('Ana Holt');
  await title.fill('Senior Loan Officer');
  await save(page).click();
  await expect(toast(page, 'Saved')).toContainText('Full Name: waiting for confirmation.');
  await expect(name).toHaveAccessibleDescription(
    'Waiting for confirmation. Until then, people see Ana Reyes.',
  );
  expect((await entry.get()).data()).toMatchObject({ name: 'Ana Reyes' });
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await openSignedIn(other, compliance.email, '/officer-portal');
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await other.getByRole('link', { name: /Ana Reyes changed their profile/ }).click();
  await other.getByRole('button', { name: 'Confirm: Full Name of Ana Reyes' }).click();
  await other.getByRole('button', { name: 'Confirm change' }).click();
  await expect(other.getByText('Nothing to confirm')).toBeVisible();
  await expect(name).toHaveAccessibleDescription('');
  expect((await entry.get()).data()).toMatchObject({ name: 'Ana Holt' });
  await other.context().close();
});

test('shows a change made elsewhere, and asks before leaving', async ({ page }) => {
  const { ana } = await open(page);
  await page.getByLabel('Job Title').fill('Mortgage Adviser');
  await changeRecord(ana.uid, { title: 'Branch Manager' });
  await expect(page.getByText('Your profile was changed somewhere else')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Use the other version: Job Title' }).click();
  await expect(page.getByLabel('Job Title')).toHaveValue('Branch Manager');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Profile Settings/ })
    .click();
  await expect(page.getByLabel('Job Title')).toHaveValue('Branch Manager');
});
