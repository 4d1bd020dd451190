import { paths } from '@brokerage/domain/paths';
import { QUESTIONNAIRE_STEP_IDS } from '@brokerage/domain/preapproval/form/questionnaireSteps';
import { QUESTIONNAIRE_SHARDS } from '@brokerage/domain/preapproval/questionnaireCount';
import { RETENTION_DAYS } from '@brokerage/domain/retention';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BROWSER } from '../../testing/browser.ts';
import { countOperations } from '../../testing/countOperations.ts';
import { firestore, post, removeApplication, required } from '../../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../../testing/members.ts';
import { PUBLIC_TENANT } from '../../testing/publicTenant.ts';
import { validSubmission } from '../../testing/validSubmission.ts';
import { visitor } from '../../testing/visitor.ts';
import { storeApplication } from '../submitPreapproval.ts';
import { stageCount } from './countStage.ts';
import { recordQuestionnaireStep } from './recordQuestionnaireStep.ts';

const today = () => dayInZone(new Date(), 'America/New_York');
const loadParts = async (tenantId: string, day: string) =>
  (await firestore.collection(paths.questionnaireCounts.all(tenantId)).where('day', '==', day).get()).docs;
/** A stage's count for a day, over all shards. */
const loadSum = async (stage: string, day = today(), tenantId = PUBLIC_TENANT) =>
  (await loadParts(tenantId, day)).reduce((sum, part) => sum + Number(part.get(`counts.${stage}`) ?? 0), 0);

let visitors = 0;
const report = (step: unknown, headers: Record<string, string> = {}) => {
  visitors += 1;
  const ip = `198.18.7.${visitors % 250}`;
  return post('record-questionnaire-step', step, { ip, headers: { 'user-agent': BROWSER, ...headers } });
};

