import { withDates } from '@brokerage/domain/collections/withDates';
import { noticeSchema } from '@brokerage/domain/notice';
import { paths } from '@brokerage/domain/paths';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendTenantTasks } from '../../data/defineTenantJob.ts';
import { countOperations } from '../../testing/countOperations.ts';
import { firestore } from '../../testing/emulator.ts';
import { killAtCommit } from '../../testing/killAtCommit.ts';
import { newTenant, type Person, setMember, type TestTenant } from '../../testing/members.ts';
import { seedApplication } from '../../testing/submissions.ts';
import { remindOfActionNotices } from './remindOfActionNotices.ts';

const RECEIVED = new Date('2026-11-18T15:00:00Z');
const DATES = toActionNoticeDates(RECEIVED, 'America/New_York');
const REMINDER = DATES.notice_reminder_at;
const OVERDUE = new Date(DATES.notice_due_at.getTime() + 1);
const before = (at: Date) => new Date(at.getTime() - 1);

let tenant: TestTenant;
let admin: Person;
let officer: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('compliance');
  officer = await tenant.join('officer', { officer_id: 'devon' });
});
afterEach(async () => {
  await tenant.remove();
});

const apply = (changes: Record<string, unknown> = {}) =>
  seedApplication(tenant.tenantId, {
    created_at: RECEIVED,
    lo_assigned_id: 'devon',
    status: 'in_progress',
    ...DATES,
    ...changes,
  });
const ref = (id: string) => firestore.doc(paths.submissions.one(tenant.tenantId, id));
const run = (now: Date) => remindOfActionNotices(tenant.tenantId, now);

async function notices() {
  const all = await firestore.collection(paths.notices.all(tenant.tenantId)).get();
  return all.docs.map((one) => noticeSchema.parse(withDates(one.data())));
}
/** The names of the members who were notified. */
async function remindedMembers(): Promise<string[]> {
  const names = new Map([
    [admin.uid, 'admin'],
    [officer.uid, 'officer'],
  ]);
  return (await notices()).map(({ to_user_id }) => names.get(to_user_id) ?? '').toSorted();
}
async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  const all = await firestore.collection(paths.mail.all(tenant.tenantId)).get();
  return all.docs.map((one) => {
    const { to, message } = one.data() as { to: string[]; message: { subject: string; text: string } };
    return { to: to.join(), ...message };
  });
}

it('reminds the officer on the morning of the 25th day', async () => {
  const id = await apply({ reference_number: 'PA-7K3Q-9F2M' });
  expect(await run(before(REMINDER))).toBe(0);
  expect(await run(REMINDER)).toBe(1);
  expect(await notices()).toMatchObject([
    {
      kind: 'action_notice_due',
      to_user_id: officer.uid,
      application_id: id,
      reference_number: 'PA-7K3Q-9F2M',
      notice_due_at: DATES.notice_due_at,
    },
  ]);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    to: officer.email,
    subject: 'Notice to applicant due Dec 18, 2026: PA-7K3Q-9F2M',
  });
  expect(mail?.text).toContain(
    'is still open. Under Regulation B (12 CFR 1002.9), the applicant must be notified',
  );
  expect(mail?.text).toContain(`https://${tenant.host}/officer-portal/leads?application=${id}`);
  expect((await ref(id).get()).get('status')).toBe('in_progress');
  expect(await run(DATES.notice_due_at)).toBe(0);
  expect(await notices()).toHaveLength(1);
});

it('reminds again after the last day, the administrators too, and then stops', async () => {
  const id = await apply();
  await run(REMINDER);
  expect(await run(OVERDUE)).toBe(1);
  expect(await remindedMembers()).toEqual(['admin', 'officer', 'officer']);
  const overdue = (await mails()).filter(({ subject }) =>
    subject.startsWith('Notice to applicant overdue: '),
  );
  expect(overdue.map(({ to }) => to).toSorted()).toEqual([officer.email, tenant.company.mailbox].toSorted());
  expect((await ref(id).get()).get('notice_reminder_at')).toBeNull();
  expect(await run(new Date('2027-01-01'))).toBe(0);
});

it('doesn’t remind again about a notice recorded meanwhile', async () => {
  const id = await apply({ status: 'denied' });
  await run(REMINDER);
  await ref(id).update({ notice_due_at: null, notice_reminder_at: null });
  expect(await run(OVERDUE)).toBe(0);
  expect(await remindedMembers()).toEqual(['officer']);
});

it('names the application, but nothing the applicant typed', async () => {
  const id = await apply({ first_name: 'Click http://evil.example', status: 'denied' });
  await run(REMINDER);
  const [mail] = await mails();
  expect(mail?.text).toContain('is marked “Denied.” The notice to the applicant is due by Dec 18, 2026');
  const words = JSON.stringify([mail, await notices()]).replaceAll(id, '');
  for (const typed of ['evil.example', 'Delgado', '@borrower', '555-0147']) {
    expect(words).not.toContain(typed);
  }
});

