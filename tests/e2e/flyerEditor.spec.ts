import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { loadFlyer, newFlyer } from './flyers.ts';
import { openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const address = (id: string) => `/officer-portal/pdf/edit/${id}`;
const preview = (page: Page) => page.getByRole('region', { name: 'Live preview' });
const saved = (page: Page) => page.getByText(/^Last saved: \d+:\d\d.[AP]M.ET$/);

async function open(page: Page, email: string, id: string) {
  await openSignedIn(page, email, address(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday on Pier Road' })).toBeVisible();
}

test('shows input in the preview, saves it automatically and keeps it on reload', async ({ page }) => {
  test.setTimeout(180_000);
  const team = await newTeam();
  const id = await newFlyer(team);
  await open(page, team.ana.email, id);
  await expect(page.getByLabel('Headline')).toHaveValue('Open house');
  const phone = page.getByLabel('RSVP phone');
  await expect(phone).toBeDisabled();
  await expect(phone).toHaveValue('(973) 555-0100');
  await expect(phone).toHaveAccessibleDescription('From your profile.');
  await expect(page.getByRole('textbox', { name: 'Disclosure' })).toHaveAccessibleDescription(
    'Set by compliance.',
  );

  await page.getByLabel('Headline').fill('Sea view');
  await expect(preview(page)).toContainText('Sea view');
  await page.getByLabel('Property address').fill('4 Pier Road, Clifton, NJ 07011');
  await page.getByLabel('Date', { exact: false }).first().fill('2099-12-06');
  await page.getByLabel('List price').fill('450000');
  await expect(page.getByLabel('List price')).toHaveValue('450,000');
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.press('Control+B');
  await expect(page.getByRole('button', { name: 'Bold: Description' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.type('Bright');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' rooms');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('- Garden');
  await page.getByLabel('Realtor').fill('Lena');
  await page.getByRole('option', { name: /Lena Ortiz/ }).click();
  await expect(saved(page)).toBeVisible();
  await expect(preview(page)).toContainText('$450,000');
  await expect(preview(page)).toContainText('Lena Ortiz');
  await expectAccessible(page);
  // The earlier "saved" message stays until saving the realtor starts.
  await expect.poll(async () => (await loadFlyer(team, id))?.realtor_id).toBe('lena');
  expect(await loadFlyer(team, id)).toMatchObject({
    realtor_id: 'lena',
    data: {
      headline: 'Sea view',
      list_price: 450000,
      open_house_date: '2099-12-06',
      description: {
        paragraphs: [
          { type: 'paragraph', spans: [{ text: 'Bright', bold: true }, { text: ' rooms' }] },
          { type: 'bullet', spans: [{ text: 'Garden' }] },
        ],
      },
    },
  });

  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('Sea view');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText(/Bright rooms\s*Garden/);
  await expect(page.getByLabel('Realtor')).toHaveValue('Lena Ortiz');

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page).toHaveURL(/tab=preview/);
  await expect(page.getByText('Just now')).toBeVisible();
  await page.getByRole('button', { name: '200%' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not Approved' })).toContainText(
    'Flyer must be approved before rendering',
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot Share' })).toContainText(
    'Only approved flyers can be shared',
  );
});

test('a public title in lookalike letters gets an error at its field', async ({ page }) => {
  const team = await newTeam();
  const id = await newFlyer(team);
  await open(page, team.ana.email, id);
  const title = page.getByLabel('Public title');
  await title.fill('Ꮐuaranteed approval for everybody');
  await expect(title).toHaveAccessibleDescription(
    /Cannot be printed: Ꮐ\. Please remove this character\..*This word mixes letters from different alphabets\./,
  );
  await expectAccessible(page);
  await title.fill('Open house on Pier Road');
  await expect(title).toHaveAccessibleDescription(/^Customers see this on the shared page/);
});

// The browser logs failed requests.
const cutOff = test.extend({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|Error updating instance|cleardot|Could not reach Cloud Firestore/,
  ],
});

cutOff('two windows: the unchanged one follows, the changed one asks', async ({ page, context }) => {
  test.setTimeout(180_000);
  const team = await newTeam();
  const id = await newFlyer(team);
  await open(page, team.ana.email, id);
  const other = await context.newPage();
  await other.goto(address(id));
  await other.getByLabel('Headline').fill('From the other window');
  await expect(saved(other)).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('From the other window');
  await expect(page.getByRole('status').filter({ hasText: 'was changed in another window' })).toBeVisible();

  // Typed while this window is offline; another browser saves first.
  await context.setOffline(true);
  await page.getByLabel('Headline').fill('Mine');
  await expect(page.getByText('Not saved: you’re offline. Your text is still here.').first()).toBeVisible();
  await other.close();
  const third = await (await page.context().browser()?.newContext())?.newPage();
  if (!third) throw new Error('no second browser');
  await open(third, team.ana.email, id);
  await third.getByLabel('Headline').fill('Theirs');
  await third.getByRole('button', { name: 'Save Draft' }).click();
  await expect(
    third
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  const conflict = page.getByRole('alert').filter({ hasText: 'This flyer was changed in another window at' });
  await expect(conflict).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Headline')).toHaveValue('Mine');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  expect(await loadFlyer(team, id)).toMatchObject({ data: { headline: 'Mine' } });
  await expect(third.getByLabel('Headline')).toHaveValue('Mine');
});

test('leaving immediately keeps the input', async ({ page }) => {
  const team = await newTeam();
  const id = await newFlyer(team);
  await open(page, team.ana.email, id);
  await page.getByLabel('Headline').fill('In a hurry');
  await page.getByRole('link', { name: 'Back to My Flyers' }).click();
  await expect(page).toHaveURL(/\/pdf\/flyers$/);
  expect(await loadFlyer(team, id)).toMatchObject({ data: { headline: 'In a hurry' }, revision: 2 });
});

test('submitting focuses the missing field, and a submitted flyer can be withdrawn', async ({ page }) => {
  test.setTimeout(180_000);
  const team = await newTeam();
  const id = await newFlyer(team);
  await open(page, team.ana.email, id);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Missing Required Fields' })).toContainText(
    'Please fill in: Property address, Date',
  );
  await expect(page.getByLabel('Property address')).toBeFocused();
  await expect(page.getByLabel('Property address')).toHaveAccessibleDescription('Please fill this in');
  await page.keyboard.type('4 Pier Road, Clifton, NJ 07011');
  await page.getByLabel('Date', { exact: false }).first().fill('2099-12-06');
  await page.getByLabel('Headline').fill('Guaranteed approval for everybody');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not submitted' })).toContainText('Fix these first');
  await expect(page.getByLabel('Headline')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Must be fixed');
  await expectAccessible(page);
  await page.getByLabel('Headline').fill('Sea view');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Submitted' })).toBeVisible();
  await expect(page.getByText('Awaiting Approval').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Edit Details' }).click();
  await expect(page.getByRole('region', { name: 'Flyer details' })).toContainText('Sea view');
  await expect(page.getByLabel('Headline')).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Withdrawn' })).toBeVisible();
  await expect(page.getByLabel('Headline')).toBeEnabled();
});

test('an administrator views a colleague’s flyer; an officer is sent to the list', async ({
  page,
  browser,
}) => {
  const team = await newTeam();
  const id = await newFlyer(team);
  await open(page, team.compliance.email, id);
  await expect(page.getByText('This is Ana Reyes’s flyer.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);

  const bens = await (await browser.newContext()).newPage();
  await openSignedIn(bens, team.ben.email, address(id));
  await expect(bens.getByRole('alert').filter({ hasText: 'Failed to load flyer' })).toBeVisible();
  await expect(bens).toHaveURL(/\/pdf\/flyers$/);
});

test('the editor works on a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const team = await newTeam();
  const id = await newFlyer(team);
  await open(page, team.ana.email, id);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: '200%' }).click();
  await expectAccessible(page);
});
