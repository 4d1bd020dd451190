import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { openSignedIn } from './memberAccounts.ts';
import { loadOutcome, publishTemplate, recordRejections, submitFlyer } from './pendingFlyers.ts';
import { newTeam } from './team.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const QUEUE = '/officer-portal/pdf/approvals';

async function signIn(page: Page, email: string, address = QUEUE) {
  await openSignedIn(page, email, address);
  await expect(page.getByRole('button', { name: /^Your account, / })).toBeVisible();
}

async function elsewhere(browser: Browser, email: string, address = QUEUE) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, address);
  return page;
}

const review = (page: Page, title: string) => page.getByRole('dialog', { name: `Review: ${title}` });

async function openReview(page: Page, title: string) {
  await page.getByRole('button', { name: `Review ${title}` }).click();
  await expect(review(page, title).getByRole('heading', { name: 'As it will be printed' })).toBeVisible();
  return review(page, title);
}

test('two reviewers reject and approve; one is too late for a flyer and is then all caught up', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const team = await newTeam();
  await publishTemplate(team);
  const maple = { id: 'maple', title: 'Open house at 14 Maple Avenue', owner: team.ana.uid, minutesAgo: 10 };
  const elm = { id: 'elm', title: 'Open house at 230 Elm Street', owner: team.ben.uid, minutesAgo: 20 };
  await submitFlyer(team, maple);
  await submitFlyer(team, elm);
  await signIn(page, team.compliance.email);

  await test.step('the queue', async () => {
    await expect(page.getByRole('main').getByText('2 pending')).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toContainText(maple.title);
    await expect(cards.first()).toContainText('Ana Reyes');
    await expect(cards.first()).toContainText('Open House Flyer');
    await page.getByRole('button', { name: 'Oldest first' }).click();
    await expect(cards.first()).toContainText(elm.title);
    await page.getByRole('button', { name: 'Newest first' }).click();
    await expectAccessible(page);
  });

  await test.step('reject', async () => {
    const dialog = await openReview(page, maple.title);
    const reject = dialog.getByRole('button', { name: 'Reject', exact: true });
    await expect(reject).toBeDisabled();
    await expect(reject).toHaveAccessibleDescription('Enter a reason to reject');
    await expect(dialog.getByRole('img', { name: maple.title })).not.toContainText('DRAFT');
    await expect(dialog.getByText('Compared with the blank template.')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Show data as JSON' }).click();
    await expect(dialog.getByRole('region', { name: 'Flyer data as JSON' })).toContainText(
      '"headline": "Come on Sunday"',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enter a reason to reject' }).click();
    await page.keyboard.type('The photo is missing.');
    await dialog.getByRole('button', { name: 'Realtor details are wrong.' }).click();
    await reject.click();
    await expect(page.getByRole('status').filter({ hasText: `Rejected“${maple.title}”` })).toBeVisible();
    const reason = 'The photo is missing.\nRealtor details are wrong.';
    expect(await loadOutcome(team, maple.id)).toEqual({
      status: 'rejected',
      reason,
      log: [['instance_rejected', reason]],
    });
  });

  const admins = await elsewhere(browser, team.admin.email);
  await test.step('the next one, which a colleague approves meanwhile', async () => {
    const dialog = review(page, elm.title);
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(admins.getByRole('main').getByText('1 pending')).toBeVisible();
    await (await openReview(admins, elm.title)).getByRole('button', { name: 'Approve' }).click();
    // Checks the toast, because the closing dialog also says "Approved".
    await expect(admins.getByRole('status').filter({ hasText: `Approved“${elm.title}”` })).toBeVisible();
    await expect(admins.getByText('All Caught Up')).toBeVisible();
    await expect(dialog.getByText(/^Grace Holt approved this flyer/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    expect(await loadOutcome(team, elm.id)).toMatchObject({
      status: 'approved',
      reason: null,
      log: [['instance_approved', undefined]],
    });
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('No flyers pending approval at this time')).toBeVisible();
  });

  await test.step('each reviewer finds their own decisions', async () => {
    await page.getByRole('tab', { name: 'My decisions' }).click();
    await expect(page).toHaveURL(/view=decisions/);
    const decisions = page.getByRole('list', { name: 'My decisions' }).getByRole('listitem');
    await expect(decisions).toHaveCount(1);
    await expect(decisions.first()).toContainText('Rejected');
    await expect(decisions.first()).toContainText('Reason: The photo is missing.');
    await expect(decisions.getByRole('link', { name: maple.title })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await decisions.getByRole('link', { name: maple.title }).click();
    await expect(page).toHaveURL(new RegExp(`/pdf/edit/${maple.id}`));
    await page.goBack();
    await expect(decisions).toHaveCount(1);
    await page.getByRole('tab', { name: 'Pending' }).click();
    await expect(page.getByText('No flyers pending approval at this time')).toBeVisible();

    await admins.goto(`${QUEUE}?view=decisions`);
    const others = admins.getByRole('list', { name: 'My decisions' }).getByRole('listitem');
    await expect(others).toHaveCount(1);
    await expect(others.first()).toContainText('Approved');
    await expect(others.getByRole('link', { name: elm.title })).toBeVisible();
  });

  await test.step('a new one appears live; your own can’t be reviewed', async () => {
    await submitFlyer(team, { id: 'own', title: 'By compliance', owner: team.compliance.uid, minutesAgo: 1 });
    await expect(page.getByRole('main').getByText('1 pending')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'New flyer to review: By compliance' }),
    ).toHaveCount(1);
    // The whole row opens the review, because the button also covers the title.
    await page.getByRole('heading', { name: 'By compliance' }).click({ force: true });
    const dialog = review(page, 'By compliance');
    await expect(dialog.getByText('You can’t review your own flyer. Ask another reviewer.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Review By compliance' })).toBeFocused();
  });
});

