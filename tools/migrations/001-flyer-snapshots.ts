import { INLINE_FIELDS, toSnapshotSummary } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerSnapshot, flyerSnapshotSchema } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { paths } from '@brokerage/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Returns a snapshot of a stored record, parsed; null if it has none. */
const toSnapshot = (stored: unknown): FlyerSnapshot | null =>
  stored ? flyerSnapshotSchema.parse(stored) : null;

/**
 * Moves snapshots and history out of flyers, so that lists don't read what only the review and the PDF show. It runs after the deployment,
 * because the old version reads the old shape only.
 */
export const flyerSnapshots: Migration = {
  number: 1,
  name: 'flyer-snapshots',
  summary: 'Moves the snapshots and the history of flyers into documents of their own.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.flyers.all),
  isPending: (record) => INLINE_FIELDS.some((field) => record.get(field) !== undefined),
  migrate: (transaction, record) => {
    const { ref } = record;
    const [snapshot, rejected] = [toSnapshot(record.get('sealed')), toSnapshot(record.get('previous_seal'))];
    const inline = (record.get('history') ?? []) as { action: string }[];
    const steps = inline.map((step, index) => ({ ...step, n: index + 1 }));
    for (const one of [snapshot, rejected]) {
      if (one) transaction.set(ref.collection('snapshots').doc(String(one.revision)), one);
    }
    for (const step of steps) transaction.set(ref.collection('history').doc(String(step.n)), step);
    transaction.update(ref, {
      snapshot: snapshot && toSnapshotSummary(snapshot),
      rejected_revision: rejected?.revision ?? null,
      step_count: steps.length,
      last_step: steps.at(-1) ?? null,
      last_rejection: steps.findLast(({ action }) => action === 'rejected') ?? null,
      submission_count: steps.filter(({ action }) => action === 'submitted').length,
      schema_version: 1,
      ...Object.fromEntries(INLINE_FIELDS.map((field) => [field, FieldValue.delete()])),
    });
  },
};
