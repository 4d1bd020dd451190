import { db } from '../db.ts';
import { addressBound } from '../http/addressBound.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { accountOf } from '../people/accounts.ts';
import { newSessionsCount } from '../people/sessionsEnd.ts';
import { copyRevocation, revokedAt } from './sessions.ts';

const CALLS_PER_MINUTE = 20;
const assertWithin = addressBound(CALLS_PER_MINUTE);

/**
 * end-stale-sessions: called by the page that has set a new password. Auth has revoked the account's sessions then; this
 * ends their living tokens in the database, too. Whoever calls it changes nothing that Auth has not decided, and
 * learns nothing: the answer is the same for every address.
 */
export const endStaleSessions = defineCallable('end-stale-sessions', async ({ email }, caller) => {
  assertWithin(caller.ip, new Date());
  const account = await accountOf({ email });
  const member = account && (await db.userRole(account.uid).get()).data();
  if (!account || !member) return {};
  // Tokens tell their sign-in in whole seconds, so one of that very second counts as before.
  const validAfter = await copyRevocation(member, revokedAt(account) + 1);
  await newSessionsCount(validAfter);
  return {};
});
