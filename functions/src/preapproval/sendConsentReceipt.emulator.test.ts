import { paths } from '@brokerage/domain/paths';
import { FIRST_CONSENT } from '@brokerage/domain/preapproval/consent/consentVersion';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCount } from '../data/expiringCounter.ts';
import { MAILS_PER_DAY, recipientCounter } from '../http/rateLimit.ts';
import { firestore, removeApplication } from '../testing/emulator.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { readEvents, readSubmission } from '../testing/submissions.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { consentReceiptPdf } from './consentReceiptPdf.ts';
import { mailConsentReceipt } from './sendConsentReceipt.ts';

vi.mock('./consentReceiptPdf.ts', { spy: true });

const at = new Date('2026-11-21T17:00:00Z');
const application = validSubmission();
const { email } = application;
const mailId = nanoid();
const mail = firestore.doc(paths.mail.one(PUBLIC_TENANT, mailId));
const counter = firestore.doc(paths.rateLimit(recipientCounter(email, at).id));
const receipt = firestore.doc(paths.consentReceipt(PUBLIC_TENANT, application.id));
const run = () => mailConsentReceipt(PUBLIC_TENANT, application.id);

/** The trigger ignores a receipt without a mail id, and leaves the mail to the test. */
beforeEach(async () => {
  vi.mocked(consentReceiptPdf).mockClear();
  const { id, first_name, last_name, mobile, purpose, est_value_or_price } = application;
  await firestore.doc(paths.submissions.one(PUBLIC_TENANT, id)).set({
    id,
    first_name,
    last_name,
    email,
    mobile,
    purpose,
    est_value_or_price,
    status: 'new',
    created_at: at,
    reference_number: 'PA-TEST-TEST',
    lo_assigned_id: null,
    route_to: 'General',
  });
  await firestore
    .doc(paths.submissionAnswers(PUBLIC_TENANT, id))
    .set({ ...application, lo_assigned_id: null, route_to: 'General', utm_source: 'postcard' });
  await receipt.create({
    version: FIRST_CONSENT,
    boxes: [{ name: 'consent_tcpa', text: 'Yes', checked: true }],
    created_at: at,
    ip_address: '192.0.2.1',
    user_agent: 'test',
    page: '/pre-approval',
  });
});
afterEach(async () => {
  await Promise.all([removeApplication(application.id), mail.delete(), counter.delete()]);
});

it('writes one mail in many runs, and counts it once', async () => {
  await receipt.update({ mail_id: mailId });
  await Promise.all(Array.from({ length: 8 }, run));
  await run();
  const sent = (await mail.get()).data();
  expect(sent?.to).toEqual([email]);
  expect(Buffer.from(sent?.message.attachments[0].content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(readCount(await counter.get())).toBe(1);
});

it('mails what a crash prevented, when it runs again', async () => {
  await receipt.update({ mail_id: mailId });
  vi.mocked(consentReceiptPdf).mockRejectedValueOnce(new Error('out of memory'));
  await expect(run()).rejects.toThrow('out of memory');
  expect((await mail.get()).exists).toBe(false);
  expect((await counter.get()).exists).toBe(false);
  await run();
  expect((await mail.get()).exists).toBe(true);
});

it('makes no second mail or PDF once the mail is stored', async () => {
  await receipt.update({ mail_id: mailId });
  await run();
  const first = await mail.get();
  vi.mocked(consentReceiptPdf).mockClear();
  await run();
  expect((await mail.get()).updateTime).toEqual(first.updateTime);
  expect(consentReceiptPdf).not.toHaveBeenCalled();
});

it('makes no PDF for a mailbox over its daily limit, and adds it to the timeline once', async () => {
  await receipt.update({ mail_id: mailId });
  await counter.set({ count: MAILS_PER_DAY, expires_at: at });
  await run();
  await run();
  expect((await mail.get()).exists).toBe(false);
  expect(consentReceiptPdf).not.toHaveBeenCalled();
  expect(await readEvents(PUBLIC_TENANT, application.id)).toMatchObject([
    {
      n: 1,
      action: 'note',
      by_user_id: 'system',
      text: expect.stringContaining('The confirmation email wasn’t sent') as string,
    },
  ]);
  // It stays new, so that the assignment rule still applies.
  expect(await readSubmission(PUBLIC_TENANT, application.id)).toMatchObject({
    status: 'new',
    event_count: 1,
  });
});

it('skips a receipt whose mail was written together with it', async () => {
  const countMails = async () =>
    (
      await firestore
        .collection(paths.mail.all(PUBLIC_TENANT))
        .where('to', 'array-contains', email)
        .count()
        .get()
    ).data().count;
  await run();
  expect(await countMails()).toBe(0);
  expect(consentReceiptPdf).not.toHaveBeenCalled();
});

it('does nothing for a removed application', async () => {
  await receipt.update({ mail_id: mailId });
  await firestore.doc(paths.submissions.one(PUBLIC_TENANT, application.id)).delete();
  await run();
  expect((await mail.get()).exists).toBe(false);
});
