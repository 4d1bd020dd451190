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
  /** Its own hours, as pages say them and by weekday. Absent: the company's. */
  own_hours: z.object({ text: z.string(), week: weekSchema }).optional().catch(undefined),
});
export type Branch = z.output<typeof branchSchema>;

/** How many branches a company may have, closed ones among them. */
export const MAX_BRANCHES = 200;

/** The record behind it, which has the hours alone. A closed branch is kept for what refers to it. */
export const branchRecordSchema = branchSchema.omit({ own_hours: true }).extend({
  /** Its own hours; null: the company's. */
  week: weekSchema.nullable().default(null),
  /** Place among the branches, from 0; null: after those that have one, by name. */
  order: z.number().int().min(0).nullable().default(null),
  /** Left out of the public directory for now. */
  is_hidden: z.boolean().default(false),
  is_closed: z.boolean().default(false),
  /** Closed: the branch that took over its officers and that its public page leads to. */
  successor_id: z.string().nullable().default(null),
  /** Grows with each change, so that nobody saves over a version they haven't seen. */
  revision: z.number().int().min(0).default(0),
  /** Added in the portal: the form's own id, so that sending it again adds no second branch. */
  request_id: z.string().nullable().default(null),
});
export type BranchRecord = z.output<typeof branchRecordSchema>;
