import * as z from 'zod';

/** Body of publish-picture: the Storage path of an upload of the caller's own. */
export const publishPictureInputSchema = z.strictObject({ path: z.string().min(1).max(500) });
