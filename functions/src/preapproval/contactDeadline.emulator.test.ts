import { paths } from '@brokerage/domain/paths';
import type { SubmissionOutput } from '@brokerage/domain/preapproval/form/submissionInput';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import type { Timestamp } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore, storedApplication } from '../testing/emulator.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { visitor } from '../testing/visitor.ts';
import { mailConsentReceipt } from './sendConsentReceipt.ts';
import { storeApplication } from './submitPreapproval.ts';

// A Saturday, 11 AM in New York.
const NOW = new Date('2026-11-21T16:00:00Z');
const SATURDAYS = {
  ...DEFAULT_OFFICE_SCHEDULE,
  week: { ...DEFAULT_OFFICE_SCHEDULE.week, saturday: { opens: '10:00', closes: '14:00' } },
};

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await newTenant();
});
afterEach(async () => {
  await tenant.remove();
});

const setSchedule = (office_schedule: object) =>
  firestore.doc(paths.tenant(tenant.tenantId)).update({ office_schedule });

function store(id: string, changes: Parameters<typeof validSubmission>[0] = {}): Promise<SubmissionOutput> {
  const caller = visitor({ ip: `deadline-${nanoid()}`, tenantId: tenant.tenantId });
  const input = validSubmission({ id, ...changes });
  return storeApplication(input, caller, { now: NOW, newReference: () => `PA-${nanoid(8)}` });
}
const toDate = (stored: unknown) => (stored as Timestamp).toDate();

async function loadTexts(id: string, { reference_number }: SubmissionOutput): Promise<string[]> {
  await mailConsentReceipt(tenant.tenantId, id);
  const mails = await firestore.collection(paths.mail.all(tenant.tenantId)).get();
  return mails.docs
    .map((mail) => mail.data().message as { subject: string; text: string })
    .filter(({ subject }) => subject.includes(reference_number))
    .map(({ text }) => text);
}

it('promises a deadline by the company’s hours, the same on page, in mails and on the desk', async () => {
  await setSchedule(SATURDAYS);
  const id = nanoid(21);
  const response = await store(id);
  // Saturday's 13 hours count and Sunday's don't, so the deadline is Monday at 11 AM.
  expect(response).toMatchObject({ contact_by: '2026-11-23T16:00:00.000Z', days_off: ['Sunday'] });
  const { submission } = await storedApplication(id, tenant.tenantId);
  expect(toDate(submission?.due_at).toISOString()).toBe(response.contact_by);
  // Three hours on Saturday and two on Monday: half of them have passed at 1:30 PM on Saturday.
  const half = new Date('2026-11-21T18:30:00Z');
  expect(toDate(submission?.due_soon_at)).toEqual(half);
  expect(toDate(submission?.contact_reminder_at)).toEqual(half);
  expect(submission?.first_contact_at).toBeNull();
  const texts = await loadTexts(id, response);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain('Monday, November 23 at 11:00 AM ET');
  expect(texts.join()).toContain('within 24 hours, not counting Sunday: by');
});

it('keeps an earlier promise when the hours change', async () => {
  await setSchedule(SATURDAYS);
  const id = nanoid(21);
  const { contact_by } = await store(id);
  await setSchedule(DEFAULT_OFFICE_SCHEDULE);
  expect(await store(id)).toMatchObject({ contact_by });
  for (const text of await loadTexts(id, await store(id))) expect(text).toContain('11:00 AM ET');
});

it('uses default hours if a company has none, and responds to a bot the same', async () => {
  const promise = { contact_by: '2026-11-23T23:00:00.000Z', days_off: ['Saturday', 'Sunday'] };
  expect(await store(nanoid(21))).toMatchObject(promise);
  const id = nanoid(21);
  expect(await store(id, { website: 'https://spam.example' })).toMatchObject(promise);
  expect((await storedApplication(id, tenant.tenantId)).submission).toBeUndefined();
});

it('responds to the retry of an application from before deadlines were stored', async () => {
  const id = nanoid(21);
  const { contact_by } = await store(id);
  const { submission } = await storedApplication(id, tenant.tenantId);
  const {
    due_at: _,
    due_soon_at: __,
    first_contact_at: ___,
    contact_reminder_at: ____,
    ...old
  } = submission ?? {};
  await firestore.doc(paths.submissions.one(tenant.tenantId, id)).set(old);
  expect(await store(id)).toMatchObject({ contact_by });
});