it.each([
  ['in_progress', 'the applicant had to be notified of a decision by Dec 18, 2026.'],
  ['approved', 'is marked “Approved.” The notice to the applicant was due by Dec 18, 2026 (12 CFR 1002.9).'],
])('reports for one that is %s that the day has passed', async (status, sentence) => {
  await apply({ status });
  await run(OVERDUE);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Notice to applicant overdue: PA-/);
  expect(mail?.text).toContain(sentence);
});

it.each(['off', 'daily'] as const)(
  'doesn’t mail an officer immediately who chose reminders %s',
  async (timing) => {
    const choice = { user_id: officer.uid, topics: { lead_reminders: timing } };
    await firestore.doc(paths.mailPreferences.one(tenant.tenantId, officer.uid)).set(choice);
    await apply();
    expect(await run(REMINDER)).toBe(1);
    expect(await remindedMembers()).toEqual(['officer']);
    expect(await mails()).toEqual([]);
    const waiting = await firestore.collection(paths.digestEntries.all(tenant.tenantId)).get();
    expect(waiting.size).toBe(timing === 'daily' ? 1 : 0);
    expect(await run(OVERDUE)).toBe(1);
    expect((await mails()).map(({ to }) => to)).toEqual([tenant.company.mailbox]);
  },
);

it('reminds the administrators about the General team’s, and about a former officer’s', async () => {
  await apply({ lo_assigned_id: null });
  await setMember(officer.uid, { status: 'deactivated' });
  await apply();
  expect(await run(REMINDER)).toBe(2);
  expect(await remindedMembers()).toEqual(['admin', 'admin']);
  expect((await mails()).map(({ to }) => to)).toEqual([tenant.company.mailbox, tenant.company.mailbox]);
});

it('doesn’t remind about notices no longer due, or of another company', async () => {
  const id = await apply({ status: 'approved', notice_due_at: null });
  await apply({ notice_reminder_at: null });
  const other = await newTenant();
  try {
    await seedApplication(other.tenantId, { ...DATES, created_at: RECEIVED });
    expect(await run(REMINDER)).toBe(0);
  } finally {
    await other.remove();
  }
  expect([await notices(), await mails()]).toEqual([[], []]);
  expect((await ref(id).get()).get('notice_reminder_at')).toBeNull();
});

it('reminds again about a reopened application, which has a new due date', async () => {
  const id = await apply();
  await run(REMINDER);
  const later = toActionNoticeDates(new Date('2026-12-20T15:00:00Z'), 'America/New_York');
  await ref(id).update({ ...later });
  expect(await run(later.notice_reminder_at)).toBe(1);
  expect(await notices()).toHaveLength(2);
});

it.each(['before', 'after'] as const)(
  'killed %s any of its commits and run again, notifies everyone once',
  async (moment) => {
    for (let n = 1, wasKilled = true; wasKilled; n += 1) {
      for (const all of [paths.notices.all, paths.mail.all, paths.submissions.all]) {
        await firestore.recursiveDelete(firestore.collection(all(tenant.tenantId)));
      }
      await apply();
      await apply({ lo_assigned_id: null });
      wasKilled = await killAtCommit(n, moment, () => run(REMINDER));
      await run(REMINDER);
      expect(await remindedMembers()).toEqual(['admin', 'officer']);
      expect(await mails()).toHaveLength(2);
    }
  },
);

it('writes one reminder in two concurrent runs', async () => {
  await apply();
  expect((await Promise.all([run(REMINDER), run(REMINDER)])).toSorted()).toEqual([0, 1]);
  expect(await remindedMembers()).toEqual(['officer']);
  expect(await mails()).toHaveLength(1);
});

it('continues past an unreadable record, and fails at the end', async () => {
  const broken = await apply();
  await ref(broken).update({ reference_number: 5 });
  await apply();
  await expect(run(REMINDER)).rejects.toThrow('1 notice reminders were not written');
  expect(await remindedMembers()).toEqual(['officer']);
});

it('processes more than a page, and looks up each officer once', async () => {
  await Promise.all(Array.from({ length: 60 }, () => apply()));
  const { result, operations } = await countOperations(() => run(REMINDER));
  expect(result).toBe(60);
  // Two reads per submission, and about a dozen for the company, its administrators and the officer.
  expect(operations.reads).toBeLessThan(60 * 2 + 20);
  expect((await countOperations(() => run(REMINDER))).operations.reads).toBeLessThanOrEqual(1);
});

it('runs in the contact reminders’ job, even if those fail', async () => {
  await apply();
  const broken = await apply({ ...DATES, notice_reminder_at: null, contact_reminder_at: RECEIVED });
  await ref(broken).update({ reference_number: 5 });
  await sendTenantTasks(
    { queue: 'tenant-contact-reminders', failure: 'Reminders not sent' },
    REMINDER.toISOString(),
  );
  await vi.waitFor(async () => expect(await remindedMembers()).toEqual(['officer']), {
    timeout: 45_000,
    interval: 250,
  });
});
