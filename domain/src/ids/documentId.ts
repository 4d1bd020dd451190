import * as z from 'zod';

/**
 * The id of a record that somebody else named. What Firestore takes for no id (`.`, `..`, `__x__`, half a surrogate
 * pair) is refused here: reading it would be an error, not a record that isn't there.
 */
export const documentIdSchema = z.string().regex(/^(?!\.\.?$|__.*__$)[^/\p{Cs}]{1,128}$/su, 'Unknown record');
