import * as z from 'zod';

/** The input of a call without anything to say; strict, so that a tenant or a role smuggled in is refused. */
export const nothingIn = z.strictObject({});
/** The output of a callable that returns nothing. */
export const nothingOut = z.object({});

/** An https address without a user name, quotes or blanks: it goes into a page as it is. */
export const HTTPS_ADDRESS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"<>\\]*)?$/i;

export const countSchema = z.number().int().min(0);

/** A member as a record names them, also once they have left. */
export const personSchema = z.object({ user_id: z.string(), name: z.string() });
