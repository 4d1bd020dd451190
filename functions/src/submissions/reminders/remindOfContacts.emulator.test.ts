import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendTenantTasks } from '../../data/defineTenantJob.ts';
import { countOperations } from '../../testing/countOperations.ts';
import { firestore } from '../../testing/emulator.ts';
import { killAtCommit } from '../../testing/killAtCommit.ts';
import { newTenant, type Person, setMember, type TestTenant } from '../../testing/members.ts';
import { remindOfContacts } from './remindOfContacts.ts';

const CREATED = new Date('2026-11-18T16:20:00Z');
const SOON = new Date('2026-11-18T20:50:00Z');
const DUE = new Date('2026-11-19T16:20:00Z');
const before = (at: Date) => new Date(at.getTime() - 1);
const after = (at: Date) => new Date(at.getTime() + 1);

let tenant: TestTenant;
let admin: Person;
let compliance: Person;
let officer: Person;
let officerId: string;
beforeEach(async () => {
  tenant = await newTenant();
  officerId = `officer-${randomUUID()}`;
  admin = await tenant.join('super_admin');
  compliance = await tenant.join('compliance');
  officer = await tenant.join('officer', { officer_id: officerId });
});
afterEach(async () => {
  await tenant.remove();
});

async function apply(change: Partial<Submission> = {}): Promise<string> {
  const id = randomUUID();
  const submission = submissionSchema.parse({
    id,
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: 'rosa@borrower.example',
    mobile: '(201) 555-0147',
    purpose: 'Purchase',
    status: 'new',
    created_at: CREATED,
    est_value_or_price: 525_000,
    reference_number: `PA-${id.slice(0, 8)}`,
    lo_assigned_id: officerId,
    due_at: DUE,
    due_soon_at: SOON,
    contact_reminder_at: SOON,
    ...change,
  });
  await ref(id).set(submission);
  return id;
}
const ref = (id: string) => firestore.doc(paths.submissions.one(tenant.tenantId, id));
const reminderAt = async (id: string) =>
  ((await ref(id).get()).get('contact_reminder_at') as { toDate: () => Date } | null)?.toDate() ?? null;

/** Who got which notice: `officer contact_due_soon`. */
async function notices(): Promise<string[]> {
  const names = new Map(Object.entries({ admin, compliance, officer }).map(([name, { uid }]) => [uid, name]));
  const all = await firestore.collection(paths.notices.all(tenant.tenantId)).get();
  return all.docs
    .map((one) => `${names.get(one.get('to_user_id') as string)} ${one.get('kind') as string}`)
    .toSorted();
}
async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  const all = await firestore.collection(paths.mail.all(tenant.tenantId)).get();
  return all.docs.map((one) => {
    const { to, message } = one.data() as { to: string[]; message: { subject: string; text: string } };
    return { to: to.join(), ...message };
  });
}
const mailedTo = async () => (await mails()).map(({ to }) => to).toSorted();
const run = (now: Date) => remindOfContacts(tenant.tenantId, now);

it('reminds the officer halfway to the deadline, and the administrators too after it', async () => {
  const id = await apply();
  expect(await run(before(SOON))).toBe(0);
  expect(await notices()).toEqual([]);

  expect(await run(SOON)).toBe(1);
  expect(await notices()).toEqual(['officer contact_due_soon']);
  expect(await mailedTo()).toEqual([officer.email]);
  expect(await reminderAt(id)).toEqual(after(DUE));
  expect(await run(DUE), 'the promise can still be kept').toBe(0);

  expect(await run(after(DUE))).toBe(1);
  expect(await notices()).toEqual([
    'admin contact_overdue',
    'compliance contact_overdue',
    'officer contact_due_soon',
    'officer contact_overdue',
  ]);
  expect(await mailedTo()).toEqual([officer.email, officer.email, tenant.company.mailbox].toSorted());
  expect(await reminderAt(id)).toBeNull();
  expect(await run(new Date('2027-01-01'))).toBe(0);
});

