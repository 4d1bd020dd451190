import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFlyer } from './flyerRecords.ts';
import { changeRecord, type MemberAccount, newMember, openSignedIn } from './memberAccounts.ts';
import { newTeam, type Team } from './team.ts';

const expect = baseExpect.configure({ timeout: 30_000 });

async function signIn(page: Page, { email }: MemberAccount) {
  await openSignedIn(page, email, '/officer-portal');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or jump to' });
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });

async function searchFor(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(words);
}

/** A company with an application, a member and a realtor that match the same search. */
async function createNamesakes({ tenantId, ben, ana }: Team) {
  const applicant = {
    first_name: 'Sofia',
    last_name: 'Almeida',
    email: 'sofia@mail.example',
    mobile: '(973) 555-0177',
    reference_number: 'PA-7K3Q-9F2M',
  };
  await firestore.doc(paths.submissions.one(tenantId, 'almeida')).set({
    ...applicant,
    id: 'almeida',
    purpose: 'Purchase',
    status: 'new',
    // Older than the fifty that Submissions lists.
    created_at: new Date('2024-01-10T15:00:00Z'),
    est_value_or_price: 525_000,
    lo_assigned_id: null,
    route_to: 'General',
    search_keys: toSearchKeys(searchTexts.submission(applicant)),
  });
  const member = { name: 'Ben Almond', nmls_id: '1995131', email: ben.email };
  await changeRecord(ben.uid, { ...member, search_keys: toSearchKeys(searchTexts.member(member)) });
  const realtor = { name: 'Zora Alma', brokerage: 'Alpha Realty', email: '', mls_id: '' };
  await firestore.doc(paths.realtors.one(tenantId, 'zora')).set({
    ...realtor,
    id: 'zora',
    tenant_id: tenantId,
    created_by_user_id: ana.uid,
    phone: '',
    photo_url: '',
    notes: '',
    search_keys: toSearchKeys(searchTexts.realtor(realtor)),
  });
}

test('an officer finds a flyer by the start of a word and opens it with the keyboard', async ({ page }) => {
  const officer = await newMember();
  const title = `Lighthouse evening ${randomUUID().slice(0, 8)}`;
  const id = await createFlyer(officer, { title });
  await firestore
    .doc(paths.flyers.one(officer.tenantId, id))
    .update({ search_keys: toSearchKeys(searchTexts.flyer({ title })) });
  await signIn(page, officer);
  await expectAccessible(page);

  await searchFor(page, 'lightho');
  await expect(option(page, /^Lighthouse evening/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/officer-portal/pdf/edit/${id}$`));
  await expect(page.getByLabel('Flyer Title')).toHaveValue(title);

  await test.step('the chosen record is suggested again, and Escape returns the focus', async () => {
    await page.getByRole('button', { name: /^Search/ }).focus();
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Search/ })).toBeFocused();
  });
});

test('an officer finds realtors, but neither members nor applications', async ({ page }) => {
  const team = await newTeam();
  await createNamesakes(team);
  await signIn(page, team.ana);
  await searchFor(page, 'alm');
  await expect(option(page, /^Zora Alma/)).toBeVisible();
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Zora Alma');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await test.step('opens the form for a new one from anywhere', async () => {
    await searchFor(page, 'add real');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /realtor/i }).getByLabel('Name')).toBeFocused();
  });
});

test('an administrator finds an application by last name, and a member by NMLS number', async ({ page }) => {
  const team = await newTeam();
  await createNamesakes(team);
  await signIn(page, team.admin);

  await searchFor(page, 'alm');
  await expect(palette(page).getByRole('option')).toHaveCount(3);
  await option(page, /^Sofia Almeida/).click();
  const sheet = page.getByRole('dialog', { name: 'Sofia Almeida' });
  await expect(sheet).toContainText('PA-7K3Q-9F2M');
  await expect(sheet).toContainText('$525,000');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Submissions' })).toHaveAttribute('aria-selected', 'true');

  await searchFor(page, 'nmls 19951');
  await expect(option(page, /^Ben Almond/)).toBeVisible();
  await page.keyboard.press('Enter');
  const person = page.getByRole('dialog', { name: 'Ben Almond' });
  await expect(person).toBeVisible();
  await person.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toContainText('Ben Almond');

  await searchFor(page, 'invite');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
});

test('? lists the shortcuts until they’re turned off', async ({ page }) => {
  await signIn(page, await newMember());
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await expect(dialog).toBeHidden();
});

test('on a phone, the header’s button finds a realtor @phone', async ({ page }) => {
  const team = await newTeam();
  await createNamesakes(team);
  await signIn(page, team.ben);
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(input(page)).toBeFocused();
  await expect(palette(page)).toHaveCSS('width', '390px');
  await input(page).fill('zzz');
  await expect(palette(page).getByText('Nothing found')).toBeVisible();
  await input(page).fill('alm');
  await expect(option(page, /^Zora Alma/)).toBeVisible();
  await expectAccessible(page);
  await option(page, /^Zora Alma/).click();
  // A colleague's realtor: listed, but not editable.
  await expect(page.getByText('Added by a colleague')).toBeVisible();
  await expect(page.getByText('Zora Alma')).toBeVisible();
});
