import * as z from 'zod';

/** Ids of records: short, of letters, digits, dash and underscore; `__x__` is reserved by Firestore. */
export const recordIdSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, 'Unknown record');
