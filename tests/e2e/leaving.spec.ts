import { paths } from '@brokerage/domain/paths';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { createLead } from './leads.ts';
import { changeRecord, fillIn, newMember, openSignedIn } from './memberAccounts.ts';
import { createApprovedFlyer } from './sharedFlyers.ts';
import { createLink } from './sharedLinks.ts';
import { clearRateLimits } from './world.ts';

// The first call of a function starts it, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 30_000 });

const entryRef = (id: string) => firestore.doc(paths.officers.one('larkfield', id));

/** A listed officer without a branch, because all tests share the branches' pages. */
async function newListedOfficer(name: string) {
  const account = await newMember();
  const officerId = `leaving-${account.uid.slice(0, 8)}`;
  await changeRecord(account.uid, { name, officer_id: officerId, nmls_id: '1995199' });
  await entryRef(officerId).set({
    id: officerId,
    name,
    email: account.email,
    phone: '(973) 555-0199',
    nmls: '1995199',
    title: 'Loan Officer',
    bio: '',
    branchId: '',
    listed: true,
    has_left: false,
  });
  return { ...account, name, officerId };
}

/** The browser logs the rejected sign-in. */
const refused = test.extend({ expectedErrors: [/status of 400/] });

refused(
  'an officer leaves: page, links and leads move to the colleague, and the account is closed',
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    await clearRateLimits();
    const word = Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')
      .slice(0, 6);
    const leaver = await newListedOfficer(`Lea Gone${word}`);
    const colleague = await newListedOfficer(`Cora Stays${word}`);
    const admin = await newMember({ role: 'super_admin' });
    const code = await createLink(leaver, await createApprovedFlyer(leaver, 'Come on Sunday'), {
      kind: 'print',
    });
    await createLead(leaver, leaver.officerId, {
      first_name: 'Walter',
      reference_number: `PA-${word.toUpperCase()}`,
    });
    const elsewhere = async (email?: string, address = '/') => {
      const opened = await (await browser.newContext()).newPage();
      if (email) await openSignedIn(opened, email, address);
      return opened;
    };
    try {
      const visitor = await elsewhere();
      await test.step('before: their page and their flyer are live', async () => {
        await visitor.goto(`/loan-officer/${leaver.officerId}`);
        await expect(visitor.getByRole('heading', { level: 1, name: leaver.name })).toBeVisible();
        await visitor.goto(`/shared/${code}`);
        await expect(visitor).toHaveURL(new RegExp(`/shared/${code}`));
        await expect(visitor.getByText('Come on Sunday').first()).toBeVisible();
      });
      const colleaguesDesk = await elsewhere(colleague.email, '/officer-portal/leads');
      await expect(colleaguesDesk.getByRole('heading', { level: 1 })).toBeVisible();
      const leaversDesk = await elsewhere(leaver.email, '/officer-portal/leads');
      await expect(leaversDesk.getByRole('row', { name: /Walter/ })).toBeVisible();

      await test.step('an administrator deactivates them and chooses the colleague', async () => {
        await openSignedIn(page, admin.email, '/officer-portal/people');
        await page.getByRole('searchbox', { name: 'Search' }).fill(leaver.name);
        await page.getByRole('button', { name: `Actions for ${leaver.name}` }).click();
        await page.getByRole('menuitem', { name: 'Deactivate' }).click();
        const dialog = page.getByRole('dialog', { name: `Deactivate ${leaver.name}?` });
        const search = dialog.getByRole('searchbox', { name: 'Find a colleague' });
        await expect(dialog.getByLabel('Who takes over?')).toBeVisible();
        if (await search.isVisible()) await search.fill(colleague.name);
        await dialog.getByLabel('Who takes over?').selectOption(`${colleague.name} (Loan officer)`);
        await dialog.getByLabel(`Send visitors to ${colleague.name}’s page instead`).check();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Deactivate' }).click();
        await expect(
          page.getByRole('status').filter({ hasText: `${leaver.name} is deactivated` }),
        ).toBeVisible();
      });

      await test.step('their page and the flyer’s printed code open the colleague’s', async () => {
        await visitor.goto(`/loan-officer/${leaver.officerId}`);
        await expect(visitor).toHaveURL(`/loan-officer/${colleague.officerId}?from=officer`);
        await expect(visitor.getByRole('heading', { level: 1, name: colleague.name })).toBeVisible();
        await expect(visitor.getByRole('status').first()).toContainText(
          'The loan officer you were looking for is no longer available. Cora is here to help',
        );
        await expectAccessible(visitor);
        await visitor.goto(`/shared/${code}`);
        await expect(visitor).toHaveURL(new RegExp(`/loan-officer/${colleague.officerId}\\?from=flyer`));
        await expect(visitor.getByText(/^The flyer you opened is no longer available/)).toBeVisible();
      });

      await test.step('the open lead belongs to the colleague', async () => {
        await expect(colleaguesDesk.getByRole('row', { name: /Walter/ })).toBeVisible();
      });

      await test.step('the old account has no access', async () => {
        await expect(leaversDesk.getByText(/^Your access has ended$|^You were signed out/)).toBeVisible();
        await expect(leaversDesk.getByRole('row', { name: /Walter/ })).toHaveCount(0);
        const again = await elsewhere();
        await again.goto('/officer-login');
        await fillIn(again, leaver.email);
        await expect(again.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible();
      });
    } finally {
      await Promise.all([leaver, colleague].map(({ officerId }) => entryRef(officerId).delete()));
    }
  },
);
