import * as z from 'zod';

/** An id that a form in the browser generates when it opens: 21 characters of nanoid. One id, one record. */
export const clientIdSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{21}$/, 'Invalid draft id');
