import * as z from 'zod';
import { emailLine } from '../text/lines.ts';

/** How many codes are created at once; new ones replace all old ones. */
export const RECOVERY_CODE_COUNT = 10;
/** Seconds after the sign-in during which recovery codes can be created. */
export const RECENT_SIGN_IN_S = 300;

// Without 0/O, 1/I/L and U, because it is copied from paper.
export const RECOVERY_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** In characters, without the hyphen: about 49 bits. */
export const RECOVERY_CODE_LENGTH = 10;

/** Returns a recovery code for display: 7K3Q9-F2MXT. */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

/** A code as typed: with or without dash and blanks, in any case. */
export const recoveryCodeSchema = z
  .string()
  .max(50)
  .transform((text) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
  .refine(
    (code) => code.length === RECOVERY_CODE_LENGTH,
    'Enter one of your recovery codes, such as 7K3Q9-F2MXT',
  );

/** Body of use-recovery-code, from somebody who is not signed in. */
export const useRecoveryCodeInputSchema = z.strictObject({
  email: emailLine,
  password: z.string().min(1, 'Password is required').max(4096),
  code: recoveryCodeSchema,
});

/** Shown once, stored as hashes only. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()).length(RECOVERY_CODE_COUNT) });

/**
 * `user_security/{uid}`: the person's recovery codes, hashed (scrypt, one salt per set, base64url), and the second factors and sign-in
 * addresses that the server knows. Records from before `factor_uid` and `known_factors` have only codes.
 */
export const userSecuritySchema = z.object({
  salt: z.string().default(''),
  /** When the codes were created; null while there are none. */
  created_at: z.date().nullable().default(null),
  /** The factor that the codes can replace; null in older records. */
  factor_uid: z.string().nullable().default(null),
  codes: z
    .array(
      z.object({
        hash: z.string(),
        used_at: z.date().nullable(),
        /** The factor that it was used to remove: a retry may only finish that. */
        used_for_factor: z.string().nullable(),
      }),
    )
    .default([]),
  /** Ids of the enrolled factors that are in the audit log. */
  known_factors: z.array(z.string()).default([]),
  /** The first sign-in address that the server saw; null in older records until the server checks. */
  first_email: z.string().nullable().default(null),
  /** The sign-in address that is in the audit log, or `first_email`. */
  known_email: z.string().nullable().default(null),
});
export type UserSecurity = z.output<typeof userSecuritySchema>;

/**
 * Returns whether recovery codes can replace a factor. Older records don't name their factor: they are for one that was enrolled before the
 * codes were created.
 */
export function areCodesFor(
  { factor_uid, created_at }: Pick<UserSecurity, 'factor_uid' | 'created_at'>,
  factor: { uid: string; enrolledAt: Date },
): boolean {
  if (factor_uid !== null) return factor_uid === factor.uid;
  return created_at !== null && factor.enrolledAt <= created_at;
}

/**
 * Returns whether a session with the second factor may create recovery codes for it. The session that enrolled the factor never signed in
 * with it, so it may create only the first codes.
 */
export function mayCreateCodes(
  security: Pick<UserSecurity, 'factor_uid' | 'codes' | 'created_at'>,
  factor: { uid: string; enrolledAt: Date },
  /** Seconds since the epoch when the session started. */
  authTime: number,
): boolean {
  // Both times are whole seconds, so a sign-in within the second of the enrollment counts as before it.
  const isAfterEnrolment = authTime > Math.floor(factor.enrolledAt.getTime() / 1000);
  return isAfterEnrolment || security.codes.length === 0 || !areCodesFor(security, factor);
}
