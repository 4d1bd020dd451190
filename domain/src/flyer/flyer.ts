import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditRecord.ts';
import { TEMPLATE_CATEGORIES } from '../template/template.ts';
import { flyerPartiesSchema } from './flyerParties.ts';

/** The states of a flyer (docs/product.md#flyers-workflow). */
export const FLYER_STATUSES = ['editing', 'pending_approval', 'approved', 'rejected', 'archived'] as const;
export type FlyerStatus = (typeof FLYER_STATUSES)[number];

/**
 * Titles and reason in characters, and how many values a flyer holds; firestore.rules has those of titles and values.
 * `bytes`: of what is submitted, as JSON, so that draft, seal and history fit into one document. `history`: steps kept.
 */
export const FLYER_LIMITS = {
  title: 200,
  public_title: 120,
  values: 100,
  reason: 2000,
  bytes: 200_000,
  history: 50,
} as const;

/** One step of a flyer's life. Reasons stay here when `reason` is cleared. */
const flyerStepSchema = z.object({
  action: z.enum(['submitted', 'approved', 'rejected', 'withdrawn', 'revised', 'archived']),
  at: z.date(),
  by_user_id: z.string(),
  /** As the person was called then; null in steps from before it was kept. */
  by_name: z.string().nullable().default(null),
  revision: z.number().int().min(1),
  reason: z.string().nullable(),
});
export type FlyerStep = z.output<typeof flyerStepSchema>;

/** What a reviewer sees and the PDF is made of, taken at Submit: later changes of profiles do not reach it. */
const flyerSnapshotSchema = z.object({
  revision: z.number().int().min(1),
  template_version_id: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  title: z.string(),
  /** The title that outsiders see; null in records from before there was one (`snapshotPublicTitle`). */
  public_title: z.string().nullable().default(null),
  /** As `effectiveData` gave them, pictures as the server's own copies. */
  data: z.record(z.string(), z.unknown()),
  parties: flyerPartiesSchema,
  /** The tracked address in the QR code; '' where none is printed. */
  link: z.string(),
  checks_version: z.string(),
});
export type FlyerSnapshot = z.output<typeof flyerSnapshotSchema>;

/**
 * A flyer instance. `template_id` tells where its pinned version is. Every field after `updated_at` has a default, so
 * older records stay valid.
 */
export const flyerSchema = z.object({
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
  /** The newest FLYER_LIMITS.history steps, oldest first; all of them are in the audit log. */
  history: z.array(flyerStepSchema).default([]),
  submitted_at: z.date().nullable().default(null),
  submitted_revision: z.number().int().nullable().default(null),
  approved_at: z.date().nullable().default(null),
  approved_revision: z.number().int().nullable().default(null),
  approved_by_user_id: z.string().nullable().default(null),
  sealed: flyerSnapshotSchema.nullable().default(null),
  /** What was rejected last, until a submission is approved: the review shows what changed since. */
  previous_seal: flyerSnapshotSchema.nullable().default(null),
  /**
   * Short code of the printed QR code, reserved at the first Submit and kept; none for letters and without a website. Its
   * link is made at the first approval.
   */
  print_code: z.string().nullable().default(null),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Flyer = z.output<typeof flyerSchema>;
/** As it may lie in the database: without what came later. */
export type FlyerRecord = z.input<typeof flyerSchema>;
