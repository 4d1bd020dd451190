import { chunks } from '@brokerage/domain/collections/chunks';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getErrorCode } from '../getErrorCode.ts';

/** Returns the account with that uid or address; undefined if there is none. */
export async function getAccount(by: { uid: string } | { email: string }): Promise<UserRecord | undefined> {
  try {
    return await ('uid' in by ? getAuth().getUser(by.uid) : getAuth().getUserByEmail(by.email));
  } catch (error) {
    if (getErrorCode(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** Lists the ids of all enrolled second factors of any kind. */
export const listFactorIds = (account: UserRecord): string[] =>
  (account.multiFactor?.enrolledFactors ?? []).map(({ uid }) => uid);

/** Returns the enrolled authenticator app (TOTP); undefined if there is none. */
export const findSecondFactor = (account: UserRecord) =>
  account.multiFactor?.enrolledFactors?.find(({ factorId }) => factorId === 'totp');

/** Returns whether somebody has signed in. Auth sometimes counts account creation as a sign-in. */
export const hasSignedIn = ({ metadata }: UserRecord): boolean =>
  Boolean(metadata.lastSignInTime) && Date.parse(metadata.lastSignInTime) > Date.parse(metadata.creationTime);

/** Auth looks up 100 accounts at a time. */
const LOOKUP_SIZE = 100;

/** Loads the accounts of those people who have one. */
export async function loadAccounts(uids: readonly string[]): Promise<UserRecord[]> {
  const accounts: UserRecord[] = [];
  for (const batch of chunks(uids, LOOKUP_SIZE)) {
    const { users } = await getAuth().getUsers(batch.map((uid) => ({ uid })));
    accounts.push(...users);
  }
  return accounts;
}

/** Returns the people with an enabled account who have signed in at least once. */
export async function findSignedIn(uids: readonly string[]): Promise<ReadonlySet<string>> {
  const accounts = await loadAccounts(uids);
  return new Set(
    accounts.filter((account) => !account.disabled && hasSignedIn(account)).map(({ uid }) => uid),
  );
}
