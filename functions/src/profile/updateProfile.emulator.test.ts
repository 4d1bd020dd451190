import type { CallableInput } from '@brokerage/domain/callables';
import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { DECLINE_REASON_LIMIT } from '@brokerage/domain/member/profileCallables';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

type Changes = CallableInput<'update-profile'>['changes'];

const ENTRY = {
  id: 'ana-reyes',
  name: 'Ana Reyes',
  email: 'ana@testfield.example',
  phone: '(973) 555-0131',
  nmls: '1995131',
  title: 'Branch Manager',
  bio: 'Twenty years of lending.',
  branchId: 'main',
  listed: true,
};
const PROFILE = { name: 'Ana Reyes', email: ENTRY.email, phone: ENTRY.phone, nmls_id: ENTRY.nmls };

let tenant: TestTenant;
let ana: Person;
let helen: Person;

const storedEntry = () => firestore.doc(paths.officers.one(tenant.tenantId, ENTRY.id)).get();
/** The entry without its search keys. */
const entry = async () => ({ ...(await storedEntry()).data(), search_keys: undefined });
const notices = async (uid: string) => {
  const found = await firestore
    .collection(paths.notices.all(tenant.tenantId))
    .where('to_user_id', '==', uid)
    .get();
  return found.docs.map((one) => one.data());
};
const toInput = async (changes: Changes, uid = ana.uid): Promise<CallableInput<'update-profile'>> => {
  const record = (await tenant.member(uid)) ?? {};
  const expected = Object.fromEntries(
    Object.keys(changes).map((field) => [
      field,
      String(record.pending_changes?.[field]?.value ?? record[field]),
    ]),
  );
  return { changes, expected };
};
const save = async (changes: Changes) => expectSuccess(ana.token, 'update-profile', await toInput(changes));
type Review = CallableInput<'review-profile-change'>;
type Reviewed = Partial<Pick<Review, 'uid' | 'field' | 'value'>>;
const reviewed = ({ uid = ana.uid, field = 'nmls_id', value = '1995132' }: Reviewed) => ({
  uid,
  field,
  value,
});
const review = (change: Reviewed = {}): Review => ({ ...reviewed(change), is_confirmed: true });
const REASON = 'NMLS Consumer Access shows another number.';
const declined = ({ reason = REASON, ...change }: Reviewed & { reason?: string } = {}): Review => ({
  ...reviewed(change),
  is_confirmed: false,
  reason,
});

beforeEach(async () => {
  tenant = await newTenant();
  // A record from before confirmations, without the field for pending changes.
  ana = await tenant.join('officer', { ...PROFILE, title: 'Loan Officer', officer_id: ENTRY.id });
  helen = await tenant.join('super_admin', { name: 'Helen Whitaker', nmls_id: '1990001' });
  await firestore.doc(paths.officers.one(tenant.tenantId, ENTRY.id)).set(ENTRY);
});
afterEach(() => tenant.remove());

