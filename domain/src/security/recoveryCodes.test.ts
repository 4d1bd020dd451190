import { describe, expect, it } from 'vitest';
import { areCodesFor, mayCreateCodes, userSecuritySchema } from './recoveryCodes.ts';

const CREATED = new Date('2026-11-12T18:41:30Z');
/** A record from before codes named their factor. */
const OLD_RECORD = {
  salt: 'c2FsdA',
  created_at: CREATED,
  codes: [{ hash: 'aGFzaA', used_at: null, used_for_factor: null }],
};

describe('user_security', () => {
  it('reads records from before codes named their factor', () => {
    expect(userSecuritySchema.parse(OLD_RECORD)).toEqual({
      ...OLD_RECORD,
      factor_uid: null,
      known_factors: [],
      first_email: null,
      known_email: null,
    });
  });

  it('reads records without codes', () => {
    expect(userSecuritySchema.parse({ known_factors: ['one'] })).toMatchObject({
      codes: [],
      created_at: null,
      known_factors: ['one'],
    });
  });
});

describe('areCodesFor', () => {
  const factor = { uid: 'one', enrolledAt: new Date('2026-11-12T18:41:00Z') };

  it('ties codes to the factor that they name', () => {
    expect(areCodesFor({ factor_uid: 'one', created_at: CREATED }, factor)).toBe(true);
    expect(areCodesFor({ factor_uid: 'other', created_at: CREATED }, factor)).toBe(false);
  });

  it('ties older codes to a factor that existed when they were created', () => {
    expect(areCodesFor(userSecuritySchema.parse(OLD_RECORD), factor)).toBe(true);
    const later = { uid: 'two', enrolledAt: new Date('2026-11-12T18:41:31Z') };
    expect(areCodesFor(userSecuritySchema.parse(OLD_RECORD), later)).toBe(false);
    expect(areCodesFor(userSecuritySchema.parse({}), factor)).toBe(false);
  });
});

describe('mayCreateCodes', () => {
  const factor = { uid: 'one', enrolledAt: new Date('2026-11-12T18:41:00Z') };
  const ENROLLED_S = factor.enrolledAt.getTime() / 1000;
  const withCodes = userSecuritySchema.parse({ ...OLD_RECORD, factor_uid: 'one' });

  it('allows the session that enrolled the factor only its first codes', () => {
    expect(mayCreateCodes(userSecuritySchema.parse({}), factor, ENROLLED_S - 60)).toBe(true);
    expect(mayCreateCodes({ ...withCodes, factor_uid: 'earlier' }, factor, ENROLLED_S - 60)).toBe(true);
    expect(mayCreateCodes(withCodes, factor, ENROLLED_S - 60)).toBe(false);
    expect(mayCreateCodes(withCodes, factor, ENROLLED_S)).toBe(false);
    // Older records don’t name the factor that their codes are for.
    expect(mayCreateCodes(userSecuritySchema.parse(OLD_RECORD), factor, ENROLLED_S)).toBe(false);
  });

  it('allows new codes after a later sign-in', () => {
    expect(mayCreateCodes(withCodes, factor, ENROLLED_S + 1)).toBe(true);
  });
});
