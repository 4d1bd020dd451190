import * as z from 'zod';
import { auditHeadSchema } from '../../audit/auditHead.ts';
import { FLYER_LIMITS } from './flyerLimits.ts';
import { snapshotSummarySchema } from './flyerSnapshot.ts';

/** The states of a flyer (docs/product.md#flyers-workflow). */
export const FLYER_STATUSES = [
  'editing',
  'pending_approval',
  'approved',
  'rejected',
  'recalled',
  'archived',
] as const;
export type FlyerStatus = (typeof FLYER_STATUSES)[number];

/** One step in a flyer's history, stored at `history/{n}`. Reasons stay here when `reason` is cleared. */
export const flyerStepSchema = z.object({
  /** Starts at 1. */
  n: z.number().int().min(1),
  /** `corrected`: a correction was approved and is the flyer's next edition. */
  action: z.enum([
    'submitted',
    'approved',
    'rejected',
    'withdrawn',
    'revised',
    'archived',
    'corrected',
    'recalled',
    'restored',
  ]),
  at: z.date(),
  by_user_id: z.string(),
  /** The person's name at that time; null in older steps. */
  by_name: z.string().nullable().default(null),
  revision: z.number().int().min(1),
  reason: z.string().nullable(),
  /** Number of marks of a rejection. They are at `marks/{revision}`. */
  mark_count: z.number().int().min(1).optional(),
});
export type FlyerStep = z.output<typeof flyerStepSchema>;

/**
 * The fields of a flyer instance. `template_id` tells where its pinned version is. Every field after `updated_at` has a default, so older
 * records stay valid. Parse whole records with `flyerSchema`.
 */
export const flyerFieldsSchema = z.object({
  id: z.string(),
  template_id: z.string(),
  template_version_id: z.string(),
  /** The working title: for the officer and the reviewers, never published. */
  title: z.string().min(1).max(FLYER_LIMITS.title),
  /** The title for outsiders that the officer typed; '' leaves it to `publicTitle`. */
  public_title: z.string().max(FLYER_LIMITS.public_title).default(''),
  owner_user_id: z.string(),
  tenant_id: z.string(),
  data: z.record(z.string(), z.unknown()),
  status: z.enum(FLYER_STATUSES),
  reason: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  /** Increases with every save of title or data, and when editing resumes. */
  revision: z.number().int().min(1).default(1),
  realtor_id: z.string().nullable().default(null),
  /** The flyer that this one is a copy of, for showing the changes. */
  duplicated_from: z.string().nullable().default(null),
  /** Number of steps in `history`, and those that lists and reviews show. */
  step_count: z.number().int().min(0).default(0),
  last_step: flyerStepSchema.nullable().default(null),
  last_rejection: flyerStepSchema.nullable().default(null),
  /** How often it was submitted. */
  submission_count: z.number().int().min(0).default(0),
  submitted_at: z.date().nullable().default(null),
  submitted_revision: z.number().int().nullable().default(null),
  approved_at: z.date().nullable().default(null),
  approved_revision: z.number().int().nullable().default(null),
  approved_by_user_id: z.string().nullable().default(null),
  /** Summary of the last submitted snapshot; null while the flyer is edited. */
  snapshot: snapshotSummarySchema.nullable().default(null),
  /** The last rejected snapshot, until a submission is approved: the review shows what has changed since. */
  rejected_revision: z.number().int().nullable().default(null),
  /**
   * Short code of the printed QR code, reserved at the first Submit and kept; null for letters and without a website. Its link is created
   * at the first approval.
   */
  print_code: z.string().nullable().default(null),
  /**
   * The state in which it advertised when it was last submitted, as a two-letter code; null: not known, or from before licenses existed.
   */
  license_state: z.string().nullable().default(null),
  /** The owner's directory entry at that time, whose licenses count; null: none, or from before licenses existed. */
  license_officer_id: z.string().nullable().default(null),
  /** For a correction: the flyer that it corrects, whose content it replaces once approved. Null for any other. */
  lineage_id: z.string().nullable().default(null),
  /** Numbers a flyer's approved contents from 1; for a correction, the edition that it is to become. */
  edition: z.number().int().min(1).default(1),
  /** The current correction of this flyer; null for none. */
  correction_id: z.string().nullable().default(null),
  /**
   * For an approved correction: the revision of the edition that it replaced, among the snapshots of the flyer it corrects. Null for any
   * other, and for a correction approved before this field existed.
   */
  replaced_revision: z.number().int().nullable().default(null),
  /** When corrections replaced its content, oldest first; the last `CORRECTIONS_KEPT`. */
  corrected_at: z.array(z.date()).default([]),
  /** The last recall that took it off its links, kept after it is restored; null: it was never recalled. */
  recall_id: z.string().nullable().default(null),
  /** The correction that a reviewer requested for the current edition, or null. */
  correction_request: z
    .object({ at: z.date(), by_name: z.string(), messages: z.array(z.string()) })
    .nullable()
    .default(null),
  /** When an approved flyer ends (`toValidUntil`), set at its approval; null: it has no end, or isn’t approved yet. */
  valid_until: z.date().nullable().default(null),
  audit_head: auditHeadSchema.nullable().default(null),
});
