import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';
import { FLYER_LIMITS } from './flyerLimits.ts';
import {
  type FlyerSnapshot,
  flyerSnapshotSchema,
  type SnapshotSummary,
  snapshotSummarySchema,
} from './flyerSnapshot.ts';
import { snapshotPublicTitle } from './publicTitle.ts';

/** The states of a flyer (docs/product.md#flyers-workflow). */
export const FLYER_STATUSES = ['editing', 'pending_approval', 'approved', 'rejected', 'archived'] as const;
export type FlyerStatus = (typeof FLYER_STATUSES)[number];

/** One step of a flyer's life, stored at `history/{n}`. Reasons stay here when `reason` is cleared. */
export const flyerStepSchema = z.object({
  /** Counts from 1. */
  n: z.number().int().min(1),
  action: z.enum(['submitted', 'approved', 'rejected', 'withdrawn', 'revised', 'archived']),
  at: z.date(),
  by_user_id: z.string(),
  /** As the person was called then; null in steps from before it was kept. */
  by_name: z.string().nullable().default(null),
  revision: z.number().int().min(1),
  reason: z.string().nullable(),
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
  /** The state that it advertised in when it was submitted last, by postal code; null: not known, or from before there were licenses. */
  license_state: z.string().nullable().default(null),
  /** The entry of its owner in the directory then, whose licenses count; null: none, or from before there were licenses. */
  license_officer_id: z.string().nullable().default(null),
  audit_head: auditHeadSchema.nullable().default(null),
});

/** Steps before they had documents of their own. */
const inlineStepSchema = flyerStepSchema.omit({ n: true });

/** Where records from before migration 001 hold their snapshots and steps. Nothing writes them any more. */
const inlineFieldsSchema = flyerFieldsSchema.extend({
  sealed: flyerSnapshotSchema.nullable().optional(),
  previous_seal: flyerSnapshotSchema.nullable().optional(),
  history: z.array(inlineStepSchema).optional(),
});

/** A flyer instance. One from before migration 001 gets the fields that follow from its inline snapshots and steps. */
export const flyerSchema = inlineFieldsSchema.transform((record) => {
  if (!hasInlineParts(record)) return record;
  return { ...record, ...derivedFields(record) };
});
export type Flyer = z.output<typeof flyerSchema>;
/** As it may lie in the database: without what came later. */
export type FlyerRecord = z.input<typeof flyerSchema>;

type InlineParts = Pick<z.output<typeof inlineFieldsSchema>, (typeof INLINE_FIELDS)[number]>;
export const INLINE_FIELDS = ['sealed', 'previous_seal', 'history'] as const;

/** Whether the record still has the fields of before migration 001. */
export const hasInlineParts = (record: InlineParts): boolean =>
  INLINE_FIELDS.some((field) => record[field] !== undefined);

/** Returns the snapshots and steps of a record from before migration 001; none of any other. */
export function inlineParts({ sealed, previous_seal, history = [] }: InlineParts): {
  snapshots: FlyerSnapshot[];
  steps: FlyerStep[];
} {
  return {
    snapshots: [previous_seal, sealed].filter((snapshot) => snapshot != null),
    steps: history.map((step, index) => ({ ...step, n: index + 1 })),
  };
}

/** Returns the fields that take the place of a record's inline snapshots and steps. */
export function derivedFields(record: InlineParts) {
  const { sealed, previous_seal } = record;
  const { steps } = inlineParts(record);
  return {
    snapshot: sealed ? toSnapshotSummary(sealed) : null,
    rejected_revision: previous_seal?.revision ?? null,
    step_count: steps.length,
    last_step: steps.at(-1) ?? null,
    last_rejection: steps.findLast(({ action }) => action === 'rejected') ?? null,
    submission_count: steps.filter(({ action }) => action === 'submitted').length,
  };
}

/** Returns what lists show of a snapshot. */
export function toSnapshotSummary(snapshot: FlyerSnapshot): SnapshotSummary {
  const { revision, category, parties, link } = snapshot;
  return {
    revision,
    category,
    public_title: snapshotPublicTitle(snapshot),
    is_title_derived: snapshot.public_title === null,
    parties,
    link,
  };
}
