import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import { paths } from '@brokerage/domain/paths';
import {
  DEFAULT_WORDING,
  FIRST_CONSENT,
  firstConsent,
} from '@brokerage/domain/preapproval/consent/consentVersion';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { scheduleFarFromMidnight } from '../testing/scheduleFarFromMidnight.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

const wording = {
  ...DEFAULT_WORDING,
  consent_tcpa: '{company} and its loan officers may call and email me. This is not a condition of a loan.',
};
const texts = {
  ...wording,
  consent_tcpa: `Larkfield Home Mortgage and its loan officers may call and email me. This is not a condition of a loan.`,
};
const publish = (changes: object = {}, person = admin) =>
  call(person.token, 'publish-consent-wording', { version: FIRST_CONSENT, wording, ...changes });
const versions = async () => {
  const { docs } = await firestore.collection(paths.consentVersions.all(tenant.tenantId)).get();
  return Object.fromEntries(docs.map((one) => [one.id, one.data()]));
};
const present = async () =>
  (await firestore.doc(paths.tenant(tenant.tenantId)).get()).get('consent') as unknown;

it('publishes new wording, keeps earlier versions, records both and requests a build', async () => {
  const office_schedule = scheduleFarFromMidnight();
  const today = dayInZone(new Date(), office_schedule.time_zone);
  const changes = { company_name: 'Larkfield Home Mortgage', office_schedule };
  await firestore.doc(paths.tenant(tenant.tenantId)).update(changes);
  const input = { version: FIRST_CONSENT, wording };
  const { version } = await expectSuccess(admin.token, 'publish-consent-wording', input);
  expect(version).toBe(today);
  expect(await present()).toEqual({ version, wording, texts });
  const first = { ...firstConsent('Larkfield Home Mortgage'), published_by_user_id: null };
  const stored = await versions();
  expect(stored).toMatchObject({
    [FIRST_CONSENT]: { ...first, published_at: null },
    [version]: { version, wording, texts, published_by_user_id: admin.uid },
  });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    {
      action: 'consent_published',
      entity_type: 'company',
      before: { consent_version: FIRST_CONSENT, ...first.texts },
      after: { consent_version: version, ...texts },
    },
  ]);
  const build = await firestore.doc(paths.jobProgress.one(tenant.tenantId, 'site-build')).get();
  expect(build.get('requested_at')).toBeDefined();
  // Sent again, and published by somebody else with the same wording.
  expect(await expectSuccess(admin.token, 'publish-consent-wording', input)).toEqual({ version });
  expect(await versions()).toEqual(stored);
  expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
});

it('publishes the same wording under a new company name, and leaves earlier versions alone', async () => {
  const name = ({ company_name }: { company_name: string }) => company_name;
  const settings = { ...tenant.company, administrators_need_second_factor: false };
  const { version } = await expectSuccess(admin.token, 'publish-consent-wording', {
    version: FIRST_CONSENT,
    wording,
  });
  const before = await versions();
  await expectSuccess(admin.token, 'update-company', { ...settings, company_name: 'Bayside & $1 Loans' });
  const after = await versions();
  expect(after).toMatchObject(before);
  const renamed = `${version}-2`;
  expect(Object.keys(after).toSorted()).toEqual([FIRST_CONSENT, version, renamed].toSorted());
  const consentText = wording.consent_tcpa.replace('{company}', () => 'Bayside & $1 Loans');
  expect(after[renamed]).toMatchObject({ wording, texts: { consent_tcpa: consentText } });
  expect(before[version]?.texts).toMatchObject({
    consent_tcpa: wording.consent_tcpa.replace('{company}', name(tenant.company)),
  });
  expect(await present()).toMatchObject({ version: renamed });
  const actions = (await tenant.audits(tenant.tenantId)).map(({ action }) => action);
  expect(actions).toEqual(['consent_published', 'company_changed', 'consent_published']);
  expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
  // Other settings publish nothing.
  await expectSuccess(admin.token, 'update-company', {
    ...settings,
    company_name: 'Bayside & $1 Loans',
    disclosure: 'By appointment',
  });
  expect(Object.keys(await versions())).toHaveLength(3);
});

it('rejects a version that would replace a colleague’s', async () => {
  await expectSuccess(admin.token, 'publish-consent-wording', { version: FIRST_CONSENT, wording });
  const other = { ...wording, sms_opt_in: `${wording.sms_opt_in} Thank you.` };
  await expectRejected(publish({ wording: other }), 'ABORTED', submissionErrors['consent-changed'].sentence);
  expect(Object.keys(await versions())).toHaveLength(2);
});

it('accepts only one of two concurrent versions', async () => {
  const other = { ...wording, sms_opt_in: `${wording.sms_opt_in} Thank you.` };
  const answers = await Promise.all([publish(), publish({ wording: other })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(Object.keys(await versions())).toHaveLength(2);
});

it('rejects other roles, wording without its required content, and a tenant chosen by the caller', async () => {
  for (const role of ['compliance', 'marketing', 'officer']) {
    await expectRejected(publish({}, await tenant.join(role)), 'PERMISSION_DENIED');
  }
  for (const wrong of [
    { wording: { ...wording, consent_tcpa: 'I agree.' } },
    { wording: { ...wording, sms_opt_in: '' } },
    { wording: { consent_tcpa: wording.consent_tcpa } },
    { tenant_id: 'larkfield' },
    { version: 3 },
  ]) {
    await expectRejected(publish(wrong), 'INVALID_ARGUMENT');
  }
  expect(await versions()).toEqual({});
});
