import { randomUUID } from 'node:crypto';
import { withDates } from '@brokerage/domain/collections/withDates';
import { paths } from '@brokerage/domain/paths';
import { CONSENT_OUTDATED, CONSENT_PAGE_OUTDATED } from '@brokerage/domain/preapproval/consent/consent';
import { FIRST_CONSENT, firstConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../data/sha256.ts';
import { APPLICATIONS_PER_HOUR, MAILS_PER_DAY, toMailbox } from '../http/rateLimit.ts';
import {
  count,
  firestore,
  post as postAs,
  removeApplication,
  storedApplication,
} from '../testing/emulator.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { validSubmission } from '../testing/validSubmission.ts';
import { mailConsentReceipt } from './sendConsentReceipt.ts';

const REFERENCE = /^PA-[2-9A-Z]{4}-[2-9A-Z]{4}$/;
const sent: string[] = [];
let address = 0;

/** Each call has its own address, except when a test is about addresses. */
function submit(changes: Partial<Record<string, unknown>> = {}, ip?: string) {
  const body = validSubmission(changes);
  sent.push(body.id);
  address += 1;
  return { body, response: postAs('submit-preapproval', body, { ip: ip ?? `198.51.100.${address}` }) };
}

async function findMails(reference: string) {
  const mails = await firestore.collection(paths.mail.all(PUBLIC_TENANT)).get();
  return mails.docs.map((mail) => mail.data()).filter((mail) => mail.message.subject.includes(reference));
}

/** All mails of a stored application: writes the applicant's here unless the trigger was faster. */
async function mailsAbout(id: string) {
  await mailConsentReceipt(PUBLIC_TENANT, id);
  const { submission } = await storedApplication(id);
  return findMails(submission?.reference_number);
}

afterEach(async () => {
  await Promise.all(sent.splice(0).map(removeApplication));
});

describe('submit-preapproval', () => {
  it.each([
    ['daniel-okafor', 'Huntington Beach, CA', false],
    ['daniel-okafor', '92648', false],
    ['daniel-okafor', 'Clifton, NJ', true],
    ['daniel-okafor', 'By the sea', true],
    ['marcus-bell', 'Huntington Beach, CA', false],
    ['maya-torres', 'Huntington Beach, CA', true],
  ])('accepts %s for a property in %s: %s', async (officer, property_location, isAccepted) => {
    const { body, response } = submit({ working_with_lo: true, lo_assigned_id: officer, property_location });
    const { status, body: output } = await response;
    expect(status).toBe(isAccepted ? 200 : 400);
    if (!isAccepted) expect(output.error?.details).toMatchObject({ issues: [{ path: 'lo_assigned_id' }] });
    expect((await storedApplication(body.id)).submission !== undefined).toBe(isAccepted);
  });

  it('stores no click id for a visitor who sends Global Privacy Control', async () => {
    const body = validSubmission({
      utm_source: 'postcard',
      gclid: 'g1',
      fbclid: 'f1',
      referrer: 'https://search.example/',
      first_utm_source: 'radio',
      first_gclid: 'g0',
      first_referrer: 'https://news.example/',
    });
    sent.push(body.id);
    await postAs('submit-preapproval', body, { ip: '198.51.100.250', headers: { 'sec-gpc': '1' } });
    const { answers } = await storedApplication(body.id);
    expect(answers).toMatchObject({ utm_source: 'postcard', first_utm_source: 'radio' });
    for (const dropped of ['gclid', 'fbclid', 'referrer', 'first_gclid', 'first_referrer'])
      expect(answers).not.toHaveProperty(dropped);
  });

  it('stores application, answers and consent receipt, and returns a reference number', async () => {
    const { body, response } = submit({ utm_source: 'postcard', page_path: '/', timeline: 'asap' });
    const { status, body: reply } = await response;
    expect(status).toBe(200);
    expect(reply.result).toEqual({
      reference_number: expect.stringMatching(REFERENCE),
      created_at: expect.any(String),
      contact_by: expect.any(String),
      days_off: expect.any(Array),
    });
    const { submission, answers, receipts } = await storedApplication(body.id);
    expect(submission).toMatchObject({
      id: body.id,
      first_name: 'Rosa',
      email: body.email,
      purpose: 'Purchase',
      status: 'new',
      est_value_or_price: 525_000,
      lo_assigned_id: null,
      route_to: 'General',
      reference_number: (reply.result as { reference_number: string }).reference_number,
      source: 'website',
      branch_id: null,
      search_keys: expect.arrayContaining(['ros', 'pa', body.mobile.replace(/\D/g, '').slice(-4)]),
    });
    const stored = withDates(submission ?? {});
    expect(stored).toMatchObject(
      toActionNoticeDates(stored.created_at as Date, DEFAULT_OFFICE_SCHEDULE.time_zone),
    );
    expect(Object.keys(submission ?? {})).not.toContain('monthly_income_gross');
    expect(answers).toMatchObject({
      utm_source: 'postcard',
      page_path: '/',
      timeline: 'asap',
      monthly_income_gross: 9_800,
    });
    for (const guard of ['website', 'elapsed_ms', 'consent_version', 'consent_company', 'id'])
      expect(answers).not.toHaveProperty(guard);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]).toMatchObject({
      version: FIRST_CONSENT,
      page: '/pre-approval',
      user_agent: 'emulator test',
      ip_address: expect.stringMatching(/^198\.51\.100\./),
      boxes: [
        {
          name: 'consent_tcpa',
          checked: true,
          text: firstConsent('Larkfield Home Mortgage').texts.consent_tcpa,
        },
        {
          name: 'sms_opt_in',
          checked: true,
          text: firstConsent('Larkfield Home Mortgage').texts.sms_opt_in,
        },
        { name: 'soft_pull_consent', checked: false },
      ],
    });
  });

  it('accepts a consent to the current wording only', async () => {
    const { body, response } = submit({ consent_company: 'Larkfield Home Mortgage' });
    expect((await response).status).toBe(200);
    expect((await storedApplication(body.id)).receipts).toHaveLength(1);
    for (const [other, message] of [
      [{ consent_company: 'Larkfield Lending' }, CONSENT_PAGE_OUTDATED],
      [{ consent_company: 'Larkfield Home Mortgage', consent_version: '1999-01' }, CONSENT_PAGE_OUTDATED],
      [{ consent_version: '1999-01' }, CONSENT_OUTDATED],
    ] as const) {
      const { body: older, response: refused } = submit(other);
      const reply = await refused;
      expect(reply.status).toBe(400);
      expect(JSON.stringify(reply.body)).toContain(message);
      expect((await storedApplication(older.id)).submission).toBeUndefined();
    }
  });

  it('creates one record for a double click, a retry and two tabs', async () => {
    const before = await count(paths.submissions.all(PUBLIC_TENANT));
    const body = validSubmission();
    sent.push(body.id);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((tab) =>
        postAs('submit-preapproval', { ...body, elapsed_ms: 60_000 + tab }, { ip: '192.0.2.77' }),
      ),
    );
    const late = await postAs('submit-preapproval', { ...body, first_name: 'Changed' }, { ip: '192.0.2.78' });
    const references = [...answers, late].map(({ body: reply }) => JSON.stringify(reply.result));
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toMatch(/PA-/);
    expect(await count(paths.submissions.all(PUBLIC_TENANT))).toBe(before + 1);
    const { submission, receipts } = await storedApplication(body.id);
    expect(submission?.first_name).toBe('Rosa');
    expect(receipts).toHaveLength(1);
    expect(await mailsAbout(body.id)).toHaveLength(2);
  });

  it('finds an applicant by email in any case, and stores it in answers as typed', async () => {
    const email = `Rosa.${randomUUID()}@Borrower.example`;
    const { body, response } = submit({ email });
    await response;
    const { submission, answers } = await storedApplication(body.id);
    expect(submission).toMatchObject({ email: email.toLowerCase() });
    expect(answers).toMatchObject({ email });
  });

  it('stores the call’s secret as a hash, which a resent form can’t replace', async () => {
    const secret = 'k'.repeat(32);
    const { body, response } = submit({ call_secret: secret });
    expect((await response).status).toBe(200);
    expect((await submit({ ...body, call_secret: 'x'.repeat(32) }).response).status).toBe(200);
    const { submission, answers } = await storedApplication(body.id);
    expect(answers?.call_secret_hash).toBe(sha256(secret));
    expect(JSON.stringify([submission, answers])).not.toContain(secret);
  });

  it('drops answers to hidden questions', async () => {
    const { body, response } = submit({
      purpose: 'Refinance',
      cash_out: false,
      cash_out_amount: 1,
      has_agent: false,
      agent_name: 'Nobody',
      condo_warrantability: 'unsure',
      recent_derogatory: 'none',
      recent_derogatory_year: 1901,
      co_borrower_details: 'nothing',
      current_rate: 6.25,
      lo_assigned_id: 'does-not-exist',
    });
    expect((await response).status).toBe(200);
    const { answers } = await storedApplication(body.id);
    expect(answers).toMatchObject({
      purpose: 'Refinance',
      cash_out: false,
      current_rate: 6.25,
      lo_assigned_id: null,
    });
    const hidden = [
      'purchase_price',
      'down_payment',
      'cash_out_amount',
      'agent_name',
      'condo_warrantability',
    ];
    for (const field of [...hidden, 'recent_derogatory_year', 'co_borrower_details']) {
      expect(answers).not.toHaveProperty(field);
    }
  });

  it('assigns the chosen officer of the directory and mails them', async () => {
    const officer = (await firestore.collection(paths.officers.all(PUBLIC_TENANT)).limit(1).get()).docs[0];
    const { body, response } = submit({
      working_with_lo: true,
      lo_assigned_id: officer?.id,
      route_to: 'General',
    });
    expect((await response).status).toBe(200);
    const { submission, answers } = await storedApplication(body.id);
    expect(submission?.lo_assigned_id).toBe(officer?.id);
    expect(submission).not.toHaveProperty('route_to');
    expect(answers).not.toHaveProperty('route_to');
    const mails = await mailsAbout(body.id);
    expect(mails.map((mail) => mail.to[0]).sort()).toEqual([officer?.data().email, body.email].sort());
  });

  describe('for an officer with a portal account', () => {
    const officerId = `lead-${randomUUID()}`;
    const uid = randomUUID();
    const signIn = `${uid}@staff.example`;
    const typed = `${uid}@elsewhere.example`;
    const entry = firestore.doc(paths.officers.one(PUBLIC_TENANT, officerId));
    const record = firestore.doc(paths.member(uid));

    beforeEach(async () => {
      await getAuth().createUser({ uid, email: signIn, emailVerified: true });
      const profile = { name: 'Lena Roth', email: typed, phone: '(973) 555-0130', title: 'Loan Officer' };
      const branch = (await firestore.collection(paths.branches.all(PUBLIC_TENANT)).limit(1).get()).docs[0]
        ?.id;
      await entry.set({ id: officerId, ...profile, nmls: '', bio: '', branchId: branch, listed: true });
      await record.set({
        user_id: uid,
        tenant_id: PUBLIC_TENANT,
        role: 'officer',
        ...profile,
        nmls_id: '',
        headshot_url: '',
        officer_id: officerId,
      });
    });
    afterEach(async () => {
      await Promise.all([entry.delete(), record.delete(), getAuth().deleteUser(uid)]);
    });

    async function staffMailTo() {
      const { body, response } = submit({ working_with_lo: true, lo_assigned_id: officerId });
      expect((await response).status).toBe(200);
      const mails = (await mailsAbout(body.id)).filter((mail) => mail.to[0] !== body.email);
      for (const { to, message } of mails) {
        const isOfficer = String(to[0]).startsWith(uid);
        const page = isOfficer ? '/leads?' : '?tab=submissions&';
        expect(message.text).toContain(`/officer-portal${page}application=${body.id}`);
      }
      return mails.map((mail) => String(mail.to[0]));
    }

    it('mails their verified sign-in address, whatever the profile says', async () => {
      expect(await staffMailTo()).toEqual([signIn]);
    });

    it('mails the company after they changed that address, until it’s the confirmed mailbox', async () => {
      const mailbox = String((await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).get('mailbox'));
      const security = firestore.doc(paths.userSecurity(uid));
      await security.set({ first_email: signIn, known_email: signIn });
      expect(await staffMailTo()).toEqual([signIn]);
      const changed = `${uid}@mine.example`;
      await getAuth().updateUser(uid, { email: changed, emailVerified: true });
      expect(await staffMailTo()).toEqual([mailbox]);
      await record.update({ email: changed });
      expect(await staffMailTo()).toEqual([changed]);
      await security.delete();
    });

    it.each(['off', 'daily'] as const)(
      'mails nobody immediately when they chose new leads %s',
      async (timing) => {
        const preferences = firestore.doc(paths.mailPreferences.one(PUBLIC_TENANT, uid));
        await preferences.set({ user_id: uid, topics: { new_leads: timing } });
        expect(await staffMailTo()).toEqual([]);
        const entries = firestore
          .collection(paths.digestEntries.all(PUBLIC_TENANT))
          .where('to_user_id', '==', uid);
        const waiting = (await entries.get()).docs;
        expect(waiting.map((one) => one.get('line') as string)).toEqual(
          timing === 'daily' ? [expect.stringMatching(/^New application PA-/)] : [],
        );
        await Promise.all([preferences.delete(), ...waiting.map(({ ref }) => ref.delete())]);
      },
    );

    it('mails the company if that address isn’t verified, or the account is disabled', async () => {
      const mailbox = String((await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).get('mailbox'));
      await getAuth().updateUser(uid, { emailVerified: false });
      expect(await staffMailTo()).toEqual([mailbox]);
      await getAuth().updateUser(uid, { emailVerified: true, disabled: true });
      expect(await staffMailTo()).toEqual([mailbox]);
    });

    it('mails the company if their role has no rights', async () => {
      const mailbox = String((await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).get('mailbox'));
      await record.update({ role: 'unlisted_role' });
      expect(await staffMailTo()).toEqual([mailbox]);
    });
  });

  it('mails the general mailbox, and the applicant a receipt without anything they typed', async () => {
    const { body, response } = submit({ first_name: 'Click http://evil.example' });
    await response;
    const mails = await mailsAbout(body.id);
    const tenant = (await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).data();
    expect(mails.map((mail) => mail.to[0]).sort()).toEqual([body.email, tenant?.mailbox].sort());
    expect(JSON.stringify(mails)).not.toContain('evil.example');
    const toApplicant = mails.find((mail) => mail.to[0] === body.email);
    const [receipt] = toApplicant?.message.attachments ?? [];
    expect(Buffer.from(receipt.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('mails the receipt after the response', async () => {
    const { body, response } = submit();
    const reply = (await response).body.result as { reference_number: string };
    await vi.waitFor(
      async () => {
        const mails = await findMails(reply.reference_number);
        expect(mails.map((mail) => mail.to[0])).toContain(body.email);
      },
      { timeout: 45_000, interval: 250 },
    );
    expect(await mailsAbout(body.id)).toHaveLength(2);
  });

  it('rejects a former officer', async () => {
    const { body, response } = submit({ working_with_lo: true, lo_assigned_id: 'peter-novak' });
    expect((await response).body.error?.details).toMatchObject({ issues: [{ path: 'lo_assigned_id' }] });
    expect((await storedApplication(body.id)).submission).toBeUndefined();
  });

  it.each([
    ['an officer of another tenant', 'harborview'],
    ['an officer that is not there', undefined],
  ])('rejects %s at the field', async (_who, tenantId) => {
    const foreign =
      tenantId && (await firestore.collection(paths.officers.all(tenantId)).limit(1).get()).docs[0]?.id;
    const { body, response } = submit({ working_with_lo: true, lo_assigned_id: foreign ?? 'nobody-here' });
    const { status, body: reply } = await response;
    expect(status).toBe(400);
    expect(reply.error?.details).toMatchObject({
      issues: [{ path: 'lo_assigned_id', message: expect.stringContaining('no longer available') }],
    });
    expect((await storedApplication(body.id)).submission).toBeUndefined();
  });

  it.each([
    ['the hidden field is filled', { website: 'https://spam.example' }],
    ['seven steps took a second', { elapsed_ms: 1_000 }],
  ])('reports success but stores nothing when %s', async (_case, changes) => {
    const { body, response } = submit(changes);
    const { status, body: reply } = await response;
    expect(status).toBe(200);
    expect(reply.result).toEqual({
      reference_number: expect.stringMatching(REFERENCE),
      created_at: expect.any(String),
      contact_by: expect.any(String),
      days_off: expect.any(Array),
    });
    expect(await storedApplication(body.id)).toEqual({
      submission: undefined,
      answers: undefined,
      receipts: [],
    });
  });

  it('limits an address by the entry of X-Forwarded-For that it can’t forge', async () => {
    const ip = `2001:db8::${Date.now().toString(16)}`;
    for (let number = 0; number < APPLICATIONS_PER_HOUR; number += 1) {
      expect((await submit({}, `10.0.0.${number}, ${ip}`).response).status).toBe(200);
    }
    const { body, response } = submit({}, `10.9.9.9, ${ip}`);
    const { status, body: reply } = await response;
    expect(status).toBe(429);
    expect(reply.error).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message: expect.stringContaining('call us'),
    });
    expect((await storedApplication(body.id)).submission).toBeUndefined();
    const again = await postAs('submit-preapproval', { ...body, id: sent[0] }, { ip });
    expect(again.status, 'a retry of a stored one still gets its answer').toBe(200);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const network = `2001:db8:${Date.now().toString(16).slice(-4)}:1`;
    for (let number = 0; number < APPLICATIONS_PER_HOUR; number += 1) {
      expect((await submit({}, `${network}::${number + 1}`).response).status).toBe(200);
    }
    expect((await submit({}, `${network}:aaaa:bbbb:cccc:dddd`).response).status).toBe(429);
  });

  it('stores submissions for an address without flooding it with mail', async () => {
    const email = `${randomUUID()}@victim.example`;
    for (let number = 0; number <= MAILS_PER_DAY; number += 1) {
      expect(
        (
          await submit({ email: number % 2 ? email.toUpperCase() : email.replace('@', `+${number}@`) })
            .response
        ).status,
      ).toBe(200);
    }
    for (const id of sent) await mailConsentReceipt(PUBLIC_TENANT, id);
    const mails = await firestore.collection(paths.mail.all(PUBLIC_TENANT)).get();
    const received = mails.docs.filter((mail) => toMailbox(String(mail.data().to[0])) === email);
    expect(received).toHaveLength(MAILS_PER_DAY);
    expect((await storedApplication(sent.at(-1) ?? '')).submission?.status).toBe('new');
  });
});
