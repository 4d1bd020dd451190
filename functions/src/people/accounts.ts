import { getAuth, type UserRecord } from 'firebase-admin/auth';

/** The account with that uid or address; undefined when there is none. */
export async function accountOf(by: { uid: string } | { email: string }): Promise<UserRecord | undefined> {
  try {
    return await ('uid' in by ? getAuth().getUser(by.uid) : getAuth().getUserByEmail(by.email));
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** The ids of all enrolled second factors, of whatever kind. */
export const factorIdsOf = (account: UserRecord): string[] =>
  (account.multiFactor?.enrolledFactors ?? []).map(({ uid }) => uid);

/** Whether a second factor is enrolled. */
export const secondFactorOf = (account: UserRecord) =>
  account.multiFactor?.enrolledFactors?.find(({ factorId }) => factorId === 'totp');

/** Some services count the making of an account as a sign-in. */
export const hasSignedIn = ({ metadata }: UserRecord): boolean =>
  Boolean(metadata.lastSignInTime) && Date.parse(metadata.lastSignInTime) > Date.parse(metadata.creationTime);
