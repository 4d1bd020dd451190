import * as z from 'zod';

/** A branch of the public directory (spec public-site section 3). */
export const branchSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  state: z.string().length(2),
  licenseNumber: z.string(),
  address: z.string(),
  manager: z.string(),
});
export type Branch = z.output<typeof branchSchema>;