it.each(['off', 'daily'] as const)(
  'doesn’t mail an officer immediately who chose reminders %s, but mails the company at the deadline',
  async (timing) => {
    const choice = { user_id: officer.uid, topics: { lead_reminders: timing } };
    await firestore.doc(paths.mailPreferences.one(tenant.tenantId, officer.uid)).set(choice);
    await apply();
    expect(await run(SOON)).toBe(1);
    expect(await mailedTo()).toEqual([]);
    expect(await notices()).toEqual(['officer contact_due_soon']);
    expect(await run(after(DUE))).toBe(1);
    expect(await mailedTo()).toEqual([tenant.company.mailbox]);
    expect(await notices()).toContain('officer contact_overdue');
    const waiting = await firestore.collection(paths.digestEntries.all(tenant.tenantId)).get();
    expect(waiting.size).toBe(timing === 'daily' ? 2 : 0);
  },
);

it('reminds about a callback request at its start and end, with its own wording', async () => {
  const [from, to] = [new Date('2026-11-20T14:00:00Z'), new Date('2026-11-20T17:00:00Z')];
  const change = {
    due_soon_at: from,
    due_at: to,
    contact_reminder_at: from,
    reference_number: 'CB-7K3Q-9F2M',
  };
  const id = await apply({ kind: 'callback', purpose: null, est_value_or_price: null, ...change });
  expect(await run(before(from))).toBe(0);
  expect(await run(from)).toBe(1);
  expect(await reminderAt(id)).toEqual(after(to));
  expect(await run(after(to))).toBe(1);
  expect(new Set((await mails()).map(({ subject }) => subject))).toEqual(
    new Set(['Call now: callback request CB-7K3Q-9F2M', 'Overdue: callback request CB-7K3Q-9F2M']),
  );
  for (const { text } of await mails()) {
    expect(text).toContain('by Friday, November 20 at 12:00 PM ET');
    expect(text.replace(`application=${id}`, '')).not.toMatch(/applica|Rosa|Delgado|555-0147/);
  }
  const sentNotices = await firestore.collection(paths.notices.all(tenant.tenantId)).get();
  expect(new Set(sentNotices.docs.map((one) => one.get('submission_kind') as string))).toEqual(
    new Set(['callback']),
  );
});

it('links officers to their leads, and administrators to the desk', async () => {
  const id = await apply();
  await run(SOON);
  await run(after(DUE));
  const links = (await mails()).map(({ text }) => /http\S+/.exec(text)?.[0]);
  expect(links.toSorted()).toEqual([
    `https://${tenant.host}/officer-portal/leads?application=${id}`,
    `https://${tenant.host}/officer-portal/leads?application=${id}`,
    `https://${tenant.host}/officer-portal?tab=submissions&application=${id}`,
  ]);
});

it('names the application in mails, but nothing the applicant typed', async () => {
  const id = await apply({ first_name: 'Click http://evil.example' });
  await run(SOON);
  const [mail] = await mails();
  expect(mail?.subject).toBe(`Due soon: contact application PA-${id.slice(0, 8)}`);
  expect(mail?.text).toContain('by Thursday, November 19 at 11:20 AM ET');
  const stored = (await firestore.collection(paths.notices.all(tenant.tenantId)).get()).docs[0]?.data();
  for (const typed of ['evil.example', 'Delgado', 'rosa@', '555-0147']) {
    expect(JSON.stringify([mail, stored])).not.toContain(typed);
  }
});

it('reminds the administrators about the General team’s, and about a former officer’s', async () => {
  await apply({ lo_assigned_id: null, route_to: 'General' });
  await run(SOON);
  expect(await notices()).toEqual(['admin contact_due_soon', 'compliance contact_due_soon']);
  expect(await mailedTo()).toEqual([tenant.company.mailbox]);
  await setMember(officer.uid, { status: 'deactivated' });
  await setMember(compliance.uid, { status: 'deactivated' });
  await apply();
  await run(SOON);
  expect(await notices()).toEqual([
    'admin contact_due_soon',
    'admin contact_due_soon',
    'compliance contact_due_soon',
  ]);
  expect(await mailedTo()).toEqual([tenant.company.mailbox, tenant.company.mailbox]);
});

it('reminds a member with a company’s own role, and administrators once it’s unlisted', async () => {
  await setMember(officer.uid, { role: 'loan_partner' });
  await tenant.allowExtraRoles('loan_partner');
  await apply();
  await run(SOON);
  expect(await notices()).toEqual(['officer contact_due_soon']);
  expect(await mailedTo()).toEqual([officer.email]);
  await tenant.allowExtraRoles();
  await apply();
  await run(SOON);
  expect(await notices()).toEqual([
    'admin contact_due_soon',
    'compliance contact_due_soon',
    'officer contact_due_soon',
  ]);
  expect(await mailedTo()).toEqual([officer.email, tenant.company.mailbox].toSorted());
});

