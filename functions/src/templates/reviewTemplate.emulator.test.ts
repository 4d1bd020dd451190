import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { MAX_DRAFT_EDITORS } from '@brokerage/domain/template/templateDraft';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_REQUESTS_PER_HOUR, consentRequestsCounter } from '../http/rateLimit.ts';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  setMember,
  type TestTenant,
} from '../testing/members.ts';
import { storedTemplate, templateContent } from '../testing/templateContent.ts';

const ID = 'new-template-00000004';
let tenant: TestTenant;
let marketing: Person;
let compliance: Person;
beforeEach(async () => {
  tenant = await newTenant();
  [marketing, compliance] = await Promise.all([
    tenant.join('marketing_admin', { name: 'Mona Marketing' }),
    tenant.join('compliance', { name: 'Ines Compliance' }),
  ]);
});
afterEach(() => tenant.remove());

const stored = () => storedTemplate(tenant.tenantId, ID);
const save = (revision: number, changes: Partial<TemplateContent> = {}, { token } = marketing) =>
  expectSuccess(token, 'save-template', { id: ID, revision, content: templateContent(changes) });
const publish = (revision: number, { token } = marketing) =>
  call(token, 'publish-template', { id: ID, revision });
const consent = (revision: number, { token } = compliance) =>
  call(token, 'review-template', { decision: 'consent', id: ID, revision });
const decline = (revision: number, reason: string, { token } = compliance) =>
  call(token, 'review-template', { decision: 'decline', id: ID, revision, reason });
const actions = async () => (await tenant.audits(ID)).map(({ action }) => action as string);
const noticesTo = async ({ uid }: Person) =>
  (
    await firestore.collection(paths.notices.all(tenant.tenantId)).where('to_user_id', '==', uid).get()
  ).docs.map((one) => one.data());
const mailTo = async ({ email }: Person) =>
  (
    await firestore.collection(paths.mail.all(tenant.tenantId)).where('to', 'array-contains', email).get()
  ).docs.map((one) => one.get('message.subject') as string);

/** Publishes version 1, then saves revision 2 without approval and requests consent. */
async function waiting() {
  await save(0);
  await publish(1);
  await save(1, { name: 'No review', approval_required: false });
  expect((await publish(2)).body.result).toEqual({ version_id: `${ID}-v1`, outcome: 'waiting' });
}

describe('publish-template without approval', () => {
  it('waits for compliance, keeps the published version, and notifies compliance once', async () => {
    await waiting();
    expect((await publish(2)).body.result).toEqual({ version_id: `${ID}-v1`, outcome: 'waiting' });
    const { template, versions, draft } = await stored();
    expect(template).toMatchObject({
      name: 'Just Listed',
      current_version_id: `${ID}-v1`,
      published_revision: 1,
      consent_revision: 2,
    });
    expect(versions).toMatchObject([{ approval_required: true }]);
    expect(draft?.consent).toMatchObject({
      requested_by_user_id: marketing.uid,
      requested_by_name: 'Mona Marketing',
      reasons: ['no_approval'],
      fields: [],
    });
    expect((await actions()).at(-1)).toBe('template_consent_requested');
    expect(await noticesTo(compliance)).toMatchObject([
      { kind: 'consent_requested', template_id: ID, title: 'No review', actor_name: 'Mona Marketing' },
    ]);
    expect(await noticesTo(marketing)).toEqual([]);
    expect(await mailTo(compliance)).toEqual(['A template needs your consent']);
  });

  it('is rejected if nobody else could consent', async () => {
    const alone = await newTenant();
    try {
      const admin = await alone.join('super_admin');
      const content = templateContent({ approval_required: false });
      await expectSuccess(admin.token, 'save-template', { id: ID, revision: 0, content });
      await expectRejected(
        call(admin.token, 'publish-template', { id: ID, revision: 1 }),
        'FAILED_PRECONDITION',
        templateErrors['no-consent-reviewer'].sentence,
      );
    } finally {
      await alone.remove();
    }
  });
});