describe('update-profile', () => {
  it('stores phone and title, the public entry and the audit record together', async () => {
    const changes = { phone: '(973) 555-0177', title: 'Senior Loan Officer' };
    expect(await save(changes)).toEqual({ pending: [] });
    expect(await tenant.member(ana.uid)).toMatchObject({ ...changes, name: 'Ana Reyes' });
    expect(await entry()).toEqual({ ...ENTRY, phone: '(973) 555-0177' });
    expect(await tenant.audits(ana.uid)).toMatchObject([
      {
        action: 'profile_changed',
        actor_user_id: ana.uid,
        before: { phone: ENTRY.phone, title: 'Loan Officer' },
        after: changes,
      },
    ]);
    expect(await notices(helen.uid)).toEqual([]);
  });

  it('keeps a new NMLS number and mailbox pending, and notifies the administrators once', async () => {
    const marketing = await tenant.join('marketing_admin');
    const left = await tenant.join('compliance', { status: 'deactivated' });
    const input = await toInput({ nmls_id: '1995132', email: 'ana@elsewhere.example' });
    const pending = ['email', 'nmls_id'];
    expect(await expectSuccess(ana.token, 'update-profile', input)).toEqual({ pending });
    expect(await expectSuccess(ana.token, 'update-profile', input), 'a retry').toEqual({ pending });
    const record = await tenant.member(ana.uid);
    expect(record).toMatchObject({
      ...PROFILE,
      pending_changes: { email: { value: 'ana@elsewhere.example' }, nmls_id: { value: '1995132' } },
    });
    expect(await entry()).toEqual(ENTRY);
    expect(await tenant.audits(ana.uid)).toMatchObject([
      {
        action: 'profile_change_requested',
        before: { email: ENTRY.email, nmls_id: '1995131' },
        after: { email: 'ana@elsewhere.example', nmls_id: '1995132' },
      },
    ]);
    for (const { uid } of [helen, marketing]) {
      expect(await notices(uid)).toMatchObject([
        { kind: 'profile_change_requested', actor_name: 'Ana Reyes' },
      ]);
    }
    expect(await notices(left.uid)).toEqual([]);
    expect(await notices(ana.uid)).toEqual([]);
  });

  it('withdraws a pending change, and keeps one notice for many requests', async () => {
    await save({ nmls_id: '1995132' });
    await save({ nmls_id: '1995133' });
    expect(await notices(helen.uid)).toHaveLength(1);
    expect(await save({ nmls_id: '1995131' })).toEqual({ pending: [] });
    expect((await tenant.member(ana.uid))?.pending_changes).toEqual({});
    expect((await tenant.audits(ana.uid)).map(({ action }) => action)).toEqual([
      'profile_change_requested',
      'profile_change_requested',
      'profile_change_withdrawn',
    ]);
  });

  it('keeps separate notices for different fields', async () => {
    await save({ nmls_id: '1995132' });
    await save({ name: 'Ana Reyes-Holt' });
    await save({ nmls_id: '1995133' });
    const noticedFields = async (uid: string) =>
      (await notices(uid)).map(({ fields }) => String(fields)).toSorted();
    expect(await noticedFields(helen.uid)).toEqual(['name', 'nmls_id']);
    await expectSuccess(helen.token, 'review-profile-change', declined({ value: '1995133' }));
    await expectSuccess(
      helen.token,
      'review-profile-change',
      declined({ field: 'name', value: 'Ana Reyes-Holt' }),
    );
    expect(await noticedFields(ana.uid)).toEqual(['name', 'nmls_id']);
  });

  it.each(['Ana Reyes-Holt', 'Helen Whitaker', 'ᴍaya ᴛorres', 'H. Whitaker'])(
    'keeps the new name %s pending until an administrator confirms it',
    async (name) => {
      expect(await save({ name })).toEqual({ pending: ['name'] });
      expect(await tenant.member(ana.uid)).toMatchObject({
        name: 'Ana Reyes',
        pending_changes: { name: { value: name } },
      });
      expect(await entry()).toEqual(ENTRY);
      expect(await notices(helen.uid)).toMatchObject([{ fields: ['name'] }]);
      await expectSuccess(helen.token, 'review-profile-change', review({ field: 'name', value: name }));
      const search_keys = toSearchKeys(searchTexts.member({ ...PROFILE, name }));
      expect(await tenant.member(ana.uid)).toMatchObject({ name, search_keys });
      expect(await entry()).toEqual({ ...ENTRY, name });
      const entryKeys: unknown = (await storedEntry()).get('search_keys');
      expect(entryKeys).toEqual(toSearchKeys(searchTexts.officer({ name })));
    },
  );

  it.each(['Helen Whitaker', 'Assistant to HelenWhitaker', 'Helen VVhitaker', 'H. Whitaker'])(
    'rejects the title %s, which names a colleague',
    async (title) => {
      const error = await expectRejected(
        call(ana.token, 'update-profile', await toInput({ title })),
        'INVALID_ARGUMENT',
      );
      expect(error?.details).toMatchObject({
        issues: [{ path: 'title', message: memberErrors['title-names-colleague'].sentence }],
      });
      expect(await tenant.member(ana.uid)).toMatchObject({ title: 'Loan Officer' });
    },
  );

  it('publishes a new phone number for a record whose name predates today’s checks', async () => {
    await setMember(ana.uid, { name: 'Ana Reyes 2', title: 'NMLS 1995131' });
    await save({ phone: '(973) 555-0177' });
    expect(await entry()).toMatchObject({ name: 'Ana Reyes 2', phone: '(973) 555-0177' });
  });

  it('rejects the NMLS number of an active colleague or of another public entry', async () => {
    const left = await tenant.join('officer', { status: 'deactivated', nmls_id: '1990007' });
    await firestore
      .doc(paths.officers.one(tenant.tenantId, 'ben'))
      .set({ ...ENTRY, id: 'ben', nmls: '1990008' });
    await firestore
      .doc(paths.officers.one(tenant.tenantId, 'cleo'))
      .set({ ...ENTRY, id: 'cleo', nmls: '0001990009' });
    for (const nmls_id of ['1990001', '1990008', '1990009']) {
      const error = await expectRejected(
        call(ana.token, 'update-profile', await toInput({ nmls_id })),
        'INVALID_ARGUMENT',
      );
      expect(error?.details).toMatchObject({
        issues: [{ path: 'nmls_id', message: memberErrors['nmls-taken'].sentence }],
      });
    }
    expect(await tenant.audits(ana.uid)).toEqual([]);
    expect((await tenant.member(left.uid))?.nmls_id).toBe('1990007');
    expect(await save({ nmls_id: '1990007' })).toEqual({ pending: ['nmls_id'] });
  });

  it('rejects a stale version', async () => {
    const input = { changes: { title: 'Manager' }, expected: { title: 'Assistant' } };
    await expectRejected(
      call(ana.token, 'update-profile', input),
      'ABORTED',
      memberErrors['profile-changed'].sentence,
    );
    await expectRejected(call(ana.token, 'update-profile', { ...input, expected: {} }), 'ABORTED');
    expect(await tenant.member(ana.uid)).toMatchObject({ title: 'Loan Officer' });
  });

  it.each([
    { role: 'super_admin' },
    { tenant_id: 'harborview' },
    { user_id: 'somebody' },
    { status: 'active' },
    { officer_id: 'somebody' },
    { pending_changes: {} },
    { sessions_valid_after: 0 },
    { name: '' },
    { name: 'Ada\r\nBcc: someone@mail.example' },
    { name: '...' },
    { name: '\u202eecila' },
    { email: 'nobody' },
    { email: 'a@larkfield.example?bcc=b@mail.example' },
    { phone: 'abc' },
    { nmls_id: '12 in all states' },
    { nmls_id: 1995132 },
    { nmls_id: '001990001' },
    { name: 'Ꮇaya Torres' },
    { name: 'HelenWhitaker, NMLS 1900151' },
    { title: 'Helen Whitaker, NMLS 1900151' },
    { headshot_url: 'http://firebasestorage.googleapis.com/v0/b/other/o/x.jpg' },
    { headshot_url: 'javascript:alert(1)' },
    { headshot_url: 'https://images.example/x"onerror="alert(1)' },
    { title: 'x'.repeat(101) },
  ])('rejects %j', async (changes) => {
    const expected = Object.fromEntries(Object.keys(changes).map((field) => [field, '']));
    await expectRejected(
      call(ana.token, 'update-profile', { changes, expected: 'title' in changes ? expected : {} }),
      'INVALID_ARGUMENT',
    );
    expect(await tenant.member(ana.uid)).toMatchObject({ ...PROFILE, role: 'officer' });
    expect(await tenant.audits(ana.uid)).toEqual([]);
  });

  it('rejects a deactivated member with a valid token', async () => {
    await setMember(ana.uid, { status: 'deactivated' });
    await expectRejected(
      call(ana.token, 'update-profile', await toInput({ title: 'Manager' })),
      'PERMISSION_DENIED',
    );
  });
});

