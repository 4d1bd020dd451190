import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { startOfDay, trailRecordPath, writeAuditTrail } from '../../functions/src/testing/auditTrail.ts';
import { expectAccessible } from './expectAccessible.ts';
import { firestore } from './firestore.ts';
import { expect as baseExpect, test } from './fixtures.ts';
import { openSignedIn } from './memberAccounts.ts';
import { newTeam } from './team.ts';

// The emulator starts a process for each task.
const expect = baseExpect.configure({ timeout: 60_000 });

const AUDIT = '/officer-portal/audit';
const FLYER = 'spring-open-house';
/** More than two slices. */
const RECORDS = 4500;

test('verifies a long audit log in the background for every administrator', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const team = await newTeam();
  const { tenantId } = team;
  await writeAuditTrail(firestore, {
    tenantId,
    flyerId: FLYER,
    count: RECORDS,
    from: startOfDay(3),
    every: (2 * 86_400_000) / RECORDS,
  });
  const job = firestore.doc(paths.auditJobs.one(tenantId, 'verification'));
  await openSignedIn(page, team.admin.email, AUDIT);
  const status = page.getByRole('group', { name: 'Verification' });
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  const wholeLog = page.getByRole('button', { name: 'Verify whole log' });
  await expect(status).toContainText('This log hasn’t been verified yet');
  await expect(wholeLog).toHaveCount(0);

  await test.step('the server takes several slices in sequence', async () => {
    await verify.click();
    await expect(status).toContainText('The audit log is intact');
    await expect(status).toContainText('4,500 records and 0 sealed days were checked.');
    await expect(status).toContainText(/Verified .+ by Grace Holt\./);
    expect((await job.get()).get('slice')).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries.first()).toContainText('Verified the audit log');
    await expect(entries.first()).toContainText('Records checked4500');
    await expect(entries.nth(1)).toContainText('Started verifying the audit log');
  });

  await test.step('a colleague sees it run, stops it and continues it', async () => {
    const other = await (await browser.newContext()).newPage();
    await openSignedIn(other, team.compliance.email, AUDIT);
    // The state that the server stores between two slices.
    await job.update({
      run_id: randomUUID(),
      status: 'running',
      slice: 0,
      state: null,
      result: null,
      is_start_recorded: false,
      lease_until: new Date(Date.now() + 180_000),
    });
    const theirs = other.getByRole('group', { name: 'Verification' });
    await expect(status).toContainText('Verifying the whole log. You started this on');
    await expect(theirs).toContainText('Grace Holt started this on');
    await expect(verify).toBeDisabled();
    await expectAccessible(page);
    await other.getByRole('button', { name: 'Stop' }).click();
    await expect(status).toContainText('Verification stopped.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(theirs).toContainText('The audit log is intact');
    await other.close();
  });

  await test.step('after a verified seal, only newer records are checked', async () => {
    await page.getByRole('button', { name: 'Seal now' }).click();
    await expect(status).toContainText(/Sealed [23] more days/);
    await verify.click();
    await expect(status).toContainText(/[23] sealed days were checked/);
    await expect(wholeLog).toBeEnabled();
    await verify.click();
    await expect(status).toContainText('was verified before. To check it again, select Verify whole log.');
    await expectAccessible(page);
  });

  await test.step('the whole log names an older change', async () => {
    await firestore.doc(trailRecordPath(tenantId, FLYER, 7)).update({ actor_name: 'Somebody Else' });
    await wholeLog.click();
    const alert = page.getByRole('alert').filter({ hasText: 'was altered' });
    await expect(alert).toContainText(/record 7 about .+ The record was changed after it was written\./);
    await expect(wholeLog).toHaveCount(0);
    await alert.getByRole('button', { name: 'Show the record' }).click();
    await expect(page.getByRole('dialog', { name: /^Record 7 about / })).toContainText('Somebody Else');
  });
});
