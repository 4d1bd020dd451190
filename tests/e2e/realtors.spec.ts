import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createFlyer } from './flyerRecords.ts';
import { type MemberAccount, openSignedIn } from './memberAccounts.ts';
import { sidewaysJpeg } from './pictureFiles.ts';
import { newTeam } from './team.ts';

const expect = baseExpect.configure({ timeout: 30_000 });

const ADDRESS = '/officer-portal/realtors';

/** A realtor added by that member. */
async function createRealtor({ tenantId, uid }: MemberAccount, id: string, name: string, brokerage: string) {
  await firestore.doc(paths.realtors.one(tenantId, id)).set({
    id,
    tenant_id: tenantId,
    created_by_user_id: uid,
    name,
    brokerage,
    email: `${id}@realty.example`,
    phone: '(973) 555-0150',
    mls_id: '',
    photo_url: '',
    notes: '',
  });
}

async function open(page: Page, { email }: MemberAccount) {
  await openSignedIn(page, email, ADDRESS);
  await expect(page.getByRole('heading', { name: 'Realtor Management' })).toBeVisible();
}
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${title}`) });
const rows = (page: Page) => page.getByRole('rowheader');

test('adds a realtor with a photo, and finds, sorts, edits and deletes them', async ({ page }) => {
  const { ana, ben } = await newTeam();
  await createRealtor(ben, 'zora', 'Zora Lind', 'Alpha Realty');
  await open(page, ana);
  await expect(page.getByText('Added by a colleague')).toBeVisible();
  await expectAccessible(page);

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add realtor' }).click();
    await dialog(page).getByLabel('Email').fill('zora@realty.example');
    await expect(dialog(page).getByText('Zora Lind of Alpha Realty is already in the list')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Add realtor' }).click();
    await expect(dialog(page).getByText('Name is required')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByLabel('Name').fill('Lena Ortiz');
    await dialog(page).getByLabel('Email').fill('lena@realty.example');
    await dialog(page).getByLabel('Phone').pressSequentially('9735550188');
    await dialog(page).getByLabel('Brokerage').fill('Harbor Homes');
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Choose file: Photo' }).click();
    const buffer = await sidewaysJpeg(page, 800, 600);
    await (await chooser).setFiles({ name: 'lena.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByRole('img', { name: 'Photo, current picture' })).toBeVisible();
    const logoChooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Choose file: Logo' }).click();
    const logo = await sidewaysJpeg(page, 300, 900);
    await (await logoChooser).setFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: logo });
    await expect(page.getByRole('button', { name: 'Original' })).toBeVisible();
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByRole('img', { name: 'Logo, current picture' })).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add realtor' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(rows(page)).toHaveText([/Lena Ortiz/, /Zora Lind/]);
    await expect(rows(page).locator('img')).toHaveAttribute('src', /realtors/);
  });

  await test.step('sort and search', async () => {
    await page.getByRole('button', { name: 'Brokerage' }).click();
    await expect(rows(page)).toHaveText([/Zora Lind/, /Lena Ortiz/]);
    await expect(page.getByRole('columnheader', { name: 'Brokerage' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('searchbox', { name: 'Search' }).fill('harbor');
    await expect(rows(page)).toHaveText([/Lena Ortiz/]);
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
  });

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Edit Lena Ortiz' }).click();
    await dialog(page).getByLabel('MLS ID').fill('MLS-77');
    const { docs } = await firestore
      .collection(paths.realtors.all(ana.tenantId))
      .where('name', '==', 'Lena Ortiz')
      .get();
    await docs[0]?.ref.update({ mls_id: 'MLS-12' });
    await expect(dialog(page).getByText('Someone else changed this while you were editing')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Keep mine: MLS ID' }).click();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: 'MLS-77' })).toBeVisible();
    await expectAccessible(page);
  });

  const stored = await firestore
    .collection(paths.realtors.all(ana.tenantId))
    .where('name', '==', 'Lena Ortiz')
    .get();
  const lena = stored.docs[0]?.data();
  expect(lena).toMatchObject({
    created_by_user_id: ana.uid,
    phone: '(973) 555-0188',
    mls_id: 'MLS-77',
    logo_url: expect.stringMatching(/realtors%2Frealtor-\d+\.jpg/),
    notes: '',
  });
  await createFlyer(ana, { title: 'Together', realtor_id: String(lena?.id) });

  await test.step('delete', async () => {
    await page.getByRole('button', { name: 'Delete Lena Ortiz' }).click();
    await expect(dialog(page).getByText('Are you sure you want to delete this realtor?')).toBeVisible();
    await expect(dialog(page).getByText('Used on 1 of your flyers.')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveText([/Zora Lind/]);
  });
});

test('an administrator can delete what others added; cards on a phone @phone', async ({ page }) => {
  const { ana, ben, compliance } = await newTeam();
  await createRealtor(ana, 'lena', 'Lena Ortiz', 'Harbor Homes');
  await createRealtor(ben, 'zora', 'Zora Lind', 'Alpha Realty');
  await createFlyer(ben, { title: 'Together', realtor_id: 'zora' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, compliance);
  const cards = page.getByRole('list', { name: 'Realtors' }).getByRole('heading');
  await expect(cards).toHaveText(['Lena Ortiz', 'Zora Lind']);
  // A phone first shows only the search, so that the list starts on the first screen.
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByLabel('Sort by').selectOption('Brokerage, A to Z');
  await expect(cards).toHaveText(['Zora Lind', 'Lena Ortiz']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Zora Lind' }).click();
  await expect(dialog(page).getByText('Used on 1 of your company’s flyers.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveText(['Lena Ortiz']);
});

test('imports an Excel file line by line @phone', async ({ page }) => {
  const { ana, ben } = await newTeam();
  await createRealtor(ben, 'zora', 'Zora Lind', 'Alpha Realty');
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, ana);
  const text = [
    'name;email;phone;brokerage',
    'Lena Ortíz;lena@realty.example;9735550188;"Harbor; Homes"',
    ';nobody@realty.example;;',
    'Zora;zora@realty.example;;',
    'Lena Ortíz;lena@realty.example;;',
    'Pete;pete;;',
  ].join('\r\n');
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Choose CSV file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
    await expect(dialog(page).getByText(name)).toBeVisible();
  };
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  await page.getByRole('button', { name: 'Import CSV' }).click();

  await test.step('not a text file', async () => {
    await choose('realtors.xlsx', Buffer.from('504b030414000600', 'hex'));
    await expect(dialog(page).getByText(/^This looks like an Excel workbook/)).toBeVisible();
  });

  await test.step('a Windows encoding is guessed, with a note', async () => {
    await choose('windows.csv', Buffer.from(text, 'latin1'));
    await expect(dialog(page).getByText(/accented letters look right: Lena Ortíz\./)).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      'Line 3: Name is required',
      'Line 4: Zora is already in the list',
      'Line 5: Lena Ortíz is already in line 2',
      'Line 6: Invalid email address',
    ]);
    await expectAccessible(page);
    const [content, room] = await dialog(page)
      .locator('.MuiDialogContent-root')
      .first()
      .evaluate((box) => [box.scrollWidth, box.clientWidth] as const);
    expect(content).toBeLessThanOrEqual(room);
  });

  await test.step('UTF-16 is detected', async () => {
    await choose('unicode.csv', utf16);
    await expect(dialog(page).getByText('1 realtor can be imported.')).toBeVisible();
    await expect(dialog(page).getByText(/Windows-1252/)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Import' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  await expect(page.getByRole('heading', { name: 'Lena Ortíz' })).toBeVisible();
  const stored = await firestore.collection(paths.realtors.all(ana.tenantId)).get();
  const lena = stored.docs.map((one) => one.data()).filter(({ name }) => name === 'Lena Ortíz');
  expect(lena).toEqual([
    expect.objectContaining({
      created_by_user_id: ana.uid,
      phone: '(973) 555-0188',
      brokerage: 'Harbor; Homes',
    }),
  ]);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose('unicode.csv', utf16);
  await expect(dialog(page).getByText('0 realtors can be imported.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(dialog(page).getByText('Nothing in this file can be imported.')).toBeVisible();
});
