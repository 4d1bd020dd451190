import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { fillIn, loadRecords, openSignedIn } from './memberAccounts.ts';
import { confirmItsYou, respondOnceAsStaleSignIn } from './recentSignIn.ts';
import { COMPANY, forgeRecord, loadWork, newTeam } from './team.ts';
import { PASSWORD } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const PEOPLE = '/officer-portal/people';
const COMPANY_PAGE = '/officer-portal/company';
const AUDIT = '/officer-portal/audit';

async function signIn(page: Page, email: string, address: string) {
  await openSignedIn(page, email, address);
  await expect(page.getByRole('button', { name: /^Your account, / })).toBeVisible();
}

/** A member on a separate computer. */
async function elsewhere(browser: Browser, email: string, address = '/officer-portal') {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, address);
  return page;
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

// The browser logs rejected calls.
const refused = test.extend({ expectedErrors: [/status of 409/] });

refused(
  'invites, changes, deactivates with reassignment and reactivates a member; the log has everything',
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const team = await newTeam();
    // A member who has never signed in can't take over.
    await (await elsewhere(browser, team.ben.email)).close();
    await signIn(page, team.admin.email, PEOPLE);
    await expect(page.getByText('4 people')).toBeVisible();

    await test.step('invite', async () => {
      const email = `new-${team.tenantId}@bayside.example`;
      await page.getByRole('button', { name: 'Invite teammate' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite teammate' });
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(dialog.getByText('Name is required')).toBeVisible();
      await dialog.getByLabel('Name').fill('Nora Lind');
      await dialog.getByLabel('Email').fill(team.ana.email);
      await dialog.getByLabel('Role').selectOption('Marketing administrator');
      await dialog.getByLabel('Branch').selectOption('Hill Branch');
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('This email address can’t be invited.');
      await expect(dialog.getByLabel('Name')).toHaveValue('Nora Lind');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(toast(page, 'Invitation queued')).toBeVisible();
      await expect(row(page, 'Nora Lind')).toContainText('Invited');
      await expect(row(page, 'Nora Lind')).toContainText('Hill Branch');
    });

    const anas = await elsewhere(browser, team.ana.email);
    await test.step('a new role takes effect in the open session', async () => {
      await expect(anas.getByRole('tab', { name: 'Submissions' })).toHaveCount(0);
      await choose(page, 'Ana Reyes', 'Change role and branch');
      const dialog = page.getByRole('dialog', { name: 'Change Ana Reyes’s role or branch' });
      await dialog.getByLabel('Role').selectOption('Compliance');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Ana Reyes: Compliance')).toBeVisible();
      await expect(row(page, 'Ana Reyes')).toContainText('Compliance');
      await expect(anas.getByRole('tab', { name: 'Submissions' })).toBeVisible();
    });

    await test.step('deactivate: work is reassigned, the session ends, sign-in is rejected', async () => {
      await choose(page, 'Ana Reyes', 'Deactivate');
      const dialog = page.getByRole('dialog', { name: 'Deactivate Ana Reyes?' });
      await dialog.getByLabel('Who takes over?').selectOption('Ben Carter (Loan officer)');
      await expect(dialog.getByText('No live shared links or printed QR codes are affected.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Deactivate' }).click();
      await expect(toast(page, 'Ana Reyes is deactivated')).toContainText(
        '1 open submission and credit for the 1 shared link they held went to Ben Carter. Those in states where they aren’t licensed went to the General team.',
      );
      await expect(row(page, 'Ana Reyes')).toContainText('Deactivated');
      expect(await loadWork(team)).toEqual({ open: 'ben-carter', approved: 'ana-reyes', link: team.ben.uid });
      // The page learns it from the record or from Auth, depending on which comes first.
      await expect(anas.getByText(/^Your access has ended$|^You were signed out/)).toBeVisible();
      await expect(anas.getByRole('tablist')).toHaveCount(0);
      const again = await (await browser.newContext()).newPage();
      await again.goto('/officer-login');
      await fillIn(again, team.ana.email);
      await expect(again.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible();
    });

    await test.step('reactivate', async () => {
      await choose(page, 'Ana Reyes', 'Reactivate');
      await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
      await expect(toast(page, 'Ana Reyes can sign in again.')).toBeVisible();
      await expect(row(page, 'Ana Reyes')).toContainText('Active');
      const back = await elsewhere(browser, team.ana.email);
      await expect(back.getByRole('tab', { name: 'Submissions' })).toBeVisible();
    });

    await test.step('your own account and the last super administrator', async () => {
      await page.getByRole('button', { name: 'Actions for Grace Holt' }).click();
      const own = page.getByRole('menuitem', { name: 'Deactivate' });
      await expect(own).toContainText('You can’t do this to your own account.');
      await expect(own).toBeDisabled();
      await page.keyboard.press('Escape');
      await choose(page, 'Grace Holt', 'Change role and branch');
      await expect(page.getByRole('dialog').getByLabel('Role')).toBeDisabled();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Actions for Grace Holt' })).toBeFocused();
    });
    expect((await loadRecords(team.ana)).actions.toSorted()).toEqual([
      'member_changed',
      'member_deactivated',
      'member_reactivated',
      // One record each for applications and links.
      'work_handed_over',
      'work_handed_over',
    ]);

    await test.step('the log', async () => {
      await page.goto(AUDIT);
      const entries = page.getByRole('main').getByRole('listitem');
      await expect(entries).toHaveCount(7);
      await expect(entries.first()).toContainText('Reactivated a teammate: Ana Reyes');
      await expect(entries.first()).toContainText('Grace Holt');
      await expect(entries.nth(5)).toContainText('was Loan officer → , is now Compliance');
      await page.getByLabel('Type').selectOption('Reassigned work');
      await expect(entries).toHaveCount(2);
      await expect(entries.first()).toContainText('Reassigned toBen Carter');
      await page.getByLabel('Type').selectOption('Everything');
      await page.getByLabel('Person').selectOption('Ana Reyes');
      await expect(entries).toHaveCount(5);
      await page.getByLabel('Type').selectOption('Person');
      await expect(entries).toHaveCount(5);
      await page.getByRole('textbox', { name: 'To' }).fill('2026-01-01');
      await expect(page.getByText('No records found')).toBeVisible();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await expect(entries).toHaveCount(7);
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(toast(page, 'The audit log is intact')).toContainText('7 records and 0 sealed days');
      await expectAccessible(page);
    });

    await test.step('a changed record is found, named and shown', async () => {
      await forgeRecord(team, team.ana.uid);
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'was altered' })).toContainText(
        /record 1 about Ana Reyes of .+ The record was changed after it was written\./,
      );
      await page.getByRole('button', { name: 'Show the record' }).click();
      const shown = page.getByRole('dialog', { name: 'Record 1 about Ana Reyes' });
      await expect(shown).toContainText('Somebody Else');
      await expect(shown).toContainText('Changed role or branch: Ana Reyes');
      await expectAccessible(page);
    });
  },
);

