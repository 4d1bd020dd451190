import { defineCallableWithoutSite } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';
import { findResetAccount } from './findResetAccount.ts';

const CALLS_PER_MINUTE = 20;
const assertWithin = instanceRateLimit(CALLS_PER_MINUTE);

/** get-password-rules: returns the minimum length of the new password to the holder of a password link. The link stays valid. */
export const getPasswordRules = defineCallableWithoutSite(
  'get-password-rules',
  async ({ code }, caller, now) => {
    assertWithin(caller.ip, now);
    const { minLength } = await findResetAccount(code, caller);
    return { min_length: minLength };
  },
);
