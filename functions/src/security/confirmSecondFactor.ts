import { defineStaffCallable } from '../http/defineStaffCallable.ts';

/**
 * confirm-second-factor: the browser has set up or turned off a second factor. Letting the caller in looks at what the
 * account has, records and mails it, as every staff call does; nothing that the browser says counts.
 */
export const confirmSecondFactor = defineStaffCallable('confirm-second-factor', 'portal:enter', () =>
  Promise.resolve({}),
);
