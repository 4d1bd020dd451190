import { readFile } from 'node:fs/promises';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const DIRECTORY = '/officer-portal/directory';
const dialog = (page: Page) => page.getByRole('dialog');

async function chooseFromMenu(page: Page, noun: string, item: 'Import CSV' | 'Export CSV') {
  await page.getByRole('button', { name: `CSV of ${noun}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function save(page: Page, noun: string): Promise<string> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await chooseFromMenu(page, noun, 'Export CSV');
  return readFile(await (await download).path(), 'utf8');
}

async function choose(page: Page, noun: string, content: Buffer) {
  await chooseFromMenu(page, noun, 'Import CSV');
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose CSV file' }).click();
  await (await chooser).setFiles({ name: 'directory.csv', mimeType: 'text/csv', buffer: content });
}

test('exports, edits and imports branches and loan officers, line by line', async ({ page }) => {
  test.setTimeout(180_000);
  const { tenantId, admin } = await newTeam();
  await openSignedIn(page, admin.email, `${DIRECTORY}?show=branches`);

  await test.step('branches: the exported file with a change, a new line and an invalid one', async () => {
    const csv = await save(page, 'branches');
    const [head = '', harbor = '', hill = ''] = csv.split('\r\n');
    const edited = [
      head,
      harbor.replace('1 Pier Road', '2 Pier Road'),
      hill,
      ',Lewes,"1 Canal Street, Lewes, DE 19958",Delaware,DE-1,Helen Whitaker,,yes',
      ',Dover,,ZZ,,,,',
    ].join('\r\n');
    // As Excel saves "Unicode text".
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(edited.replace('\uFEFF', ''), 'utf16le'),
    ]);
    await choose(page, 'branches', utf16);
    await expect(dialog(page).getByText('1 new, 1 changed, 1 unchanged, 1 with errors')).toBeVisible();
    await expect(
      dialog(page).getByText(/^Line 5, Dover: address: Address is required; state: “ZZ” isn’t a state/),
    ).toBeVisible();
    await expect(dialog(page).getByText('Line 2, Harbor Branch: address')).toBeVisible();
    await inspectBothWidths(page);
    await dialog(page).getByRole('button', { name: 'Import' }).click();
    await expect(dialog(page).getByText('2 lines imported, 1 line left out.')).toBeVisible();
    await inspectBothWidths(page);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('1 Canal Street, Lewes, DE 19958')).toBeVisible();
    await choose(page, 'branches', utf16);
    await expect(dialog(page).getByText('0 new, 0 changed, 3 unchanged, 1 with errors')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Import' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    const stored = await firestore.collection(paths.branches.all(tenantId)).get();
    expect(stored.docs.map(({ id }) => id).toSorted()).toEqual(['harbor', 'hill', 'lewes-de']);
    expect(stored.docs.find(({ id }) => id === 'harbor')?.get('address')).toBe(
      '2 Pier Road, Hoboken, NJ 07030',
    );
  });

  await test.step('loan officers: Excel’s semicolons, a Windows encoding, an unlisted entry', async () => {
    const text =
      'Full Name;E-mail;Phone;NMLS;Branch\r\nNora Peña;nora@bayside.example;9735550177;1995177;Lewes\r\n';
    await page.getByRole('tab', { name: 'Loan officers' }).click();
    await choose(page, 'loan officers', Buffer.from(text, 'latin1'));
    await expect(dialog(page).getByText(/accented letters look right: Nora Peña\./)).toBeVisible();
    await inspectBothWidths(page);
    await dialog(page).getByRole('button', { name: 'Import' }).click();
    await expect(dialog(page).getByText('Line 2, Nora Peña: added')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Ready to list').first()).toBeVisible();
    expect((await firestore.doc(paths.officers.one(tenantId, 'nora-pena')).get()).data()).toMatchObject({
      listed: false,
      branchId: 'lewes-de',
      phone: '(973) 555-0177',
    });
    const again = await save(page, 'loan officers');
    await choose(page, 'loan officers', Buffer.from(again));
    await expect(
      dialog(page).getByText('Nothing to import. This file matches what you already have.'),
    ).toBeVisible();
    await inspectBothWidths(page);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  });
});
