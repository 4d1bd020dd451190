import * as z from 'zod';
import { countSchema, personSchema } from '../schemaParts.ts';

/** Limits in characters. */
export const DISMISS_REASON = { min: 10, max: 1000 } as const;

/** Maximum number of findings per query; firestore.rules has the same limit. */
export const FINDINGS_LIMIT = 50;

/** Number of past days whose views and applications count for a flyer. */
export const FINDING_DAYS = 30;

/**
 * `correction_asked`: its owner was asked to correct the flyer. `recalled`: the flyer was recalled while the finding counted. `cleared`:
 * the check no longer finds it.
 */
export const FINDING_STATUSES = ['open', 'dismissed', 'correction_asked', 'recalled', 'cleared'] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** Matches the id of a check. */
export const checkIdSchema = z
  .string()
  .max(60)
  .regex(/^[a-z]+(?:-[a-z]+)*$/);

/** What a check finds on a live flyer: one record per flyer and check. Only the server writes it. */
export const findingSchema = z.object({
  /** `findingId`. */
  id: z.string(),
  tenant_id: z.string(),
  flyer_id: z.string(),
  /** The flyer's working title. */
  title: z.string(),
  owner_user_id: z.string(),
  /** As printed on the flyer. */
  officer_name: z.string(),
  /** What was checked: the snapshot's revision, and the flyer's edition. */
  revision: countSchema,
  edition: countSchema,
  check: checkIdSchema,
  check_version: countSchema,
  severity: z.enum(['block', 'warn']),
  /** Where it was found, the worst first. */
  places: z.array(
    z.object({ field: z.string(), label: z.string(), excerpt: z.string(), message: z.string() }),
  ),
  /** When this version of the check found it on this edition, and when it was last seen. */
  found_at: z.date(),
  last_seen_at: z.date(),
  /** The flyer's figures of the last 30 days, as of `last_seen_at`. */
  views: countSchema,
  applications: countSchema,
  status: z.enum(FINDING_STATUSES),
  status_at: z.date(),
  /** Who dismissed it or asked for a correction; null if nobody did. */
  by: personSchema.nullable(),
  /** Why it was dismissed. */
  reason: z.string().nullable(),
});
export type Finding = z.output<typeof findingSchema>;

/** Returns the id of the record of a flyer and a check. */
export const findingId = (flyerId: string, check: string): string => `${flyerId}_${check}`;