describe('review-profile-change', () => {
  beforeEach(() => save({ nmls_id: '1995132' }));

  it('confirms once: record, public entry, audit log and a notice to the member', async () => {
    await expectSuccess(helen.token, 'review-profile-change', review());
    await expectSuccess(helen.token, 'review-profile-change', review());
    expect(await tenant.member(ana.uid)).toMatchObject({ nmls_id: '1995132', pending_changes: {} });
    expect(await entry()).toEqual({ ...ENTRY, nmls: '1995132' });
    expect(await tenant.audits(ana.uid)).toMatchObject([
      { action: 'profile_change_requested' },
      {
        action: 'profile_change_confirmed',
        actor_user_id: helen.uid,
        before: { nmls_id: '1995131' },
        after: { nmls_id: '1995132' },
      },
    ]);
    expect(await notices(ana.uid)).toMatchObject([{ kind: 'profile_change_confirmed', fields: ['nmls_id'] }]);
  });

  it('declines once: the old value stays, and member and audit log get the reason', async () => {
    const decline = declined({ reason: `  ${REASON} ` });
    await expectSuccess(helen.token, 'review-profile-change', decline);
    await expectSuccess(helen.token, 'review-profile-change', decline);
    expect(await tenant.member(ana.uid)).toMatchObject({ nmls_id: '1995131', pending_changes: {} });
    expect(await entry()).toEqual(ENTRY);
    expect(await tenant.audits(ana.uid)).toMatchObject([
      { action: 'profile_change_requested' },
      { action: 'profile_change_declined', after: { nmls_id: '1995132', reason: REASON } },
    ]);
    expect(await notices(ana.uid)).toMatchObject([{ kind: 'profile_change_declined', reason: REASON }]);
  });

  it('requires a reason to decline, within its length', async () => {
    for (const reason of [undefined, ' ', 'x'.repeat(DECLINE_REASON_LIMIT + 1)]) {
      await expectRejected(
        call(helen.token, 'review-profile-change', { ...declined(), reason }),
        'INVALID_ARGUMENT',
      );
    }
    expect(await tenant.audits(ana.uid)).toHaveLength(1);
    expect(await notices(ana.uid)).toEqual([]);
  });

  it('only one of two concurrent decisions counts', async () => {
    const compliance = await tenant.join('compliance');
    await Promise.all([
      call(helen.token, 'review-profile-change', review()),
      call(compliance.token, 'review-profile-change', declined()),
    ]);
    const actions = (await tenant.audits(ana.uid)).map(({ action }) => String(action)).slice(1);
    expect(actions).toHaveLength(1);
    const wanted = actions[0] === 'profile_change_confirmed' ? '1995132' : '1995131';
    expect(await tenant.member(ana.uid)).toMatchObject({ nmls_id: wanted });
    expect(await entry()).toMatchObject({ nmls: wanted });
  });

  it('gives a number to one person in two concurrent confirmations', async () => {
    const ben = await tenant.join('officer', { nmls_id: '1995140' });
    await expectSuccess(ben.token, 'update-profile', await toInput({ nmls_id: '1995132' }, ben.uid));
    const responses = await Promise.all(
      [ana, ben].map(({ uid }) => call(helen.token, 'review-profile-change', review({ uid }))),
    );
    const messages = responses.map(({ body }) => body.error?.message);
    expect(messages.filter((message) => message === undefined)).toHaveLength(1);
    expect(messages).toContain(memberErrors['nmls-taken'].sentence);
    const numbers = [await tenant.member(ana.uid), await tenant.member(ben.uid)].map((one) => one?.nmls_id);
    expect(numbers.filter((number) => number === '1995132')).toHaveLength(1);
  });

  it('rejects your own change', async () => {
    const input = await toInput({ nmls_id: '1990002' }, helen.uid);
    await expectSuccess(helen.token, 'update-profile', input);
    const own = review({ uid: helen.uid, value: '1990002' });
    await expectRejected(
      call(helen.token, 'review-profile-change', own),
      'FAILED_PRECONDITION',
      memberErrors['own-profile-change'].sentence,
    );
    expect(await tenant.member(helen.uid)).toMatchObject({ nmls_id: '1990001' });
  });

  it('rejects a value that was replaced meanwhile, or never requested', async () => {
    await save({ nmls_id: '1995133' });
    const attempts = [review(), declined(), review({ field: 'email', value: 'x@mail.example' })];
    for (const attempt of attempts) {
      await expectRejected(
        call(helen.token, 'review-profile-change', attempt),
        'FAILED_PRECONDITION',
        memberErrors['no-pending-change'].sentence,
      );
    }
    expect(await tenant.member(ana.uid)).toMatchObject({ nmls_id: '1995131' });
  });

  it('rejects a number that a colleague got meanwhile, and deactivated members', async () => {
    const ben = await tenant.join('officer', { nmls_id: '1995132' });
    await expectRejected(
      call(helen.token, 'review-profile-change', review()),
      'FAILED_PRECONDITION',
      memberErrors['nmls-taken'].sentence,
    );
    await setMember(ben.uid, { nmls_id: '' });
    await setMember(ana.uid, { status: 'deactivated' });
    await expectRejected(
      call(helen.token, 'review-profile-change', review()),
      'FAILED_PRECONDITION',
      memberErrors['member-deactivated'].sentence,
    );
  });

  it('finds nobody of another company', async () => {
    const other = await newTenant();
    try {
      const stranger = await other.join('super_admin');
      await expectRejected(
        call(stranger.token, 'review-profile-change', review()),
        'NOT_FOUND',
        memberErrors['member-not-found'].sentence,
      );
      expect(await tenant.member(ana.uid)).toMatchObject({ nmls_id: '1995131' });
    } finally {
      await other.remove();
    }
  });
});
