import { Secret, TOTP } from 'otpauth';
import type { Factor, ProjectState } from './authEmulator.ts';

export const TOTP_PERIOD_S = 30;
export const TOTP_DIGITS = 6;
export const TOTP_ALGORITHM = 'SHA1';
/** Accepts codes of this many steps before and after the current one, as in production. */
const ADJACENT_INTERVALS = 5;

/** An enrollment in progress: the user has seen the secret and has to enter a code. */
interface EnrollmentSession {
  localId: string;
  secret: string;
  expires: number;
  attempts: number;
  done: boolean;
}

/** The secret of a factor, and the latest time step whose code was used. */
interface FactorSecret {
  secret: string;
  lastStep: number;
}

interface Vault {
  sessions: Map<string, EnrollmentSession>;
  factors: Map<string, FactorSecret>;
}

const vaults = new WeakMap<ProjectState, Vault>();

/** Returns the secrets of a project. They aren't part of the users' records, so that no lookup, list or trigger shows them. */
export function toVault(state: ProjectState): Vault {
  const existing = vaults.get(state);
  if (existing) return existing;
  const vault: Vault = { sessions: new Map(), factors: new Map() };
  vaults.set(state, vault);
  return vault;
}

export const isTotp = (factor: Factor): boolean => factor.totpInfo !== undefined && !factor.phoneInfo;

const toTotp = (secret: string) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: TOTP_ALGORITHM,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_S,
  });

/** Returns the code that an authenticator app would show now. */
export const toTotpCode = (secret: string): string => toTotp(secret).generate();

/** Returns the time step of a code; undefined if it matches none of the accepted ones. */
export function findTotpStep(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = toTotp(secret).validate({ token: String(code), timestamp, window: ADJACENT_INTERVALS });
  return delta === null ? undefined : TOTP.counter({ timestamp, period: TOTP_PERIOD_S }) + delta;
}