it('waits after a changed locked text, but not after an open one', async () => {
  const [headline, address] = templateContent().fields;
  if (!headline || !address) throw new Error('The sample has lost its fields');
  const locked = { ...headline, key: 'tagline', label: 'Tagline', locked: true, default: 'Since 1992' };
  await save(0, { fields: [headline, address, locked] });
  expect((await publish(1)).body.result).toMatchObject({ outcome: 'waiting' });
  expect((await consent(1)).status).toBe(200);
  await save(1, { fields: [{ ...headline, default: 'Come and see' }, address, locked] });
  expect((await publish(2)).body.result).toMatchObject({ outcome: 'published' });
  await save(2, { fields: [headline, address, { ...locked, default: 'Since 1892' }] });
  expect((await publish(3)).body.result).toMatchObject({ outcome: 'waiting' });
  expect((await stored()).draft?.consent).toMatchObject({ reasons: ['locked_text'], fields: ['tagline'] });
});

describe('who may consent', () => {
  const reviewers = async ({ token } = marketing) =>
    (await expectSuccess(token, 'count-consent-reviewers', { id: ID })).reviewers;

  it('nobody who saved any state of the draft since the last publication', async () => {
    const [first, second] = await Promise.all([tenant.join('super_admin'), tenant.join('super_admin')]);
    await save(0, {}, first);
    await publish(1);
    await save(1, { approval_required: false }, second);
    await save(2, { name: 'Later', approval_required: false });
    expect(await reviewers()).toBe(2);
    expect((await publish(3)).body.result).toMatchObject({ outcome: 'waiting' });
    expect((await stored()).draft?.saved_by_user_ids).toEqual([second.uid, marketing.uid]);
    expect(await noticesTo(second)).toEqual([]);
    await expectRejected(
      consent(3, second),
      'PERMISSION_DENIED',
      templateErrors['template-own-request'].sentence,
    );
    await expectRejected(
      decline(3, 'No.', second),
      'PERMISSION_DENIED',
      templateErrors['template-own-request'].sentence,
    );
    expect(await reviewers(compliance)).toBe(2);
    expect((await consent(3, first)).status).toBe(200);
    await save(3, { name: 'Latest', approval_required: false });
    expect((await stored()).draft?.saved_by_user_ids, 'from the publication on').toEqual([marketing.uid]);
  });

  it('for an older draft, neither who saved it last nor who saves it now', async () => {
    const admin = await tenant.join('super_admin');
    await save(0, { approval_required: false }, admin);
    await firestore
      .doc(paths.templateDraft(tenant.tenantId, ID))
      .update({ saved_by_user_ids: FieldValue.delete() });
    expect(await reviewers()).toBe(1);
    await save(1, { name: 'Now', approval_required: false });
    expect((await stored()).draft?.saved_by_user_ids).toEqual([admin.uid, marketing.uid]);
    await publish(2);
    await expectRejected(
      consent(2, admin),
      'PERMISSION_DENIED',
      templateErrors['template-own-request'].sentence,
    );
  });

  it('nobody who wrote what a copy started with', async () => {
    const admin = await tenant.join('super_admin');
    await save(0, { approval_required: false }, admin);
    const copy = 'new-template-00000014';
    await expectSuccess(marketing.token, 'duplicate-template', { id: ID, new_id: copy });
    await expectSuccess(marketing.token, 'publish-template', { id: copy, revision: 1 });
    await expectRejected(
      call(admin.token, 'review-template', { decision: 'consent', id: copy, revision: 1 }),
      'PERMISSION_DENIED',
      templateErrors['template-own-request'].sentence,
    );
  });

  it('rejects a request if nobody is left to consent, counted before and while it’s pending', async () => {
    const alone = await newTenant();
    try {
      const [admin, asker] = await Promise.all([
        alone.join('super_admin'),
        alone.join('marketing_admin'),
        alone.invite('compliance'),
        alone.join('compliance', { status: 'deactivated' }),
      ]);
      const content = templateContent({ approval_required: false });
      const id = { id: ID };
      const left = { reviewers: 0 };
      expect(await expectSuccess(asker.token, 'count-consent-reviewers', id)).toEqual({ reviewers: 1 });
      await expectSuccess(admin.token, 'save-template', { ...id, revision: 0, content });
      expect(await expectSuccess(asker.token, 'count-consent-reviewers', id)).toEqual(left);
      await expectRejected(
        call(asker.token, 'publish-template', { ...id, revision: 1 }),
        'FAILED_PRECONDITION',
        templateErrors['no-consent-reviewer'].sentence,
      );
      const reviewer = await alone.join('compliance');
      await expectSuccess(asker.token, 'publish-template', { ...id, revision: 1 });
      await setMember(reviewer.uid, { status: 'deactivated' });
      expect(await expectSuccess(admin.token, 'count-consent-reviewers', id)).toEqual(left);
    } finally {
      await alone.remove();
    }
  });

  it('counts for those who see templates, in their own company', async () => {
    await save(0);
    const officer = await tenant.join('officer');
    await expectRejected(call(officer.token, 'count-consent-reviewers', { id: ID }), 'PERMISSION_DENIED');
    const other = await newTenant();
    try {
      const { token } = await other.join('super_admin');
      expect(await expectSuccess(token, 'count-consent-reviewers', { id: ID })).toEqual({ reviewers: 0 });
    } finally {
      await other.remove();
    }
  });
});

