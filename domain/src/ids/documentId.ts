import * as z from 'zod';

/**
 * The id of a record that a caller names. Rejects what Firestore doesn't accept as an id (`.`, `..`, `__x__`, half a surrogate pair),
 * because reading it would be an error, not a missing record.
 */
export const documentIdSchema = z.string().regex(/^(?!\.\.?$|__.*__$)[^/\p{Cs}]{1,128}$/su, 'Unknown record');
