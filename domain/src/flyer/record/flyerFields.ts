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

/** One step of a flyer's life, stored at `history/{n}`. Reasons stay here when `reason` is cleared. */
export const flyerStepSchema = z.object({
  /** Counts from 1. */
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
  /** As the person was called then; null in steps from before it was kept. */
  by_name: z.string().nullable().default(null),
  revision: z.number().int().min(1),
  reason: z.string().nullable(),
  /** Of a rejection with marks: how many. They are at `marks/{revision}`. */
  mark_count: z.number().int().min(1).optional(),
});
export type FlyerStep = z.output<typeof flyerStepSchema>;

/**
 * The fields of a flyer instance. `template_id` tells where its pinned version is. Every field after `updated_at` has a default,
 * so older records stay valid. Parse whole records with `flyerSchema`.
 */
export const flyerFieldsSchema = z.object({
  id: z.string(),
  template_id: z.string(),
  template_version_id: z.string(),
  /** The working title: for the officer and the reviewers, never published. */
  title: z.string().min(1).max(FLYER_LIMITS.title),
  /** What the officer typed as the title for outsiders; '' leaves it to `publicTitle`. */
  public_title: z.string().max(FLYER_LIMITS.public_title).default(''),
  owner_user_id: z.string(),
  tenant_id: z.string(),
  data: z.record(z.string(), z.unknown()),
  status: z.enum(FLYER_STATUSES),
  reason: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  /** One more with every save of title or data, and when it goes back to editing. */
  revision: z.number().int().min(1).default(1),
  realtor_id: z.string().nullable().default(null),
  /** The flyer that this one is a copy of: what its changes are shown against. */
  duplicated_from: z.string().nullable().default(null),
  /** How many steps `history` has, and those that lists and reviews show. */
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
  /** Of the snapshot that was submitted last; null while the flyer is edited. */
  snapshot: snapshotSummarySchema.nullable().default(null),
  /** The snapshot that was rejected last, until a submission is approved: the review shows what changed since. */
  rejected_revision: z.number().int().nullable().default(null),
  /**
   * Short code of the printed QR code, reserved at the first Submit and kept; none for letters and without a website. Its
   * link is made at the first approval.
   */
  print_code: z.string().nullable().default(null),
  /** The state that it advertised in when it was submitted last, by two-letter code; null: not known, or from before there were licenses. */
  license_state: z.string().nullable().default(null),
  /** The entry of its owner in the directory then, whose licenses count; null: none, or from before there were licenses. */
  license_officer_id: z.string().nullable().default(null),
  /** Of a correction: the flyer that it corrects, whose links and printed code it takes over. Null of any other. */
  lineage_id: z.string().nullable().default(null),
  /** Counts a flyer's approved contents from 1; of a correction, the edition that it is to become. */
  edition: z.number().int().min(1).default(1),
  /** The correction that is being made of this flyer; null for none. */
  correction_id: z.string().nullable().default(null),
  /**
   * Of an approved correction: the revision of the edition that it replaced, among the snapshots of the flyer it corrects. Null of
   * any other, and of a correction approved before this was kept.
   */
  replaced_revision: z.number().int().nullable().default(null),
  /** When corrections took its place, oldest first; the last `CORRECTIONS_KEPT`. */
  corrected_at: z.array(z.date()).default([]),
  /** The recall that took it off its links last, kept when it is restored; null: it never was recalled. */
  recall_id: z.string().nullable().default(null),
  /** What a reviewer asked the owner to correct on the current edition; null: nothing. */
  correction_request: z
    .object({ at: z.date(), by_name: z.string(), messages: z.array(z.string()) })
    .nullable()
    .default(null),
  /** When an approved flyer ends (`toValidUntil`), set at its approval; null: it has no end, or isn’t approved yet. */
  valid_until: z.date().nullable().default(null),
  audit_head: auditHeadSchema.nullable().default(null),
});
