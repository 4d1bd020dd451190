import * as z from 'zod';

/** Which uploads a record refers to, kept by the server beside the record; a record without uploads has none. */
export const pictureUseSchema = z.object({
  /** The record's path. */
  record: z.string(),
  /** Storage paths. */
  pictures: z.array(z.string()),
});
