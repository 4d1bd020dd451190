import * as z from 'zod';
import { countSchema, personSchema } from '../schemaParts.ts';

/**
 * What a run does, in this order. `stopped_links` and `reopened_links` tell the holders of reassigned links whether they still open
 * the member's flyers.
 */
const REASSIGNMENT_PHASES = [
  'applications',
  'links',
  'link_counts',
  'stopped_links',
  'reopened_links',
] as const;
export type ReassignmentPhase = (typeof REASSIGNMENT_PHASES)[number];

/** A member's last run that gives their work to others, or reopens their links. The server alone reads and writes it. */
export const reassignmentSchema = z.object({
  run_id: z.string(),
  from_user_id: z.string(),
  /** Null: submissions go to the General team, and links stay. */
  to_user_id: z.string().nullable(),
  /** Who asked for it. */
  by: personSchema,
  /** What is left to do; empty once the run is done. */
  phases_left: z.array(z.enum(REASSIGNMENT_PHASES)),
  /** Slices that are stored: one that is delivered twice counts once. */
  slice: countSchema,
  /** Open submissions and links that were reassigned so far. */
  submissions: countSchema,
  links: countSchema,
  started_at: z.date(),
  /** A run that is older has stopped, and the hourly check continues it; null once it is done. */
  lease_until: z.date().nullable(),
});
export type Reassignment = z.output<typeof reassignmentSchema>;