describe('record-questionnaire-step', () => {
  it.each(QUESTIONNAIRE_STEP_IDS)('counts %s', async (step) => {
    const before = await loadSum(step);
    expect(await report({ step })).toEqual({ status: 200, body: { result: {} } });
    expect(await loadSum(step)).toBe(before + 1);
  });

  it('stores a day, counts and an expiration, and nothing about the visitor', async () => {
    await report({ step: 'goal' });
    const [part] = await loadParts(PUBLIC_TENANT, today());
    expect(Object.keys(part?.data() ?? {}).toSorted()).toEqual(['counts', 'day', 'expire_at']);
  });

  it.each<[string, Record<string, string>]>([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['a browser with Global Privacy Control', { 'sec-gpc': '1' }],
  ])('silently ignores %s', async (_whose, headers) => {
    const before = await loadSum('contact');
    expect(await report({ step: 'contact' }, headers)).toEqual({ status: 200, body: { result: {} } });
    expect(await loadSum('contact')).toBe(before);
  });

  it.each([
    [{ step: 'submitted' }],
    [{ step: 'nowhere' }],
    [{ step: 1 }],
    [{ step: '__proto__' }],
    [{}],
    [null],
    ['contact'],
    [{ step: 'contact', tenant_id: 'harborview' }],
    [{ step: 'contact', day: '2020-01-01' }],
    [{ step: 'contact', count: 100 }],
  ])('rejects %j', async (input) => {
    const before = await loadSum('contact');
    const { body } = await report(input);
    expect(body.error?.status).toBe('INVALID_ARGUMENT');
    expect(await loadSum('contact')).toBe(before);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('doesn’t answer %s', async (method) => {
    const before = await loadSum('contact');
    const address = `http://${required('FUNCTIONS_EMULATOR_HOST')}/${required('GCLOUD_PROJECT')}/us-east1/record-questionnaire-step`;
    const response = await fetch(`${address}?data=contact`, { method, headers: { 'user-agent': BROWSER } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await loadSum('contact')).toBe(before);
  });

  it('takes one write, and reads company and settings once a minute; limits a network', async () => {
    const from = (userAgent: string) => ({
      data: { step: 'goal' },
      rawRequest: {
        headers: {
          'user-agent': userAgent,
          'x-forwarded-for': '198.18.9.9',
          'x-forwarded-host': visitor().host,
        },
        socket: {},
      },
    });
    const ask = (userAgent: string) => Promise.resolve(recordQuestionnaireStep.run(from(userAgent) as never));
    const { operations: first } = await countOperations(() => ask(BROWSER));
    expect(first).toEqual({ reads: 2, writes: 1 });
    const { operations } = await countOperations(() => ask(BROWSER));
    expect(operations).toEqual({ reads: 0, writes: 1 });
    // In the middle of a minute, so that none ends during the test.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-03T15:00:30Z') });
    try {
      // Bots aren't stored, but count toward the limit.
      for (let calls = 0; calls < 120; calls += 1) await ask('curl/8.5.0');
      await expect(ask(BROWSER)).rejects.toMatchObject({ code: 'resource-exhausted' });
      vi.setSystemTime(new Date('2031-03-03T15:01:00Z'));
      await expect(ask('curl/8.5.0')).resolves.toEqual({});
    } finally {
      vi.useRealTimers();
    }
  });
});

it('spreads concurrent counts over several parts, which add up', async () => {
  const tenant = await newTenant();
  try {
    const now = new Date('2031-03-05T17:00:00Z');
    await Promise.all(
      Array.from({ length: 60 }, () => {
        const { ref, changes } = stageCount(tenant.tenantId, 'details', now, 'America/New_York');
        return ref.set(changes, { merge: true });
      }),
    );
    expect(await loadSum('details', '2031-03-05', tenant.tenantId)).toBe(60);
    const parts = await loadParts(tenant.tenantId, '2031-03-05');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.length).toBeLessThanOrEqual(QUESTIONNAIRE_SHARDS);
  } finally {
    await tenant.remove();
  }
});

describe('the day', () => {
  it('ends at midnight on the company’s clock, in summer and in winter', () => {
    const dayAt = (iso: string) =>
      stageCount('larkfield', 'goal', new Date(iso), 'America/New_York').changes.day;
    expect(['2026-11-22T04:59:59Z', '2026-11-22T05:00:00Z'].map(dayAt)).toEqual(['2026-11-21', '2026-11-22']);
    expect(['2026-07-22T03:59:59Z', '2026-07-22T04:00:00Z'].map(dayAt)).toEqual(['2026-07-21', '2026-07-22']);
  });

  it('is kept for thirteen months from its start', () => {
    const { changes } = stageCount('larkfield', 'goal', new Date('2026-11-21T23:10:44Z'), 'America/New_York');
    expect(changes.expire_at).toEqual(new Date(Date.parse('2026-11-21T05:00:00Z') + 396 * DAY_MS));
    expect(RETENTION_DAYS.questionnaireCounts).toBe(396);
  });
});

describe('submit-preapproval', () => {
  const now = new Date('2031-03-04T17:00:00Z');
  const sent: string[] = [];
  const submit = (changes: Parameters<typeof validSubmission>[0] = {}, of: object = {}) => {
    const input = validSubmission(changes);
    sent.push(input.id);
    const caller = visitor({ ip: nanoid(), ...of });
    return storeApplication(input, caller, { now, newReference: () => `PA-${nanoid(8)}` });
  };
  const submitted = () => loadSum('submitted', '2031-03-04');

  afterAll(async () => {
    await Promise.all(sent.map(removeApplication));
    for (const part of await loadParts(PUBLIC_TENANT, '2031-03-04')) await part.ref.delete();
  });

  it('counts an application once, however often it’s sent', async () => {
    const id = nanoid(21);
    await submit({ id });
    await submit({ id });
    expect(await submitted()).toBe(1);
  });

  it.each<[string, Parameters<typeof validSubmission>[0], object]>([
    ['from a bot', { website: 'https://spam.example' }, {}],
    ['of a browser with Global Privacy Control', {}, { optedOut: true }],
    ['that no browser sent', {}, { userAgent: 'curl/8.5.0' }],
  ])('counts none %s', async (_what, changes, of) => {
    const before = await submitted();
    await submit(changes, of);
    expect(await submitted()).toBe(before);
  });
});

describe('get-questionnaire-funnel', () => {
  const days = { from: '2031-05-01', to: '2031-05-03' };
  let tenant: TestTenant;
  let other: TestTenant;
  let admin: Person;

  const count = async ({ tenantId }: TestTenant, stage: 'contact' | 'goal' | 'submitted', iso: string) => {
    const { ref, changes } = stageCount(tenantId, stage, new Date(iso), 'America/New_York');
    await ref.set(changes, { merge: true });
  };

  beforeAll(async () => {
    [tenant, other] = await Promise.all([newTenant(), newTenant()]);
    admin = await tenant.join('marketing_admin');
    // Before the first and after the last day, in the company's time zone.
    await count(tenant, 'contact', '2031-05-01T03:59:00Z');
    await count(tenant, 'contact', '2031-05-04T04:00:00Z');
    for (let visitor = 0; visitor < 5; visitor += 1) await count(tenant, 'contact', '2031-05-01T04:00:00Z');
    for (let visitor = 0; visitor < 3; visitor += 1) await count(tenant, 'goal', '2031-05-03T15:00:00Z');
    await count(tenant, 'submitted', '2031-05-04T03:59:00Z');
    await count(other, 'contact', '2031-05-02T15:00:00Z');
  });
  afterAll(() => Promise.all([tenant.remove(), other.remove()]));

  it('returns the sums of the caller’s company, by stage and day', async () => {
    const { total, days: found } = await expectSuccess(admin.token, 'get-questionnaire-funnel', days);
    expect(total).toEqual({
      contact: 5,
      goal: 3,
      property: 0,
      details: 0,
      borrower: 0,
      qualifying: 0,
      officer: 0,
      submitted: 1,
    });
    expect(found.map(({ day, counts }) => [day, counts.contact, counts.goal, counts.submitted])).toEqual([
      ['2031-05-01', 5, 0, 0],
      ['2031-05-02', 0, 0, 0],
      ['2031-05-03', 0, 3, 1],
    ]);
  });

  it.each(['super_admin', 'compliance'])('responds to a %s', async (role) => {
    const { token } = await tenant.join(role);
    const { total } = await expectSuccess(token, 'get-questionnaire-funnel', days);
    expect(total.contact).toBe(5);
  });

  it('returns zeros to a company without counts', async () => {
    const empty = await newTenant();
    const { token } = await empty.join('super_admin');
    const { total } = await expectSuccess(token, 'get-questionnaire-funnel', days);
    expect(Object.values(total)).toEqual(Array(8).fill(0));
    await empty.remove();
  });

  it('rejects officers, strangers, other companies and too many days', async () => {
    const { token } = await tenant.join('officer');
    const ask = (who: string | undefined, input: object) => call(who, 'get-questionnaire-funnel', input);
    await expectRejected(ask(token, days), 'PERMISSION_DENIED');
    await expectRejected(ask(undefined, days), 'UNAUTHENTICATED');
    for (const wrong of [
      { ...days, tenant_id: other.tenantId },
      { from: '2031-05-03', to: '2031-05-01' },
      { from: '2031-01-01', to: '2031-05-01' },
      { from: '2031-05-01' },
      { from: 'yesterday', to: 'today' },
      {},
    ]) {
      await expectRejected(ask(admin.token, wrong), 'INVALID_ARGUMENT');
    }
  });
});