test('only members with the right can open the pages', async ({ page, browser }) => {
  const team = await newTeam();
  const denied = page.getByRole('heading', { name: 'Access Denied' });
  await signIn(page, team.ben.email, PEOPLE);
  for (const address of [PEOPLE, COMPANY_PAGE, AUDIT]) {
    await page.goto(address);
    await expect(denied).toBeVisible();
  }
  await page.goto('/officer-portal');
  await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Audit Log/ })).toHaveCount(0);

  const compliance = await elsewhere(browser, team.compliance.email, PEOPLE);
  for (const address of [PEOPLE, COMPANY_PAGE]) {
    await compliance.goto(address);
    await expect(compliance.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  }
  await compliance.goto('/officer-portal');
  await expect(compliance.getByRole('link', { name: /^People/ })).toHaveCount(0);
  await compliance
    .getByRole('main')
    .getByRole('link', { name: /^Audit Log/ })
    .click();
  await expect(compliance.getByText('Nothing has been recorded yet')).toBeVisible();
  await compliance.getByRole('button', { name: 'Seal now' }).click();
  await expect(toast(compliance, 'is already sealed')).toBeVisible();
});

test('company settings show field errors, guard unsaved changes and update the header’s name', async ({
  page,
}) => {
  const team = await newTeam();
  await signIn(page, team.admin.email, '/officer-portal');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Company Settings/ })
    .click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByLabel('NMLS number').fill('12 A');
  await save.click();
  await expect(page.getByLabel('NMLS number')).toHaveAccessibleDescription('Digits only');
  await expect(page.getByLabel('NMLS number')).toBeFocused();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('NMLS number')).toHaveValue(COMPANY.nmls_id);

  await expect(
    page.getByRole('switch', { name: 'Require two-factor authentication for administrators' }),
  ).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Set it up in the Security tab' })).toBeVisible();
  await page.getByLabel('Company name').fill('Bayside Home Loans');
  await page.getByRole('button', { name: 'Add license line' }).click();
  await page.keyboard.type('Licensed in Maine, sample license 9900131');
  await page.getByRole('button', { name: 'Move license line 2 up' }).click();
  await expectAccessible(page);
  await save.click();
  await expect(toast(page, 'Company settings saved')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toContainText('Bayside Home Loans');
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('License line 1', { exact: true })).toHaveValue(
    'Licensed in Maine, sample license 9900131',
  );
  await page.goto(`${AUDIT}?kind=action:company_changed`);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(
    'was Bayside Lending → , is now Bayside Home Loans',
  );
});