it('after a late run, only sends that it’s overdue', async () => {
  const id = await apply();
  expect(await run(after(DUE))).toBe(1);
  expect(await notices()).toEqual([
    'admin contact_overdue',
    'compliance contact_overdue',
    'officer contact_overdue',
  ]);
  expect(await reminderAt(id)).toBeNull();
});

it.each([
  ['was contacted', { first_contact_at: CREATED }],
  ['was approved', { status: 'approved' }],
  ['was withdrawn', { status: 'withdrawn' }],
])('doesn’t remind about an application that %s, and doesn’t check it again', async (_case, change) => {
  const id = await apply(change);
  expect(await run(SOON)).toBe(0);
  expect([await notices(), await mails()]).toEqual([[], []]);
  expect(await reminderAt(id)).toBeNull();
});

it('reminds about one in progress, none from before deadlines, and none of other companies', async () => {
  const other = await newTenant();
  try {
    const foreign = firestore.doc(paths.submissions.one(other.tenantId, 'foreign'));
    const old = await apply({ due_at: null, due_soon_at: null, contact_reminder_at: null });
    const id = await apply({ status: 'in_progress' });
    await foreign.set({ ...(await ref(id).get()).data(), id: 'foreign' });
    expect(await run(SOON)).toBe(1);
    expect(await notices()).toEqual(['officer contact_due_soon']);
    expect(await reminderAt(old)).toBeNull();
    expect((await foreign.get()).get('contact_reminder_at')).not.toBeNull();
    expect((await firestore.collection(paths.notices.all(other.tenantId)).get()).size).toBe(0);
  } finally {
    await other.remove();
  }
});

it.each(['before', 'after'] as const)(
  'killed %s any of its commits and run again, notifies everyone once',
  async (moment) => {
    for (let n = 1, wasKilled = true; wasKilled; n += 1) {
      await firestore.recursiveDelete(firestore.collection(paths.notices.all(tenant.tenantId)));
      await firestore.recursiveDelete(firestore.collection(paths.mail.all(tenant.tenantId)));
      await firestore.recursiveDelete(firestore.collection(paths.submissions.all(tenant.tenantId)));
      await apply();
      await apply({ lo_assigned_id: null });
      wasKilled = await killAtCommit(n, moment, () => run(SOON));
      await run(SOON);
      expect(await notices()).toEqual([
        'admin contact_due_soon',
        'compliance contact_due_soon',
        'officer contact_due_soon',
      ]);
      expect(await mailedTo()).toEqual([officer.email, tenant.company.mailbox].toSorted());
    }
  },
);

it('writes one reminder in two concurrent runs', async () => {
  await apply();
  const written = await Promise.all([run(SOON), run(SOON)]);
  expect(written.toSorted()).toEqual([0, 1]);
  expect(await notices()).toEqual(['officer contact_due_soon']);
  expect(await mailedTo()).toEqual([officer.email]);
});

it('continues past an unreadable record, and fails at the end', async () => {
  const broken = await apply();
  await ref(broken).update({ reference_number: 5, contact_reminder_at: CREATED });
  await apply();
  await expect(run(SOON)).rejects.toThrow('1 contact reminders were not written');
  expect(await notices()).toEqual(['officer contact_due_soon']);
});

it('processes more than a page, and looks up each officer once', async () => {
  await Promise.all(Array.from({ length: 60 }, () => apply()));
  const { result, operations } = await countOperations(() => run(SOON));
  expect(result).toBe(60);
  expect(await notices()).toHaveLength(60);
  // Two reads per submission, and about a dozen for the company, its administrators and the officer.
  expect(operations.reads).toBeLessThan(60 * 2 + 20);
  expect((await countOperations(() => run(SOON))).operations.reads).toBeLessThanOrEqual(1);
});

it('is run by the job’s task for each tenant', async () => {
  await apply();
  await sendTenantTasks(
    { queue: 'tenant-contact-reminders', failure: 'Reminders not sent' },
    SOON.toISOString(),
  );
  await vi.waitFor(async () => expect(await notices()).toEqual(['officer contact_due_soon']), {
    timeout: 45_000,
    interval: 250,
  });
});