it('mails only reviewers who have signed in', async () => {
  const invited = await tenant.invite('compliance');
  await waiting();
  expect(await mailTo(compliance)).toHaveLength(1);
  expect(await tenant.mails(invited.email)).toEqual([]);
});

it('accepts 20 requests per member and hour', async () => {
  // The hour may end during the test, so both hours count.
  for (const at of [Date.now(), Date.now() + HOUR_MS]) {
    const counter = consentRequestsCounter(marketing.uid, new Date(at));
    await firestore
      .doc(paths.rateLimit(counter.id))
      .set({ count: CONSENT_REQUESTS_PER_HOUR - 1, expires_at: counter.expiresAt });
  }
  await waiting();
  await save(2, { name: 'Once more', approval_required: false });
  await expectRejected(
    publish(3),
    'RESOURCE_EXHAUSTED',
    templateErrors['too-many-consent-requests'].sentence,
  );
  expect((await stored()).template).toMatchObject({ draft_revision: 3, consent_revision: 2 });
  expect(await mailTo(compliance)).toHaveLength(1);
});

it('limits a draft’s authors to the number stored', async () => {
  await save(0);
  const ids = Array.from({ length: MAX_DRAFT_EDITORS }, (_, index) => `editor-${index}`);
  await firestore.doc(paths.templateDraft(tenant.tenantId, ID)).update({ saved_by_user_ids: ids });
  await expectRejected(
    call(marketing.token, 'save-template', {
      id: ID,
      revision: 1,
      content: templateContent({ name: 'More' }),
    }),
    'FAILED_PRECONDITION',
    templateErrors['too-many-editors'].sentence,
  );
});