test('saves and logs office hours, holidays and closed days', async ({ page }) => {
  const team = await newTeam();
  await signIn(page, team.admin.email, COMPANY_PAGE);
  const hours = page.getByRole('region', { name: 'Office hours' });
  await expect(hours.getByLabel('Monday opens')).toHaveValue('09:00');
  await hours.getByRole('switch', { name: 'Open on Saturday' }).click();
  await hours.getByLabel('Saturday closes').selectOption('13:30');
  await hours.getByRole('checkbox', { name: /^Columbus Day/ }).click();
  await hours.getByRole('button', { name: 'Add closed day' }).click();
  await expect(hours.getByLabel('Closed day 1', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(hours.getByLabel('Closed day 1', { exact: true })).toHaveAccessibleDescription(
    'Choose a date',
  );
  await expectAccessible(page);
  await hours.getByLabel('Closed day 1', { exact: true }).fill('2026-12-24');
  await hours.getByLabel('Name of closed day 1').fill('Christmas Eve');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Company settings saved')).toBeVisible();
  await page.reload();
  await expect(hours.getByLabel('Saturday closes')).toHaveValue('13:30');
  await expect(hours.getByLabel('Name of closed day 1')).toHaveValue('Christmas Eve');
  await expect(hours.getByRole('checkbox', { name: /^Columbus Day/ })).not.toBeChecked();
  await page.goto(`${AUDIT}?kind=action:company_changed`);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(
    /Sat 9:00.AM to 1:30.PM, Sun closed; Eastern time; closed on federal holidays except Columbus Day; also closed on Dec 24, 2026 \(Christmas Eve\)/,
  );
});

test('all three pages work on a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openSignedIn(page, 'superadmin@larkfield.example', PEOPLE);
  // Other tests have invited so many members that she may be on a later page.
  await page.getByRole('searchbox', { name: 'Search' }).fill('Sofia Almeida');
  await expect(page.getByRole('heading', { name: 'Sofia Almeida' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'People' }).getByText('Active', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Sofia Almeida' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const deactivate = page.getByRole('dialog', { name: 'Deactivate Sofia Almeida?' });
  await expect(deactivate.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(COMPANY_PAGE);
  await expect(page.getByLabel('Company name')).toBeVisible();
  await expectAccessible(page);
  const entries = page.getByRole('main').getByRole('listitem');
  await page.goto(AUDIT);
  await expect(entries.first()).toBeVisible();
  await expectAccessible(page);
  // Filtered by kind, because newer records of other tests fill the first page.
  await page.goto(`${AUDIT}?kind=action:work_handed_over`);
  await expect(entries.first()).toContainText('Reassigned work');
  await expectAccessible(page);
});

const stale = test.extend({ expectedErrors: [/status of 400/] });

stale('an action long after the sign-in asks for the password and keeps the input', async ({ page }) => {
  const team = await newTeam();
  await signIn(page, team.admin.email, PEOPLE);
  await respondOnceAsStaleSignIn(page, 'update-member');
  await choose(page, 'Ana Reyes', 'Change role and branch');
  const dialog = page.getByRole('dialog', { name: 'Change Ana Reyes’s role or branch' });
  await dialog.getByLabel('Role').selectOption('Compliance');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question.getByText('That password isn’t right')).toBeVisible();
  await confirmItsYou(page, PASSWORD);
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(row(page, 'Ana Reyes')).toContainText('Compliance');
});
