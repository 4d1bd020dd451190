import * as z from 'zod';
import { countSchema, personSchema } from '../schemaParts.ts';

/**
 * The phases of a run, in this order. `stopped_links` and `reopened_links` update the holders of reassigned links on whether they still
 * open the member's flyers.
 */
const REASSIGNMENT_PHASES = [
  'applications',
  'links',
  'link_counts',
  'stopped_links',
  'reopened_links',
] as const;
export type ReassignmentPhase = (typeof REASSIGNMENT_PHASES)[number];

/** A member's last run that reassigns their work, or reopens their links. Only the server reads and writes it. */
export const reassignmentSchema = z.object({
  run_id: z.string(),
  from_user_id: z.string(),
  /** Null: submissions go to the General team, and links stay. */
  to_user_id: z.string().nullable(),
  /** Who requested it. */
  by: personSchema,
  /** The remaining phases; empty once the run is done. */
  phases_left: z.array(z.enum(REASSIGNMENT_PHASES)),
  /** Number of stored slices: one that is delivered twice counts once. */
  slice: countSchema,
  /** Open submissions and links reassigned so far. */
  submissions: countSchema,
  links: countSchema,
  started_at: z.date(),
  /** A run past this time has stopped, and the hourly check continues it; null once it is done. */
  lease_until: z.date().nullable(),
});
export type Reassignment = z.output<typeof reassignmentSchema>;
