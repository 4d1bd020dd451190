import { withDates } from '@brokerage/domain/collections/withDates';
import { errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import { paths } from '@brokerage/domain/paths';
import { callbackTimes, toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { submissionSchema } from '@brokerage/domain/submission/submission';
import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { afterEach, describe, expect, it } from 'vitest';
import { MESSAGES_PER_HOUR } from '../http/rateLimit.ts';
import { count, firestore, post } from '../testing/emulator.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { visitor } from '../testing/visitor.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const REFERENCE = /^CB-[2-9A-Z]{4}-[2-9A-Z]{4}$/;
const sent: string[] = [];
let address = 0;

function validMessage(changes: Record<string, unknown> = {}) {
  return {
    id: nanoid(21),
    name: 'Rosa Delgado',
    email: 'rosa.delgado@borrower.example',
    phone: '(201) 555-0147',
    topic: 'buying',
    message: 'We found a house in Clifton.\nWhat should we do first?',
    callback: callbackTimes(new Date(), DEFAULT_OFFICE_SCHEDULE)[3]?.value,
    elapsed_ms: 45_000,
    website: '',
    ...changes,
  };
}

/** Sends from a new IP address each time, except in tests about addresses. */
function send(changes: Record<string, unknown> = {}, ip?: string) {
  const body = validMessage(changes);
  sent.push(body.id);
  address += 1;
  return { body, response: post('send-contact-message', body, { ip: ip ?? `198.51.101.${address}` }) };
}

const mailRef = (id: string) => firestore.doc(paths.mail.one(PUBLIC_TENANT, `contact-${id}`));

/** The callback request that the message became. */
const recordRef = (id: string) => firestore.doc(paths.submissions.one(PUBLIC_TENANT, `callback-${id}`));

const answersRef = (id: string) => firestore.doc(paths.submissionAnswers(PUBLIC_TENANT, `callback-${id}`));

afterEach(async () => {
  await Promise.all(
    sent.splice(0).flatMap((id) => [mailRef(id).delete(), firestore.recursiveDelete(recordRef(id))]),
  );
});

describe('send-contact-message', () => {
  // In process: over HTTP the emulator starts a process for each call at the same time.
  it('accepts eight concurrent messages from one network, up to the hourly limit', async () => {
    const ip = `2001:db8:${nanoid(4)
      .toLowerCase()
      .replace(/[^0-9a-f]/g, '0')}::1`;
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => {
        const data = validMessage();
        sent.push(data.id);
        const rawRequest = {
          ip,
          headers: { 'x-forwarded-for': ip, 'x-forwarded-host': visitor().host },
          header: () => undefined,
        };
        return sendContactMessage.run({ data, rawRequest } as never);
      }),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(MESSAGES_PER_HOUR);
    for (const response of answers) {
      if (response.status === 'rejected')
        expect(response.reason).toMatchObject({ code: 'resource-exhausted' });
    }
  });

  it('writes one mail to the company’s mailbox, with the visitor as reply-to', async () => {
    const before = await count(paths.mail.all(PUBLIC_TENANT));
    const { body, response } = send();
    const { status, body: reply } = await response;
    expect(status).toBe(200);
    expect(reply.result).toEqual({
      received_at: expect.any(String),
      reference_number: expect.stringMatching(REFERENCE),
    });
    expect(await count(paths.mail.all(PUBLIC_TENANT))).toBe(before + 1);
    const mail = (await mailRef(body.id).get()).data();
    const tenant = (await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).data();
    expect(mail).toMatchObject({
      to: [tenant?.mailbox],
      replyTo: body.email,
      message: { subject: 'Website message: Buying a home' },
    });
    expect(Object.keys(mail?.message)).toEqual(['subject', 'text']);
    const { reference_number } = reply.result as { reference_number: string };
    for (const text of [
      body.name,
      body.email,
      body.phone,
      body.message,
      ' PM, Eastern time',
      `Callback request: ${reference_number}`,
    ]) {
      expect(mail?.message.text).toContain(text);
    }
  });

  it('accepts a message without phone and callback', async () => {
    const { body, response } = send({ phone: undefined, callback: undefined });
    const { status, body: reply } = await response;
    expect(status).toBe(200);
    expect(reply.result, 'nothing for the desk').toEqual({ received_at: expect.any(String) });
    expect((await recordRef(body.id).get()).exists).toBe(false);
    expect((await mailRef(body.id).get()).data()?.message.text).toContain(
      'Phone: not given\nCall back: not asked for',
    );
  });

  it('writes one mail for a double click and a retry', async () => {
    const before = await count(paths.mail.all(PUBLIC_TENANT));
    const { body, response } = send();
    const first = (await response).body.result;
    const again = await Promise.all(
      [1, 2, 3].map(() =>
        post('send-contact-message', { ...body, message: 'Changed' }, { ip: '192.0.2.90' }),
      ),
    );
    for (const { body: reply } of again) expect(reply.result).toEqual(first);
    expect(await count(paths.mail.all(PUBLIC_TENANT))).toBe(before + 1);
    expect((await mailRef(body.id).get()).data()?.message.text).toContain(body.message);
    const requests = firestore
      .collection(paths.submissions.all(PUBLIC_TENANT))
      .where('reference_number', '==', (first as { reference_number: string }).reference_number);
    expect((await requests.get()).docs.map(({ id }) => id)).toEqual([`callback-${body.id}`]);
    expect((await answersRef(body.id).get()).data()?.message).toBe(body.message);
  });

  it('creates one callback request for the General team, with the typed message', async () => {
    const { body, response } = send({ name: 'Rosa del Carmen Delgado' });
    const { reference_number } = (await response).body.result as { reference_number: string };
    const period = toCallbackPeriod(body.callback ?? '', DEFAULT_OFFICE_SCHEDULE.time_zone);
    const stored = withDates((await recordRef(body.id).get()).data() ?? {});
    expect(stored).toEqual({
      ...submissionSchema.parse(stored),
      id: `callback-${body.id}`,
      kind: 'callback',
      first_name: 'Rosa del Carmen',
      last_name: 'Delgado',
      email: body.email,
      mobile: body.phone,
      purpose: null,
      status: 'new',
      created_at: expect.any(Date) as Date,
      est_value_or_price: null,
      reference_number,
      lo_assigned_id: null,
      route_to: 'General',
      source: 'website',
      due_at: period?.to,
      due_soon_at: period?.from,
      contact_reminder_at: period?.from,
      search_keys: expect.arrayContaining(['delgado', '5550147']) as string[],
      schema_version: 14,
    });
    expect(JSON.stringify(stored), 'the list has nothing of the message').not.toContain('Clifton');
    const { topic, message, callback } = body;
    expect((await answersRef(body.id).get()).data()).toEqual({
      topic,
      message,
      callback,
      link_hashes: expect.any(Array),
    });
  });

  it.each([
    { kind: 'application' },
    { status: 'answered' },
    { lo_assigned_id: 'daniel-okafor' },
    { tenant_id: 'harborview' },
    { reference_number: 'CB-MINE-MINE' },
    { due_at: '2030-01-01T00:00:00.000Z' },
  ])('ignores %o from a visitor', async (change) => {
    const { body, response } = send(change);
    expect((await response).status).toBe(400);
    expect((await recordRef(body.id).get()).exists).toBe(false);
    expect((await mailRef(body.id).get()).exists).toBe(false);
  });

  it('rejects a Social Security number at its field, and neither stores nor mails it', async () => {
    const { body, response } = send({ message: 'My SSN is 123-45-6789' });
    const { status, body: reply } = await response;
    expect(status).toBe(400);
    expect(errorDetailsSchema.parse(reply.error?.details).issues).toEqual([
      {
        path: 'message',
        message: 'Please take out the number that looks like a Social Security number',
      },
    ]);
    expect((await recordRef(body.id).get()).exists).toBe(false);
    expect((await mailRef(body.id).get()).exists).toBe(false);
  });

  it.each([
    ['the hidden field is filled', { website: 'https://spam.example' }],
    ['it took half a second', { elapsed_ms: 500 }],
  ])('reports success but sends nothing when %s', async (_case, changes) => {
    const { body, response } = send(changes);
    const { status, body: reply } = await response;
    expect(status).toBe(200);
    expect(reply.result).toEqual({
      received_at: expect.any(String),
      reference_number: expect.stringMatching(REFERENCE),
    });
    expect((await mailRef(body.id).get()).exists).toBe(false);
    expect((await recordRef(body.id).get()).exists).toBe(false);
  });

  it('limits an address separately from applications', async () => {
    const ip = `2001:db8:1::${Date.now().toString(16)}`;
    for (let number = 0; number < MESSAGES_PER_HOUR; number += 1) {
      expect((await send({}, `10.0.0.${number}, ${ip}`).response).status).toBe(200);
    }
    const { body, response } = send({}, `10.9.9.9, ${ip}`);
    const { status, body: reply } = await response;
    expect(status).toBe(429);
    expect(reply.error?.message).toContain('call us');
    expect((await mailRef(body.id).get()).exists).toBe(false);
    expect((await recordRef(body.id).get()).exists).toBe(false);
    const retry = await post('send-contact-message', { ...body, id: sent[0] }, { ip });
    expect(retry.status, 'a retry of one that was sent still gets its answer').toBe(200);
  });

  it('stores no hostile payload and names the error in each', { timeout: 120_000 }, async () => {
    const collections = [
      paths.mail.all(PUBLIC_TENANT),
      paths.mail.all('harborview'),
      paths.submissions.all(PUBLIC_TENANT),
      'rate_limits',
    ];
    const before = await Promise.all(collections.map(count));
    const wrongValue = fc.oneof(
      fc.constantFrom<unknown>(null, 7, true, [], ['x']),
      fc.record({ $ne: fc.string(), toString: fc.string() }),
    );
    const script = fc.constantFrom(
      '<script>alert(1)</script>',
      '../../x',
      '__proto__',
      'a@b.example\nBcc: c@d.example',
    );
    const control = fc.constantFrom('\u0000', '\u001b[2J', '\u0085');
    const broken = fc.constantFrom('\r\nBcc: everybody@evil.example', '\u2028', '\n');
    const hostile = fc.oneof(
      fc
        .tuple(
          fc.constantFrom(
            'id',
            'name',
            'email',
            'phone',
            'topic',
            'message',
            'callback',
            'elapsed_ms',
            'website',
          ),
          wrongValue,
        )
        .filter(([field, value]) => !(field === 'elapsed_ms' && value === 7))
        .map(([field, value]) => ({ [field]: value })),
      fc.constantFrom('id', 'name', 'email', 'topic', 'elapsed_ms', 'website').map((field) => ({
        [field]: undefined,
      })),
      // Only a request for a call needs no message.
      fc.constantFrom(undefined, ' ').map((message) => ({ message, callback: undefined })),
      fc
        .tuple(fc.constantFrom('id', 'email', 'phone', 'topic', 'callback'), script)
        .map(([field, value]) => ({
          [field]: value,
        })),
      fc.tuple(fc.constantFrom('name', 'message'), control).map(([field, bad]) => ({ [field]: `a${bad}b` })),
      fc.tuple(fc.constantFrom('name', 'email', 'phone'), broken).map(([field, bad]) => ({
        [field]: `2015550147${bad}1`,
      })),
      fc
        .tuple(
          fc.constantFrom('name', 'email', 'phone', 'message', 'website'),
          fc.integer({ min: 2001, max: 50_000 }),
        )
        .map(([field, length]) => ({ [field]: '1'.repeat(length) })),
      fc
        .constantFrom('tenant_id', 'to', 'replyTo', 'message.to', 'html', 'created_at')
        .map((field) => ({ [field]: 'eve@evil.example' })),
      fc.constantFrom(
        { callback: '2001-01-01 morning' },
        { phone: '' },
        { elapsed_ms: -1 },
        { elapsed_ms: 1.5 },
      ),
    );
    const notAnObject = fc.constantFrom<unknown>(null, [], 'text', 7, true, [validMessage()]);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 19, arbitrary: hostile }, { weight: 1, arbitrary: notAnObject }),
        async (wrong) => {
          const isChange = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong);
          const { status, body } = await post(
            'send-contact-message',
            isChange ? { ...validMessage(), ...wrong } : wrong,
          );
          expect(status).toBe(400);
          expect(body.error?.status).toBe('INVALID_ARGUMENT');
          expect(errorDetailsSchema.parse(body.error?.details).issues.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 120 },
    );
    expect(await Promise.all(collections.map(count))).toEqual(before);
  });
});
