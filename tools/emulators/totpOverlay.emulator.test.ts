import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';

const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
if (!host || !project) {
  throw new Error(
    'FIREBASE_AUTH_EMULATOR_HOST or GCLOUD_PROJECT is not set: run these tests inside tools/emulators.ts.',
  );
}

const PASSWORD = 'Correct-horse-1';
const SEED_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const admin = initializeAdminApp({ projectId: project }, 'totp-overlay');
const app = initializeApp({ projectId: project, apiKey: 'fake' }, 'totp-overlay');
const uids: string[] = [];
afterAll(async () => {
  // The emulator accepts every API key for its own project, so this removes its users from the seeded world.
  await getAdminAuth(admin).deleteUsers(uids);
  await Promise.all([deleteAdminApp(admin), deleteApp(app)]);
});

const auth: Auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });

/** Codes work once and in order, so a test uses codes of ever later steps instead of waiting. */
const codeAfter = (steps: number, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function signedIn(emailVerified = true): Promise<{ user: User; email: string }> {
  const email = `${randomUUID()}@example.com`;
  await getAdminAuth(admin).createUser({ email, password: PASSWORD, emailVerified });
  const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD);
  uids.push(user.uid);
  return { user, email };
}

async function enroll(user: User): Promise<TotpSecret> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeAfter(0, secret.secretKey));
  await multiFactor(user).enroll(assertion, 'Phone');
  return secret;
}

/** The challenge after the right password. */
async function challenge(email: string) {
  const error = await signInWithEmailAndPassword(auth, email, PASSWORD).then(
    () => expect.fail('signed in without the second factor'),
    (reason: MultiFactorError) => reason,
  );
  expect(error.code).toBe('auth/multi-factor-auth-required');
  const resolver = getMultiFactorResolver(auth, error);
  const hint = resolver.hints[0];
  expect(hint?.factorId).toBe('totp');
  return (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code));
}

