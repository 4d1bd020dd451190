import * as z from 'zod';

/** The id that a form got in the browser when it was begun: 21 characters of nanoid. One id, one record. */
export const clientIdSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{21}$/, 'Invalid draft id');
