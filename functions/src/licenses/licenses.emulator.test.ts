import { licenseErrors } from '@brokerage/domain/errors/licenseErrors';
import { MAX_LICENSES_OF_HOLDER } from '@brokerage/domain/license/license';
import { paths } from '@brokerage/domain/paths';
import { STEP_UP_MAX_AGE_S } from '@brokerage/domain/security/sessionLimits';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  runLater,
  type TestTenant,
} from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';
import { saveLicense } from './saveLicense.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

const fields = () => ({
  holder_kind: 'company' as const,
  holder_id: tenant.tenantId,
  state: 'NJ',
  kind: 'nj_broker' as const,
  number: '9900192',
  authority: '',
  expires_on: '2028-12-31' as string | null,
});
const input = (changes: object = {}) => ({ ...fields(), id: nanoid(), revision: 0, ...changes });
const licenseRef = (id: string) => firestore.doc(paths.licenses.one(tenant.tenantId, id));
const stored = async (id: string) => (await licenseRef(id).get()).data();
const count = async () =>
  (await firestore.collection(paths.licenses.all(tenant.tenantId)).count().get()).data().count;

describe('save-license', () => {
  it('adds a license once, however often it’s sent, and records it', async () => {
    const one = input();
    await Promise.all([1, 2].map(() => call(admin.token, 'save-license', one)));
    await expectSuccess(admin.token, 'save-license', one);
    expect(await count()).toBe(1);
    const { id, revision: _, ...added } = one;
    expect(await stored(id)).toEqual({ id, ...added, noticed_days: null, revision: 1, schema_version: 0 });
    expect(await tenant.audits(id)).toMatchObject([
      { action: 'license_added', entity_type: 'license', before: null, after: added },
    ]);
  });

  it('records old and new values of a change, and restarts reminders for a new date', async () => {
    const one = input();
    await expectSuccess(admin.token, 'save-license', one);
    await licenseRef(one.id).update({ noticed_days: 7 });
    await expectSuccess(admin.token, 'save-license', { ...one, revision: 1, number: '9900193' });
    expect(await stored(one.id)).toMatchObject({ number: '9900193', noticed_days: 7, revision: 2 });
    await expectSuccess(admin.token, 'save-license', {
      ...one,
      revision: 2,
      number: '9900193',
      expires_on: null,
    });
    expect(await stored(one.id)).toMatchObject({ expires_on: null, noticed_days: null, revision: 3 });
    expect((await tenant.audits(one.id)).slice(1)).toMatchObject([
      { action: 'license_changed', before: { number: '9900192' }, after: { number: '9900193' } },
      { before: { expires_on: '2028-12-31' }, after: { expires_on: null } },
    ]);
  });

  it('rejects a stale version', async () => {
    const one = input();
    await expectSuccess(admin.token, 'save-license', one);
    await expectSuccess(admin.token, 'save-license', { ...one, revision: 1, number: 'second' });
    await expectRejected(
      call(admin.token, 'save-license', { ...one, revision: 1, number: 'third' }),
      'ABORTED',
      licenseErrors['license-changed'].sentence,
    );
    expect(await stored(one.id)).toMatchObject({ number: 'second' });
  });

  it.each(['branch', 'officer'] as const)(
    'accepts a license of a %s only in its own company',
    async (kind) => {
      await listOfficer(tenant.tenantId, 'ana');
      const other = await newTenant();
      await listOfficer(other.tenantId, 'theirs');
      await firestore.doc(paths.branches.one(other.tenantId, 'theirs')).set({ id: 'theirs', name: 'Theirs' });
      const license = { holder_kind: kind, kind: 'other', authority: 'The Bureau' };
      const holder_id = kind === 'branch' ? 'main' : 'ana';
      await expectSuccess(admin.token, 'save-license', input({ ...license, holder_id }) as never);
      for (const wrong of ['theirs', 'nobody', tenant.tenantId]) {
        const error = await expectRejected(
          call(admin.token, 'save-license', input({ ...license, holder_id: wrong })),
          'INVALID_ARGUMENT',
        );
        expect(error?.details).toMatchObject({ issues: [{ path: 'holder_id' }] });
      }
      await other.remove();
      expect(await count()).toBe(1);
    },
  );

  it('rejects another company as holder, a change of holder, and a duplicate license', async () => {
    const one = input();
    const at = async (path: string, data: object) => {
      const error = await expectRejected(call(admin.token, 'save-license', data), 'INVALID_ARGUMENT');
      expect(error?.details).toMatchObject({ issues: [{ path }] });
    };
    await at('holder_id', input({ holder_id: 'larkfield' }));
    await expectSuccess(admin.token, 'save-license', one);
    await at('number', input());
    await at('holder_id', { ...one, revision: 1, holder_kind: 'branch', holder_id: 'main' });
    expect(await count()).toBe(1);
  });

  it('rejects a license beyond a holder’s limit', async () => {
    const batch = firestore.batch();
    for (let n = 0; n < MAX_LICENSES_OF_HOLDER; n += 1) {
      const { revision: _, ...one } = input({ number: `N${n}` });
      batch.set(licenseRef(one.id), { ...one, revision: 1 });
    }
    await batch.commit();
    await expectRejected(
      call(admin.token, 'save-license', input({ number: 'one more' })),
      'RESOURCE_EXHAUSTED',
      licenseErrors['license-limit'].sentence,
    );
  });

  it('requires a recent sign-in', async () => {
    await expect(runLater(saveLicense, admin.token, STEP_UP_MAX_AGE_S + 5, input())).rejects.toMatchObject({
      details: { code: 'recent-sign-in-required' },
    });
    expect(await count()).toBe(0);
  });
});

