import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  auth,
  authRest,
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  PASSWORD,
  type Person,
  signIn,
  type TestTenant,
} from '../testing/members.ts';

const NEW_PASSWORD = 'teapot-glacier-violin';
const TOO_COMMON = 'This password is too common. Choose another.';
const tooShort = (length: number) => `Password must be at least ${length} characters`;

let tenant: TestTenant;
let strict: TestTenant;
let admin: Person;
let person: Omit<Person, 'token'>;
beforeAll(async () => {
  [tenant, strict] = await Promise.all([newTenant(), newTenant()]);
  admin = await strict.join('super_admin');
  const settings = { ...strict.company, administrators_need_second_factor: false, password_min_length: 12 };
  await expectSuccess(admin.token, 'update-company', settings);
});
beforeEach(async () => {
  person = await tenant.invite('officer');
});
afterAll(() => Promise.all([tenant.remove(), strict.remove()]));

const codeIn = (link: string) => new URL(link).searchParams.get('oobCode') ?? '';
const resetCode = async (email: string) => codeIn(await auth.generatePasswordResetLink(email));
const rules = (code: string) => call(undefined, 'get-password-rules', { code });
const set = (code: string, password: string) => call(undefined, 'set-new-password', { code, password });
const linkInvalid = { status: 'FAILED_PRECONDITION', details: { reason: 'link-invalid' } };
const canSignIn = async (email: string, password: string) => (await signIn(email, password)).status === 200;

async function expectFieldError(response: ReturnType<typeof set>, message: string): Promise<void> {
  const error = await expectRejected(response, 'INVALID_ARGUMENT');
  expect(error?.details).toMatchObject({ issues: [{ path: 'password', message }] });
}

describe('get-password-rules', () => {
  it('returns the minimum of the link’s company, by default six', async () => {
    const other = await strict.invite('officer');
    expect((await rules(await resetCode(person.email))).body.result).toEqual({ min_length: 6 });
    expect((await rules(await resetCode(other.email))).body.result).toEqual({ min_length: 12 });
  });

  it('keeps the link valid, and accepts nothing but its code', async () => {
    const code = await resetCode(person.email);
    await rules(code);
    expect((await set(code, NEW_PASSWORD)).status).toBe(200);
    const smuggled = { code, email: admin.email, tenant_id: strict.tenantId };
    await expectRejected(call(undefined, 'get-password-rules', smuggled), 'INVALID_ARGUMENT');
  });

  it('returns nothing without a valid link', async () => {
    expect(await expectRejected(rules('made-up'), 'FAILED_PRECONDITION')).toMatchObject(linkInvalid);
  });
});

describe('set-new-password', () => {
  it('sets the password once and uses up the link', async () => {
    const code = await resetCode(person.email);
    expect((await set(code, NEW_PASSWORD)).body).toEqual({ result: {} });
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
    expect(await canSignIn(person.email, PASSWORD)).toBe(false);
    expect((await set(code, `${NEW_PASSWORD}-2`)).body.error).toMatchObject(linkInvalid);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  it('is recorded once, without password or code; rejections aren’t', async () => {
    const code = await resetCode(person.email);
    await expectRejected(set(code, 'k7#pQ'), 'INVALID_ARGUMENT');
    expect(await tenant.audits(person.uid)).toEqual([]);
    expect((await set(code, NEW_PASSWORD)).status).toBe(200);
    await expectRejected(set(code, `${NEW_PASSWORD}-2`), 'FAILED_PRECONDITION');
    const records = await tenant.audits(person.uid);
    expect(records).toMatchObject([
      { action: 'password_set', actor_user_id: person.uid, entity_type: 'member', before: null, after: null },
    ]);
    expect(JSON.stringify(records)).not.toMatch(new RegExp(`${NEW_PASSWORD}|${code}`));
    expect(await tenant.member(person.uid)).toMatchObject({ audit_head: { seq: 1 } });
  });

  it('accepts an account without a role at the lowest minimum', async () => {
    await firestore.doc(paths.member(person.uid)).delete();
    await expectFieldError(set(await resetCode(person.email), 'k7#pQ'), tooShort(6));
    expect((await set(await resetCode(person.email), 'k7#pQz')).status).toBe(200);
  });

  it('rejects a short or common password, and keeps the link valid', async () => {
    const code = await resetCode(person.email);
    await expectFieldError(set(code, 'k7#pQ'), tooShort(6));
    for (const common of ['123456', 'Password123', 'qwertyuiop']) {
      await expectFieldError(set(code, common), TOO_COMMON);
    }
    expect(await canSignIn(person.email, PASSWORD), 'nothing was set').toBe(true);
    expect((await set(code, 'k7#pQz')).status).toBe(200);
  });

  it('enforces the company’s raised minimum', async () => {
    const other = await strict.invite('officer');
    const code = await resetCode(other.email);
    await expectFieldError(set(code, 'k7#pQz!m2xB'), tooShort(12));
    expect(await canSignIn(other.email, PASSWORD)).toBe(true);
    expect((await set(code, 'k7#pQz!m2xBv')).status).toBe(200);
    expect((await set(await resetCode(person.email), 'k7#pQz!m2xB')).status, 'another company').toBe(200);
  });

  it('rejects invented codes, the code of another mail and a deactivated account', async () => {
    expect((await set('made-up', NEW_PASSWORD)).body.error).toMatchObject(linkInvalid);
    const confirmation = codeIn(await auth.generateEmailVerificationLink(person.email));
    expect((await set(confirmation, NEW_PASSWORD)).body.error).toMatchObject(linkInvalid);
    const code = await resetCode(person.email);
    await auth.updateUser(person.uid, { disabled: true });
    expect((await set(code, NEW_PASSWORD)).body.error).toMatchObject(linkInvalid);
    await auth.updateUser(person.uid, { disabled: false });
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  });

  it('takes the person and the tenant only from the link', async () => {
    const code = await resetCode(person.email);
    for (const extra of [{ email: admin.email }, { tenant_id: tenant.tenantId }, { min_length: 1 }]) {
      const input = { code, password: NEW_PASSWORD, ...extra };
      await expectRejected(call(undefined, 'set-new-password', input), 'INVALID_ARGUMENT');
    }
    await expectRejected(call(undefined, 'set-new-password', { code, password: '' }), 'INVALID_ARGUMENT');
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  });

  it('can’t stop a code’s holder from calling Auth itself, which has its own minimum', async () => {
    const code = await resetCode(person.email);
    const direct = (newPassword: string) =>
      authRest('v1/accounts:resetPassword', { oobCode: code, newPassword });
    expect((await direct('12345')).status).toBe(400);
    expect((await direct('123456')).status).toBe(200);
  });
});