test('a link opens the review, and officers have no queue', async ({ page, browser }) => {
  const team = await newTeam();
  await publishTemplate(team);
  const title = 'Open house by link';
  await submitFlyer(team, { id: 'linked', title, owner: team.ana.uid, minutesAgo: 5 });
  await openSignedIn(page, team.compliance.email, `${QUEUE}?review=linked`);
  await expect(review(page, title)).toBeVisible();
  await review(page, title).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`${QUEUE}$`));
  await page.goto(`${QUEUE}?review=nothing`);
  await expect(page.getByText('Flyer not found')).toBeVisible();

  const officer = await elsewhere(browser, team.ana.email, `${QUEUE}?review=linked`);
  await expect(officer.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(officer.getByRole('dialog')).toHaveCount(0);
  await officer.goto(`${QUEUE}?view=decisions`);
  await expect(officer.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('the queue and the review work on a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const team = await newTeam();
  await publishTemplate(team);
  const title = 'Open house with a title that is so long that it does not fit on one line of a phone';
  await submitFlyer(team, { id: 'long', title, owner: team.ana.uid, minutesAgo: 5 });
  await signIn(page, team.compliance.email);
  await expect(page.getByRole('main').getByText('1 pending')).toBeVisible();
  await expectAccessible(page);
  const dialog = await openReview(page, title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await dialog.getByRole('button', { name: 'Enter a reason to reject' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason for rejection' })).toBeInViewport();
  await expectAccessible(page);
});

test('My decisions works on a phone, first empty and then page by page @phone', async ({ page }) => {
  const team = await newTeam();
  await publishTemplate(team);
  const title = 'Open house with a title that is so long that it does not fit on one line of a phone';
  await submitFlyer(team, { id: 'long', title, owner: team.ana.uid, minutesAgo: 60 });
  await signIn(page, team.compliance.email, `${QUEUE}?view=decisions`);
  await expect(page.getByText('You haven’t reviewed any flyers yet.')).toBeVisible();
  await expectAccessible(page);
  const reason = 'The photo is missing.\nRealtor details are wrong.';
  await recordRejections(team, team.compliance, { id: 'long', times: 26, reason });
  await page.reload();
  const decisions = page.getByRole('list', { name: 'My decisions' }).getByRole('listitem');
  await expect(decisions).toHaveCount(25);
  await expect(decisions.getByRole('link', { name: title })).toHaveCount(25);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(decisions).toHaveCount(26);
  await expect(page.getByText('Showing 26 decisions')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});
