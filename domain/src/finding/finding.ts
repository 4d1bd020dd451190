import * as z from 'zod';
import { countSchema, personSchema } from '../schemaParts.ts';

/** Limits in characters. */
export const DISMISS_REASON = { min: 10, max: 1000 } as const;

/** How many findings one query may ask for; firestore.rules holds the same. */
export const FINDINGS_LIMIT = 50;

/** Days back in which views and applications of a flyer are counted. */
export const FINDING_DAYS = 30;

/**
 * `correction_asked`: its owner was asked to correct the flyer. `recalled`: the flyer was recalled while the finding counted. `cleared`: the
 * check finds it no more.
 */
export const FINDING_STATUSES = ['open', 'dismissed', 'correction_asked', 'recalled', 'cleared'] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** Matches the id of a check. */
export const checkIdSchema = z
  .string()
  .max(60)
  .regex(/^[a-z]+(?:-[a-z]+)*$/);

/** What a check finds on a flyer that is live: one record for each flyer and check. Written by the server alone. */
export const findingSchema = z.object({
  /** `findingId`. */
  id: z.string(),
  tenant_id: z.string(),
  flyer_id: z.string(),
  /** The flyer's working title. */
  title: z.string(),
  owner_user_id: z.string(),
  /** As the flyer prints it. */
  officer_name: z.string(),
  /** What was checked: the snapshot, and which edition of the flyer that is. */
  revision: countSchema,
  edition: countSchema,
  check: checkIdSchema,
  check_version: countSchema,
  severity: z.enum(['block', 'warn']),
  /** Where, the worst first. */
  places: z.array(
    z.object({ field: z.string(), label: z.string(), excerpt: z.string(), message: z.string() }),
  ),
  /** When it was found on this edition by this version of the check, and when it was last seen. */
  found_at: z.date(),
  last_seen_at: z.date(),
  /** Of the flyer in the last 30 days, as of `last_seen_at`. */
  views: countSchema,
  applications: countSchema,
  status: z.enum(FINDING_STATUSES),
  status_at: z.date(),
  /** Who dismissed it or asked for a correction; null if no one did. */
  by: personSchema.nullable(),
  /** Why it was dismissed. */
  reason: z.string().nullable(),
});
export type Finding = z.output<typeof findingSchema>;

/** Returns the id of the record of a flyer and a check. */
export const findingId = (flyerId: string, check: string): string => `${flyerId}_${check}`;
