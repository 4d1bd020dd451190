import * as z from 'zod';
import { isTimeZone } from '../schedule/timeZones.ts';

/** A branch of the public directory. */
export const branchSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  state: z.string().length(2),
  licenseNumber: z.string(),
  address: z.string(),
  manager: z.string(),
  /** IANA name, such as `America/Los_Angeles`. Absent: the state's, see `branchTimeZone`. */
  time_zone: z.string().refine(isTimeZone).optional().catch(undefined),
});
export type Branch = z.output<typeof branchSchema>;
