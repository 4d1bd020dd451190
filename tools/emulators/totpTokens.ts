import type { AuthEmulator, Context, ProjectState, User } from './authEmulator.ts';

const PROVIDER = 'totp';

/** Reads an object out of encoded JSON; `undefined` if it isn't one. */
export function decode<T>(text: string, encoding: 'base64' | 'base64url'): T | undefined {
  try {
    return JSON.parse(Buffer.from(text, encoding).toString('utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Tokens with the second factor in them; the emulator's refresh grant issues such ones for any kind of factor. */
export function issueTokens(
  { operations }: AuthEmulator,
  state: ProjectState,
  user: User,
  provider: string,
  enrollmentId: string,
  context: Context,
) {
  const refreshToken = state.createRefreshTokenFor(user, provider, {
    secondFactor: { identifier: enrollmentId, provider: PROVIDER },
  });
  const tokens = operations.securetoken.token(state, { grantType: 'refresh_token', refreshToken }, context);
  return { idToken: tokens.id_token ?? '', refreshToken: tokens.refresh_token ?? '' };
}
