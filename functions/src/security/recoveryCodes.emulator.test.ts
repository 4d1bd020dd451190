import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECOVERY_TRIES_PER_HOUR } from '../http/rateLimit.ts';
import { waitForNewSessions } from '../members/sessionRevocation.ts';
import { firestore, post } from '../testing/emulator.ts';
import {
  auth,
  call,
  expectRejected,
  expectSuccess,
  getIdToken,
  newTenant,
  PASSWORD,
  type Person,
  runLater,
  setMember,
  signIn,
  type TestTenant,
} from '../testing/members.ts';
import { enrol, signInWithCode } from '../testing/totp.ts';
import { createRecoveryCodes } from './createRecoveryCodes.ts';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await newTenant();
});
afterAll(() => tenant.remove());

async function withCodes(role = 'officer') {
  const person = await tenant.join(role);
  const { token, secret } = await enrol(person);
  const { codes } = await expectSuccess(token, 'create-recovery-codes', {});
  return { ...person, secured: token, secret, codes };
}
/** A session that was started with the code, in a later second than the enrollment. */
async function signInLater({ email, secret }: { email: string; secret: string }): Promise<string> {
  await waitForNewSessions(Math.floor(Date.now() / 1000) + 1);
  return signInWithCode(email, secret, 1);
}
const use = (person: Pick<Person, 'email'>, code = '', password = PASSWORD) =>
  call(undefined, 'use-recovery-code', { email: person.email, password, code });
const actions = async (uid: string) => (await tenant.audits(uid)).map(({ action }) => action as string);
const storedCodes = async (uid: string) =>
  (await firestore.doc(paths.userSecurity(uid)).get()).data()?.codes as { used_at: unknown }[];

describe('create-recovery-codes', () => {
  it('returns ten codes, and stores and records only hashes', async () => {
    const { uid, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{5}-[2-9A-HJ-NP-TV-Z]{5}$/);
    const stored = JSON.stringify([
      (await firestore.doc(paths.userSecurity(uid)).get()).data(),
      await tenant.audits(uid),
      await tenant.member(uid),
    ]);
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    expect(await actions(uid)).toEqual(['second_factor_enrolled', 'recovery_codes_created']);
  });

  it('mails the member a security notice without the codes', async () => {
    const person = await withCodes();
    const { email, codes } = person;
    const notices = async () =>
      (await tenant.mails(email)).filter(
        ({ message }) => message.subject === 'New recovery codes for your account',
      );
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    for (const code of codes) {
      expect(notice?.message.text).not.toContain(code);
      expect(notice?.message.text).not.toContain(code.replace('-', ''));
    }
    await expectSuccess(await signInLater(person), 'create-recovery-codes', {});
    expect(await notices()).toHaveLength(2);
  });

  it('replaces older codes', async () => {
    const person = await withCodes();
    const { codes } = await expectSuccess(await signInLater(person), 'create-recovery-codes', {});
    await expectRejected(
      use(person, person.codes[0]),
      'PERMISSION_DENIED',
      sessionErrors['recovery-code-invalid'].sentence,
    );
    expect((await use(person, codes[0])).status).toBe(200);
  });

  it('allows the session that enrolled the factor only its first codes', async () => {
    const person = await withCodes();
    await expectRejected(
      call(person.secured, 'create-recovery-codes', {}),
      'FAILED_PRECONDITION',
      sessionErrors['sign-in-not-recent'].sentence,
    );
    expect((await use(person, person.codes[0])).status, 'the first codes still count').toBe(200);
  });

  it('requires a second factor and a recent sign-in', async () => {
    const person = await tenant.join('officer');
    await expectRejected(
      call(person.token, 'create-recovery-codes', {}),
      'FAILED_PRECONDITION',
      sessionErrors['second-factor-missing'].sentence,
    );
    const { token } = await enrol(person);
    await expect(runLater(createRecoveryCodes, token, 360, {})).rejects.toMatchObject({
      code: 'failed-precondition',
      message: sessionErrors['sign-in-not-recent'].sentence,
    });
    expect((await storedCodes(person.uid)) ?? []).toEqual([]);
  });
});

