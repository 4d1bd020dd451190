import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { firestore, PROJECT_ID } from './firestore.ts';
import { PASSWORD } from './world.ts';

/** Creates separate accounts for each test, so that no two tests sign in, enroll or get signed out as the same person. */

/** API key of the Firebase app in the emulators (web/src/lib/firebase/firebaseApp.ts). */
const API_KEY = 'demo-key';
const APP_NAME = '[DEFAULT]';

export interface MemberAccount {
  uid: string;
  email: string;
  tenantId: string;
}

interface MemberOptions {
  role?: string;
  tenantId?: string;
  isVerified?: boolean;
}

async function askAuth(path: string, body: object): Promise<unknown> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}?key=${API_KEY}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** A day old, because a sign-in in the second of an account's creation doesn't count as one. */
async function openAccount(localId: string, email: string, emailVerified: boolean): Promise<void> {
  const createdAt = String(Date.now() - 86_400_000);
  const user = { localId, email, emailVerified, rawPassword: PASSWORD, createdAt };
  await askAuth(`projects/${PROJECT_ID}/accounts:batchCreate`, { users: [user] });
}

/** A member with a role record and the demo password. */
export async function newMember({
  role = 'officer',
  tenantId = 'larkfield',
  isVerified = true,
}: MemberOptions = {}): Promise<MemberAccount> {
  const uid = randomUUID();
  const email = `${uid}@staff.example`;
  await openAccount(uid, email, isVerified);
  await firestore.doc(paths.member(uid)).set({
    user_id: uid,
    tenant_id: tenantId,
    role,
    name: 'Robin Vale',
    email,
    phone: '(973) 555-0100',
    title: 'Loan Officer',
    nmls_id: '',
    headshot_url: '',
  });
  return { uid, email, tenantId };
}

/** A company for one test. */
export async function newCompany(): Promise<{ tenantId: string; companyName: string }> {
  const tenantId = `company-${randomUUID()}`;
  const companyName = 'Cautious Lending';
  await firestore.doc(paths.tenant(tenantId)).set({
    id: tenantId,
    company_name: companyName,
    nmls_id: '1',
    phone: '(973) 555-0101',
    mailbox: 'mail@cautious.example',
    hours: 'Mon-Fri 9AM-6PM',
    licence_lines: [],
    hosts: [`${tenantId}.example`],
  });
  return { tenantId, companyName };
}

/** A company for one test that requires a second factor from its administrators. */
export async function newStrictCompany(): Promise<{ tenantId: string; companyName: string }> {
  const made = await newCompany();
  await firestore.doc(paths.securitySettings(made.tenantId)).set({ administrators_need_second_factor: true });
  return made;
}

/** Sets the minimum password length of a company of the test's own. */
export async function setPasswordMinLength(tenantId: string, password_min_length: number): Promise<void> {
  await firestore.doc(paths.securitySettings(tenantId)).set({ password_min_length });
}

export async function changeRecord(uid: string, change: Record<string, unknown>): Promise<void> {
  await firestore.doc(paths.member(uid)).update(change);
}

export async function changeTenant(tenantId: string, change: Record<string, unknown>): Promise<void> {
  await firestore.doc(paths.tenant(tenantId)).update(change);
}

/** Audit log actions about that person, and the mails to them, by subject. */
export async function loadRecords({ uid, email, tenantId }: MemberAccount) {
  const [logs, mails] = await Promise.all([
    firestore.collection(paths.auditLogs.all(tenantId)).where('entity_id', '==', uid).get(),
    firestore.collection(paths.mail.all(tenantId)).where('to', 'array-contains', email).get(),
  ]);
  return {
    actions: logs.docs.map((log) => String(log.get('action'))),
    mails: mails.docs.map((mail) => String(mail.get('message.subject'))),
  };
}

/** The code in the newest mail that Auth would have sent to that address. */
export async function loadMailedCode(email: string, requestType: string): Promise<string | undefined> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  return oobCodes.findLast((one) => one.email === email && one.requestType === requestType)?.oobCode;
}

/** An authenticator app. Codes work once and in order, so each use takes one of a later step. */
export function authenticator(secret: string) {
  const totp = new TOTP({ secret });
  return (step: number) => totp.generate({ timestamp: Date.now() + step * 30_000 });
}

/** Types email and password and presses Sign in. */
export async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface PasswordSignIn {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/**
 * Opens an address in a new browser context with the account already signed in. Stores the session where Firebase Auth keeps it, as the
 * form would: using the form takes a second of processor time, and other tests cover it.
 */
export async function openSignedIn(
  page: Page,
  email: string,
  address: string,
  origin = process.env.HOSTING_ORIGIN ?? '',
): Promise<void> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  const signedIn = (await askAuth('accounts:signInWithPassword', credentials)) as PasswordSignIn;
  const { localId, idToken, refreshToken, expiresIn } = signedIn;
  const user = {
    uid: localId,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    apiKey: API_KEY,
    appName: APP_NAME,
  };
  const stored = { name: `firebase:authUser:${API_KEY}:${APP_NAME}`, value: JSON.stringify(user) };
  // An open page would store its signed-in user again.
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage: [stored] }] });
  await page.goto(new URL(address, origin).href);
}
