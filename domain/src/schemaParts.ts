import * as z from 'zod';

/** The input of a call without parameters; strict, so that a smuggled tenant or role is rejected. */
export const emptyInput = z.strictObject({});
/** The output of a callable that returns nothing. */
export const emptyOutput = z.object({});

/** An https address without a user name, quotes or blanks, which is safe in a page unchanged. */
export const HTTPS_ADDRESS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"<>\\]*)?$/i;

export const countSchema = z.number().int().min(0);

/** A member as named in records, including members who have left. */
export const personSchema = z.object({ user_id: z.string(), name: z.string() });