describe('use-recovery-code', () => {
  it('removes the factor, invalidates the code, ends all sessions, records and mails it', async () => {
    const person = await withCodes();
    expect((await signIn(person.email)).body.idToken, 'a code is asked for').toBeUndefined();
    const typed = person.codes[3]?.toLowerCase().replace('-', ' ');
    expect((await use(person, typed)).body).toEqual({ result: {} });

    expect((await auth.getUser(person.uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
    const burnt = (await storedCodes(person.uid)).map(({ used_at }) => used_at !== null);
    expect(burnt).toEqual(burnt.map((_, index) => index === 3));
    await expectRejected(
      call(person.secured, 'end-all-sessions', {}),
      'UNAUTHENTICATED',
      sessionErrors['session-ended'].sentence,
    );
    expect(await actions(person.uid)).toEqual([
      'second_factor_enrolled',
      'recovery_codes_created',
      'second_factor_removed_by_recovery_code',
    ]);
    const mails = await tenant.mails(person.email);
    // The call that creates the codes also detects the factor, so two of the mails have the same time.
    expect(mails.map(({ message }) => (message as { subject: string }).subject).toSorted()).toEqual([
      'A recovery code was used for your account',
      'New recovery codes for your account',
      'Two-factor authentication is on for your account',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(new RegExp([PASSWORD, ...person.codes].join('|'), 'i'));
    const token = await getIdToken(person.email);
    await expectSuccess(token, 'end-all-sessions', {});
  });

  it('rejects a used code, and all codes of the set for a factor enrolled later', async () => {
    const person = await withCodes();
    await use(person, person.codes[0]);
    await expectRejected(
      use(person, person.codes[0]),
      'PERMISSION_DENIED',
      sessionErrors['recovery-code-invalid'].sentence,
    );
    await enrol({ token: await getIdToken(person.email) });
    for (const code of person.codes.slice(0, 2)) {
      await expectRejected(
        use(person, code),
        'PERMISSION_DENIED',
        sessionErrors['recovery-code-invalid'].sentence,
      );
    }
    expect((await auth.getUser(person.uid)).multiFactor?.enrolledFactors).toHaveLength(1);
  });

  it('accepts codes without a factor’s name for a factor that existed then, but no later one', async () => {
    const person = await withCodes();
    const security = firestore.doc(paths.userSecurity(person.uid));
    const { salt, codes } = (await security.get()).data() ?? {};
    await security.set({ salt, codes, created_at: new Date(Date.now() - DAY_MS) });
    await expectRejected(
      use(person, person.codes[1]),
      'PERMISSION_DENIED',
      sessionErrors['recovery-code-invalid'].sentence,
    );
    await security.set({ salt, codes, created_at: new Date() });
    expect((await use(person, person.codes[1])).status).toBe(200);
  });

  it('finishes with the same code what failed after it was used, without a second record', async () => {
    const person = await withCodes();
    const factor = (await auth.getUser(person.uid)).multiFactor?.enrolledFactors[0]?.uid;
    const security = firestore.doc(paths.userSecurity(person.uid));
    const codes = (await storedCodes(person.uid)).map((code, index) =>
      index === 0 ? { ...code, used_at: new Date(), used_for_factor: factor } : code,
    );
    await security.update({ codes });
    expect((await use(person, person.codes[0])).status).toBe(200);
    expect((await signIn(person.email)).body.idToken).toBeTypeOf('string');
    expect(await actions(person.uid)).toEqual(['second_factor_enrolled', 'recovery_codes_created']);
    await expectRejected(use(person, person.codes[0]), 'PERMISSION_DENIED');
  });

  it('responds the same to every wrong input, and changes nothing', async () => {
    const person = await withCodes();
    const [code] = person.codes;
    const plain = await tenant.join('officer');
    const other = await withCodes();
    const gone = await withCodes();
    await setMember(gone.uid, { status: 'deactivated' });
    const attempts = [
      () => use(person, '22222-22222'),
      () => use(person, code, 'Wrong-pass-1'),
      () => use(person, other.codes[0]),
      () => use({ email: `${nanoid()}@nobody.example` }, code),
      () => use(plain, code),
      () => use(gone, gone.codes[0]),
    ];
    for (const attempt of attempts) {
      await expectRejected(attempt(), 'PERMISSION_DENIED', sessionErrors['recovery-code-invalid'].sentence);
    }
    expect((await storedCodes(person.uid)).every(({ used_at }) => used_at === null)).toBe(true);
    await signInWithCode(person.email, person.secret, 1);
    expect((await auth.getUser(gone.uid)).multiFactor?.enrolledFactors).toHaveLength(1);
  });

  it('stops after five attempts per account from anywhere, even with the right code', async () => {
    const person = await withCodes();
    for (let number = 2; number < RECOVERY_TRIES_PER_HOUR; number += 1) {
      await expectRejected(use(person, '22222-22222'), 'PERMISSION_DENIED');
    }
    const atOnce = await Promise.all([1, 2, 3].map(() => use(person, '22222-22222')));
    expect(atOnce.map(({ body }) => body.error?.status).toSorted()).toEqual([
      'PERMISSION_DENIED',
      'PERMISSION_DENIED',
      'RESOURCE_EXHAUSTED',
    ]);
    const shouted = { email: person.email.toUpperCase() };
    await expectRejected(
      use(shouted, person.codes[0]),
      'RESOURCE_EXHAUSTED',
      sessionErrors['too-many-recovery-tries'].sentence,
    );
    await signInWithCode(person.email, person.secret, 1);
  });

  it('stops after five attempts from one network, for any account', async () => {
    const ip = `2001:db8::${Date.now().toString(16).slice(-4)}`;
    const attempt = (email: string) =>
      post('use-recovery-code', { email, password: PASSWORD, code: '22222-22222' }, { ip });
    for (let number = 0; number < RECOVERY_TRIES_PER_HOUR; number += 1) {
      await expectRejected(attempt(`${nanoid()}@nobody.example`), 'PERMISSION_DENIED');
    }
    await expectRejected(attempt(`${nanoid()}@nobody.example`), 'RESOURCE_EXHAUSTED');
  });

  it('rejects an impossible code at the field', async () => {
    const error = await expectRejected(use({ email: 'a@b.example' }, '12'), 'INVALID_ARGUMENT');
    expect(error?.details).toMatchObject({ issues: [{ path: 'code' }] });
  });
});
