import * as z from 'zod';
import { weekSchema } from '../schedule/officeSchedule.ts';
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
  /** The branch's own hours, as text and by weekday. Absent: the company's. */
  own_hours: z.object({ text: z.string(), week: weekSchema }).optional().catch(undefined),
});
export type Branch = z.output<typeof branchSchema>;

/** Maximum number of branches per company, including closed ones. */
export const MAX_BRANCHES = 200;

/** A branch's record, which stores its own hours by weekday. Closed branches are kept, because other records refer to them. */
export const branchRecordSchema = branchSchema.omit({ own_hours: true }).extend({
  /** The branch's own hours; null: the company's. */
  week: weekSchema.nullable().default(null),
  /** Position among the branches, from 0; null: after those that have one, by name. */
  order: z.number().int().min(0).nullable().default(null),
  /** Currently left out of the public directory. */
  is_hidden: z.boolean().default(false),
  is_closed: z.boolean().default(false),
  /** If closed: the branch that took over its officers, and to which its public page leads. */
  successor_id: z.string().nullable().default(null),
  /** Increases with each change, so that nobody saves over a version they haven't seen. */
  revision: z.number().int().min(0).default(0),
  /** For a branch added in the portal: the form's id, so that sending it again adds no second branch. */
  request_id: z.string().nullable().default(null),
});
export type BranchRecord = z.output<typeof branchRecordSchema>;