const rest = async (path: string, body?: object) => {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/${path}`,
    {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
  return (await response.json()) as { error?: { index: number; message: string }[]; users?: Imported[] };
};

const newUid = () => {
  const uid = randomUUID();
  uids.push(uid);
  return uid;
};

interface Imported {
  localId: string;
  email: string;
  emailVerified?: boolean;
  passwordHash?: string;
  salt?: string;
  mfaInfo?: { mfaEnrollmentId: string; displayName?: string; totpInfo: { sharedSecretKey?: string } }[];
}

const importable = (): Imported => ({
  localId: newUid(),
  email: `${randomUUID()}@example.com`,
  emailVerified: true,
  // The emulator's own format for passwords.
  passwordHash: `fakeHash:salt=salt:password=${PASSWORD}`,
  salt: 'salt',
  mfaInfo: [
    { mfaEnrollmentId: randomUUID(), displayName: 'Phone', totpInfo: { sharedSecretKey: SEED_SECRET } },
  ],
});

describe('enrollment', () => {
  it('adds the factor and signs in with it', async () => {
    const { user } = await signedIn();
    await enroll(user);
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
    const { claims } = await user.getIdTokenResult();
    expect(claims.firebase).toMatchObject({ sign_in_second_factor: 'totp' });
  });

  it('rejects a wrong code, and a fourth attempt even with the right one', async () => {
    const { user } = await signedIn();
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    const attempt = (code: string) =>
      multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
    const wrong = codeAfter(50, secret.secretKey);
    for (let count = 0; count < 3; count += 1) {
      await expect(attempt(wrong)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    }
    await expect(attempt(codeAfter(0, secret.secretKey))).rejects.toThrow(/too.many.enrollment/i);
  });

  it('requires a verified email address', async () => {
    const { user } = await signedIn(false);
    await expect(enroll(user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
  });

  it('allows only one TOTP factor', async () => {
    const { user } = await signedIn();
    await enroll(user);
    await expect(enroll(user)).rejects.toMatchObject({ code: 'auth/maximum-second-factor-count-exceeded' });
  });
});

describe('sign-in', () => {
  it('asks for a code and puts the second factor into the token, also after a refresh', async () => {
    const { user, email } = await signedIn();
    const secret = await enroll(user);
    const credential = await (await challenge(email))(codeAfter(1, secret.secretKey));
    for (const refresh of [false, true]) {
      const { claims } = await credential.user.getIdTokenResult(refresh);
      expect(claims.firebase).toMatchObject({ sign_in_second_factor: 'totp', sign_in_provider: 'password' });
    }
  });

  it('rejects a wrong code, a used one and an older one', async () => {
    const { user, email } = await signedIn();
    const { secretKey } = await enroll(user);
    const answer = await challenge(email);
    const refused = { code: 'auth/invalid-verification-code' };
    await expect(answer(codeAfter(50, secretKey))).rejects.toMatchObject(refused);
    await expect(answer(codeAfter(0, secretKey)), 'the code of the enrolment').rejects.toMatchObject(refused);
    const code = codeAfter(3, secretKey);
    await answer(code);
    await expect((await challenge(email))(code), 'replayed').rejects.toMatchObject(refused);
    await expect((await challenge(email))(codeAfter(1, secretKey)), 'older').rejects.toMatchObject(refused);
  });

  it('requires no code after unenrollment', async () => {
    const { user, email } = await signedIn();
    await enroll(user);
    const [factor] = multiFactor(user).enrolledFactors;
    await multiFactor(user).unenroll(factor?.uid ?? '');
    await expect(signInWithEmailAndPassword(auth, email, PASSWORD)).resolves.toBeDefined();
  });

  it('requires no code after a reset by an administrator', async () => {
    const { user, email } = await signedIn();
    await enroll(user);
    await getAdminAuth(admin).updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
    await expect(signInWithEmailAndPassword(auth, email, PASSWORD)).resolves.toBeDefined();
  });
});

describe('import and export', () => {
  it('imports a factor with its secret, which can sign in', async () => {
    const account = importable();
    expect((await rest('accounts:batchCreate', { users: [account] })).error).toEqual([]);
    const credential = await (await challenge(account.email))(codeAfter(0, SEED_SECRET));
    expect(credential.user.uid).toBe(account.localId);
  });

  it('exports the secret only to the CLI, in a form that can be imported again', async () => {
    const account = importable();
    await rest('accounts:batchCreate', { users: [account] });
    const find = (users: Imported[] = []) => users.find(({ localId }) => localId === account.localId);
    const exported = find((await rest('accounts:batchGet?maxResults=-1')).users);
    expect(exported?.mfaInfo?.[0]?.totpInfo.sharedSecretKey).toBe(SEED_SECRET);
    const listed = find((await rest('accounts:batchGet?maxResults=1000')).users);
    expect(listed?.mfaInfo).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(SEED_SECRET);

    await getAdminAuth(admin).deleteUser(account.localId);
    await rest('accounts:batchCreate', { users: [exported] });
    await (await challenge(account.email))(codeAfter(1, SEED_SECRET));
  });

  it.each([
    ['without a verified e-mail address', { emailVerified: false }],
    ['without a secret', { mfaInfo: [{ mfaEnrollmentId: randomUUID(), totpInfo: {} }] }],
    [
      'with two TOTP factors',
      {
        mfaInfo: ['a', 'b'].map((id) => ({
          mfaEnrollmentId: id,
          totpInfo: { sharedSecretKey: SEED_SECRET },
        })),
      },
    ],
  ])('rejects the import of an account %s', async (_, change) => {
    const account = { ...importable(), ...change };
    const { error } = await rest('accounts:batchCreate', { users: [account] });
    expect(error).toHaveLength(1);
    const { users } = await getAdminAuth(admin).getUsers([{ uid: account.localId }]);
    expect(users).toEqual([]);
  });
});
