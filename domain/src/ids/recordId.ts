import * as z from 'zod';

/** Ids of records: short, with letters, digits, dashes and underscores; Firestore reserves `__x__`. */
export const recordIdSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, 'Unknown record');