describe('remove-license', () => {
  it('removes a license once, and it stays removed', async () => {
    const one = input();
    await expectSuccess(admin.token, 'save-license', one);
    await expectRejected(call(admin.token, 'remove-license', { id: one.id, revision: 2 }), 'ABORTED');
    await expectSuccess(admin.token, 'remove-license', { id: one.id, revision: 1 });
    await expectSuccess(admin.token, 'remove-license', { id: one.id, revision: 1 });
    expect(await stored(one.id)).toBeUndefined();
    // A request that was on its way must not bring it back.
    await expectRejected(
      call(admin.token, 'save-license', one),
      'NOT_FOUND',
      licenseErrors['license-not-found'].sentence,
    );
    expect(await tenant.audits(one.id)).toMatchObject([
      { action: 'license_added' },
      { action: 'license_removed', before: { number: '9900192' }, after: null },
    ]);
  });

  it('rejects an unknown license', async () => {
    await expectRejected(call(admin.token, 'remove-license', { id: nanoid(), revision: 1 }), 'NOT_FOUND');
  });
});

it.each(['marketing_admin', 'compliance', 'officer'])('a %s can’t change licenses', async (role) => {
  const person = await tenant.join(role);
  const one = input();
  await expectRejected(call(person.token, 'save-license', one), 'PERMISSION_DENIED');
  await expectSuccess(admin.token, 'save-license', one);
  await expectRejected(
    call(person.token, 'remove-license', { id: one.id, revision: 1 }),
    'PERMISSION_DENIED',
  );
  expect(await stored(one.id)).toMatchObject({ revision: 1 });
});

it('another company’s super administrator can’t find a license', async () => {
  const one = input();
  await expectSuccess(admin.token, 'save-license', one);
  const other = await newTenant();
  const stranger = await other.join('super_admin');
  await expectRejected(
    call(stranger.token, 'save-license', { ...one, revision: 1, number: 'X' }),
    'NOT_FOUND',
  );
  await expectRejected(call(stranger.token, 'remove-license', { id: one.id, revision: 1 }), 'NOT_FOUND');
  await expectRejected(call(undefined, 'save-license', one), 'UNAUTHENTICATED');
  await other.remove();
  expect(await stored(one.id)).toMatchObject({ number: '9900192' });
});
