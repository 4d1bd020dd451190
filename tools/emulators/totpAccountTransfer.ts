import { randomUUID } from 'node:crypto';
import type { AuthEmulator, Factor, ProjectState, User } from './authEmulator.ts';
import { isTotp, toVault } from './totpVault.ts';

/** The CLI's own export requests all users at once with this. No other request gets the secrets. */
const EXPORT_ALL = -1;

/**
 * Keeps TOTP factors and their secrets when accounts are exported and imported: the emulator exports with `batchGet?maxResults=-1` and
 * imports with `batchCreate`, which is also how the seed enrolls a user. Production doesn't import TOTP.
 */
export function transferTotpWithAccounts({ operations }: AuthEmulator): void {
  const { accounts, tenants } = operations.identitytoolkit.projects;
  for (const table of tenants ? [accounts, tenants.accounts] : [accounts]) {
    const { batchGet, batchCreate } = table;

    table.batchGet = (state, body, context) => {
      const response = batchGet(state, body, context);
      if (Number(context.params.query.maxResults) !== EXPORT_ALL) return response;
      return { ...response, users: (response.users ?? []).map((user) => withSecrets(state, user)) };
    };

    table.batchCreate = (state, body, context) => {
      const users = body.users ?? [];
      // An invalid account keeps its factor, so that the original handler rejects it with its own message.
      const withoutTotp = users.map((user) =>
        totpToImport(user) ? { ...user, mfaInfo: others(user) } : user,
      );
      const response = batchCreate(state, { ...body, users: withoutTotp }, context);
      const failed = new Set((response.error ?? []).map(({ index }) => index));
      users.forEach((user, index) => {
        const factor = totpToImport(user);
        if (factor && !failed.has(index)) enroll(state, user.localId, factor);
      });
      return response;
    };
  }
}

const others = (user: User): Factor[] => (user.mfaInfo ?? []).filter((factor) => !isTotp(factor));

/** Returns an account's TOTP factor if it may have one: a single factor with a secret, and a verified email address. */
function totpToImport(user: User): (Factor & { totpInfo: { sharedSecretKey: string } }) | undefined {
  const [factor, second] = (user.mfaInfo ?? []).filter(isTotp);
  const secret = factor?.totpInfo?.sharedSecretKey;
  if (!factor || second || !secret || !user.email || !user.emailVerified) return undefined;
  return { ...factor, totpInfo: { sharedSecretKey: secret } };
}

function enroll(
  state: ProjectState,
  localId: string,
  { totpInfo, ...given }: Factor & { totpInfo: { sharedSecretKey: string } },
): void {
  const factor = {
    ...given,
    mfaEnrollmentId: given.mfaEnrollmentId || randomUUID(),
    enrolledAt: given.enrolledAt ?? new Date().toISOString(),
    totpInfo: {},
  };
  toVault(state).factors.set(factor.mfaEnrollmentId, { secret: totpInfo.sharedSecretKey, lastStep: 0 });
  const phones = state.getUserByLocalId(localId)?.mfaInfo ?? [];
  state.updateUserByLocalId(localId, { mfaInfo: [...phones, factor] });
}

function withSecrets(state: ProjectState, user: User): User {
  if (!user.mfaInfo) return user;
  const { factors } = toVault(state);
  const withSecret = (factor: Factor): Factor =>
    isTotp(factor)
      ? { ...factor, totpInfo: { sharedSecretKey: factors.get(factor.mfaEnrollmentId)?.secret } }
      : factor;
  return { ...user, mfaInfo: user.mfaInfo.map(withSecret) };
}
