import type { Page } from '@playwright/test';
import { inspectBothWidths } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { changeRecord, openSignedIn } from './memberAccounts.ts';
import { loadOutcome, publishTemplate, submitFlyer } from './pendingFlyers.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const QUEUE = '/officer-portal/pdf/approvals';
const TITLE = 'Open house at 14 Maple Avenue';

const toastWith = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const review = (page: Page) => page.getByRole('dialog', { name: `Review: ${TITLE}` });

async function openReview(page: Page) {
  await page.getByRole('button', { name: `Review ${TITLE}` }).click();
  await expect(review(page).getByRole('heading', { name: 'As it will be printed' })).toBeVisible();
  return review(page);
}

test('marks a field and a place; the officer resolves one, and the next review shows both', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const team = await newTeam();
  await publishTemplate(team);
  await changeRecord(team.ana.uid, { nmls_id: '1995131' });
  await submitFlyer(team, { id: 'maple', title: TITLE, owner: team.ana.uid, minutesAgo: 10 });
  await openSignedIn(page, team.compliance.email, QUEUE);

  await test.step('the reviewer marks a field and a place; a reload keeps both', async () => {
    const dialog = await openReview(page);
    await dialog.getByRole('button', { name: 'Mark a field or the page' }).click();
    await expect(dialog.getByLabel('Mark 1: what should change')).toBeFocused();
    await page.keyboard.type('Say when it starts.');
    await dialog.getByRole('combobox', { name: 'Mark 1 is about' }).click();
    await page.getByRole('option', { name: 'Headline' }).click();
    await dialog.getByRole('button', { name: 'Mark a spot on the flyer' }).click();
    await inspectBothWidths(page);
    const paper = dialog.locator('[data-place-mark]');
    const { width = 0, height = 0 } = (await paper.boundingBox()) ?? {};
    await paper.click({ position: { x: width * 0.7, y: height * 0.3 } });
    await expect(dialog.getByLabel('Mark 2: what should change')).toBeFocused();
    await page.keyboard.type('A photo is missing here.');
    await dialog.getByRole('textbox', { name: 'Reason for rejection' }).fill('Two things to mend.');
    await page.reload();
    await expect(review(page).getByLabel('Mark 2: what should change')).toHaveValue(
      'A photo is missing here.',
    );
    await expect(review(page).getByRole('textbox', { name: 'Reason for rejection' })).toHaveValue(
      'Two things to mend.',
    );
    await expect(review(page).getByRole('button', { name: 'Mark 1: Headline' })).toBeVisible();
    const pin = review(page).getByRole('button', { name: /^Mark 2: Spot on the flyer/ });
    const box = await pin.boundingBox();
    await pin.press('ArrowDown');
    await expect.poll(async () => (await pin.boundingBox())?.y).toBeGreaterThan(box?.y ?? 0);
    await inspectBothWidths(page);
  });

  await test.step('the reviewer rejects with both', async () => {
    await review(page).getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible();
    expect(await loadOutcome(team, 'maple')).toMatchObject({
      status: 'rejected',
      reason: 'Two things to mend.',
    });
  });

  const officer = await (await browser.newContext()).newPage();
  await openSignedIn(officer, team.ana.email, '/officer-portal/pdf/edit/maple');
  const marks = officer.getByRole('region', { name: 'Reviewer’s marks' });
  const pin = officer.getByRole('button', { name: 'Mark 2: Spot on the flyer', exact: true });

  await test.step('the officer finds both, opens the field and resolves it', async () => {
    await expect(marks.getByText('0 of 2 resolved')).toBeVisible();
    await expect(pin).toBeVisible();
    await inspectBothWidths(officer);
    await officer.getByRole('button', { name: 'Revise' }).click();
    await expect(toastWith(officer, 'Reopen for editing')).toBeVisible();
    await officer.getByRole('tab', { name: 'Edit Details' }).click();
    await marks.getByRole('button', { name: 'Show mark 1: Headline' }).click();
    await expect(officer.getByRole('textbox', { name: 'Headline' })).toBeFocused();
    await officer.getByRole('textbox', { name: 'Headline' }).fill('Come on Sunday at one');
    await marks.getByRole('button', { name: 'Add note to mark 1' }).click();
    await marks.getByLabel('Note on mark 1 (optional)').fill('With the hour');
    await marks.getByRole('button', { name: 'Resolve mark 1' }).click();
    await expect(marks.getByText('1 of 2 resolved')).toBeVisible();
    await marks.getByRole('button', { name: 'Show mark 2: Spot on the flyer' }).click();
    await expect(pin).toBeFocused();
    await officer.keyboard.press('Enter');
    await expect(marks.getByRole('button', { name: 'Show mark 2: Spot on the flyer' })).toBeFocused();
    await inspectBothWidths(officer);
  });

  await test.step('the officer sees that one is unresolved, and submits anyway', async () => {
    await officer.getByRole('button', { name: 'Submit' }).click();
    const question = officer.getByRole('dialog', { name: '1 mark is not resolved' });
    await expect(question).toBeVisible();
    await inspectBothWidths(officer);
    await question.getByRole('button', { name: 'Submit anyway' }).click();
    await expect(toastWith(officer, 'Submitted')).toBeVisible();
    await expect(marks.getByRole('button', { name: /^Re(solve|open)/ })).toHaveCount(0);
  });

  await test.step('the next review shows changes and both marks first, and approves', async () => {
    await page.goto(QUEUE);
    const dialog = await openReview(page);
    const earlier = dialog.getByRole('region', { name: 'Marks from the last review' });
    const items = earlier.getByRole('listitem');
    await expect(items.first()).toContainText('Marked resolved, and the field changed');
    await expect(items.first()).toContainText('With the hour');
    await expect(items.last()).toContainText('Not marked resolved, but the flyer changed');
    await expect(dialog.getByRole('region', { name: 'What changed' })).toContainText('at one');
    await expect(dialog.getByText('Submission 2')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Show everything' }).click();
    await expect(dialog.getByText('Submission 2')).toBeVisible();
    await earlier.getByRole('button', { name: 'Mark again: mark 2' }).click();
    await expect(dialog.getByLabel('Mark 1: what should change')).toHaveValue('A photo is missing here.');
    await inspectBothWidths(page);
    await dialog.getByRole('button', { name: 'Remove mark 1' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
    expect(await loadOutcome(team, 'maple')).toMatchObject({ status: 'approved' });
    await expect(marks).toHaveCount(0);
  });
});
