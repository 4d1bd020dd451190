import * as z from 'zod';
import { snapshotPublicTitle } from '../texts/snapshotPublicTitle.ts';
import { type FlyerStep, flyerFieldsSchema, flyerStepSchema } from './flyerFields.ts';
import { type FlyerSnapshot, flyerSnapshotSchema, type SnapshotSummary } from './flyerSnapshot.ts';

/** Steps from before they had documents of their own. */
const inlineStepSchema = flyerStepSchema.omit({ n: true });

/** Fields in which records from before migration 001 store their snapshots and steps. Nothing writes them anymore. */
const inlineFieldsSchema = flyerFieldsSchema.extend({
  sealed: flyerSnapshotSchema.nullable().optional(),
  previous_seal: flyerSnapshotSchema.nullable().optional(),
  history: z.array(inlineStepSchema).optional(),
});

/** A flyer instance. For one from before migration 001, derives the newer fields from its inline snapshots and steps. */
export const flyerSchema = inlineFieldsSchema.transform((record) => {
  if (!hasInlineParts(record)) return record;
  return { ...record, ...derivedFields(record) };
});
export type Flyer = z.output<typeof flyerSchema>;
/** A flyer as it may be stored: possibly without newer fields. */
export type FlyerRecord = z.input<typeof flyerSchema>;

type InlineParts = Pick<z.output<typeof inlineFieldsSchema>, (typeof INLINE_FIELDS)[number]>;
/** Fields that flyers had before migration 001, and that have been separate documents since. */
export const INLINE_FIELDS = ['sealed', 'previous_seal', 'history'] as const;

/** Returns whether the record still has the fields from before migration 001. */
export const hasInlineParts = (record: InlineParts): boolean =>
  INLINE_FIELDS.some((field) => record[field] !== undefined);

/** Returns the snapshots and steps of a record from before migration 001; empty for any other. */
export function inlineParts({ sealed, previous_seal, history = [] }: InlineParts): {
  snapshots: FlyerSnapshot[];
  steps: FlyerStep[];
} {
  return {
    snapshots: [previous_seal, sealed].filter((snapshot) => snapshot != null),
    steps: history.map((step, index) => ({ ...step, n: index + 1 })),
  };
}

/** Returns the fields that replace a record's inline snapshots and steps. */
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
