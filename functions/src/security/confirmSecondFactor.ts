import { defineMemberCallable } from '../http/defineMemberCallable.ts';

/**
 * confirm-second-factor: the browser has set up or turned off a second factor. Letting the caller in looks at what the
 * account has, records and mails it, as every member call does; nothing that the browser says counts.
 */
export const confirmSecondFactor = defineMemberCallable('confirm-second-factor', 'portal:enter', () =>
  Promise.resolve({}),
);
