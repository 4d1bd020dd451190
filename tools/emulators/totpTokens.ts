import type { AuthEmulator, Context, ProjectState, User } from './authEmulator.ts';

const PROVIDER = 'totp';

/** Reads an object from encoded JSON; undefined if it isn't one. */
export function decode<T>(text: string, encoding: 'base64' | 'base64url'): T | undefined {
  try {
    return JSON.parse(Buffer.from(text, encoding).toString('utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Issues tokens that name the second factor, through the emulator's refresh grant, which does so for any kind of factor. */
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
