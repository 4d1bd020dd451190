import * as z from 'zod';

/** How far a company's picture cleanup has come. */
export const pictureCleanupSchema = z.object({
  /** Every record from before references were kept has been read. Nothing is removed before that. */
  is_indexed: z.boolean().default(false),
  /** The collection that is being read until then, and the id of the last record read. */
  collection: z.string().nullable().default(null),
  after: z.string().nullable().default(null),
  /** The last upload that the cleanup looked at in its round through all of them. */
  last_upload: z.string().nullable().default(null),
});