describe('review-template', () => {
  it('consents: publishes the version once, records it and notifies the author', async () => {
    await waiting();
    expect((await consent(2)).status).toBe(200);
    const { template, versions } = await stored();
    expect(template).toMatchObject({
      name: 'No review',
      current_version_id: `${ID}-v2`,
      published_revision: 2,
    });
    expect(versions.map(({ approval_required }) => approval_required)).toEqual([true, false]);
    await expectRejected(consent(2), 'FAILED_PRECONDITION', templateErrors['template-not-waiting'].sentence);
    expect((await actions()).slice(-3)).toEqual([
      'template_consent_requested',
      'template_consent_given',
      'template_published',
    ]);
    expect((await tenant.audits(ID)).at(-2)).toMatchObject({
      actor_user_id: compliance.uid,
      after: { revision: 2, requested_by_user_id: marketing.uid },
    });
    expect(await noticesTo(marketing)).toMatchObject([{ kind: 'consent_given', template_id: ID }]);
  });

  it('declines with a reason: publishes nothing, and allows changes and a new request', async () => {
    await waiting();
    expect((await decline(2, ' Every flyer needs a review. ')).status).toBe(200);
    const { template, draft, versions } = await stored();
    expect(template).toMatchObject({ current_version_id: `${ID}-v1`, consent_revision: 0 });
    expect(versions).toHaveLength(1);
    expect(draft).toMatchObject({
      consent: null,
      declined: { by_name: 'Ines Compliance', reason: 'Every flyer needs a review.' },
    });
    expect(await noticesTo(marketing)).toMatchObject([
      { kind: 'consent_declined', reason: 'Every flyer needs a review.' },
    ]);
    expect(await mailTo(marketing)).toEqual(['Your template was not published']);
    await expectRejected(consent(2), 'FAILED_PRECONDITION', templateErrors['template-not-waiting'].sentence);
    expect((await publish(2)).body.result).toMatchObject({ outcome: 'waiting' });
    await save(2, { name: 'Reviewed' });
    expect((await publish(3)).body.result).toMatchObject({ outcome: 'published' });
  });

  it('rejects a blank reason', async () => {
    await waiting();
    await expectRejected(decline(2, '  '), 'INVALID_ARGUMENT');
    expect((await stored()).template).toMatchObject({ consent_revision: 2 });
  });

  it.each(['officer', 'marketing_admin'])('rejects %s', async (role) => {
    await waiting();
    const other = await tenant.join(role);
    await expectRejected(consent(2, other), 'PERMISSION_DENIED');
    await expectRejected(decline(2, 'No.', other), 'PERMISSION_DENIED');
    expect((await stored()).versions).toHaveLength(1);
  });

  it('rejects the super administrator who requested it, or saved it before the request', async () => {
    const admin = await tenant.join('super_admin');
    await save(0, { approval_required: false }, admin);
    expect((await publish(1, admin)).body.result).toMatchObject({ outcome: 'waiting' });
    await expectRejected(
      consent(1, admin),
      'PERMISSION_DENIED',
      templateErrors['template-own-request'].sentence,
    );
    expect((await consent(1)).status).toBe(200);
    await save(1, { name: 'Again', approval_required: false }, admin);
    expect((await publish(2)).body.result).toMatchObject({ outcome: 'waiting' });
    await expectRejected(
      consent(2, admin),
      'PERMISSION_DENIED',
      templateErrors['template-own-request'].sentence,
    );
    const second = await tenant.join('super_admin');
    expect((await consent(2, second)).status).toBe(200);
  });

  it('consents only to what was seen: a later save cancels the request', async () => {
    await waiting();
    await save(2, { name: 'Something else', approval_required: false });
    await expectRejected(consent(2), 'ABORTED', templateErrors['template-changed'].sentence);
    await expectRejected(consent(3), 'FAILED_PRECONDITION', templateErrors['template-not-waiting'].sentence);
    expect((await stored()).versions).toHaveLength(1);
  });

  it('only one of two concurrent decisions counts', async () => {
    await waiting();
    const second = await tenant.join('super_admin');
    const answers = await Promise.all([consent(2), decline(2, 'No.', second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const decided = (await actions()).filter((one) => /consent_(given|declined)/.test(one));
    expect(decided).toHaveLength(1);
  });

  it('rejects a retired template, one without a request, and another company’s', async () => {
    await waiting();
    await expectSuccess(marketing.token, 'retire-template', { id: ID });
    await expectRejected(consent(2), 'FAILED_PRECONDITION', templateErrors['template-not-waiting'].sentence);
    await expectSuccess(marketing.token, 'restore-template', { id: ID });
    await expectRejected(consent(2), 'FAILED_PRECONDITION', templateErrors['template-not-waiting'].sentence);
    await publish(2);
    const other = await newTenant();
    try {
      await expectRejected(
        consent(2, await other.join('compliance')),
        'NOT_FOUND',
        templateErrors['template-not-found'].sentence,
      );
    } finally {
      await other.remove();
    }
  });
});

it('leaves a template alone that was published without approval before consent existed', async () => {
  const { name, description, category, ...content } = templateContent({ approval_required: false });
  await save(0, { name, description, category, ...content, approval_required: true });
  await publish(1);
  await firestore
    .doc(paths.templateVersion(tenant.tenantId, ID, `${ID}-v1`))
    .update({ approval_required: false });
  await firestore.doc(paths.templateDraft(tenant.tenantId, ID)).delete();
  await expectSuccess(marketing.token, 'retire-template', { id: ID });
  await expectSuccess(marketing.token, 'restore-template', { id: ID });
  expect((await stored()).template).toMatchObject({ status: 'published', current_version_id: `${ID}-v1` });
});
