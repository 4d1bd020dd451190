import {
  derivedFields,
  type Flyer,
  hasInlineParts,
  INLINE_FIELDS,
  inlineParts,
} from '@brokerage/domain/flyer/record/flyer';
import type { FlyerTransition } from '@brokerage/domain/flyer/workflow/flyerTransition';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import { FieldValue, type Transaction, type UpdateData } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

/**
 * Writes the snapshot, the marks and the step of a transition, each as its own document. Inline parts of a record from before migration 001
 * become documents in the same transaction.
 */
export function writeParts(
  transaction: Transaction,
  flyer: Flyer,
  {
    snapshot,
    marks,
    step,
  }: Pick<FlyerTransition, 'snapshot' | 'step'> & Partial<Pick<FlyerTransition, 'marks'>>,
): void {
  const { tenant_id, id } = flyer;
  const inline = inlineParts(flyer);
  for (const snapshot of inline.snapshots)
    transaction.set(db.flyerSnapshot(tenant_id, id, snapshot.revision), snapshot);
  for (const step of inline.steps) transaction.set(db.flyerHistory(tenant_id, id).doc(String(step.n)), step);
  if (snapshot) transaction.create(db.flyerSnapshot(tenant_id, id, snapshot.revision), snapshot);
  if (marks) transaction.create(db.flyerMarks(tenant_id, id, marks.revision), marks);
  if (step) transaction.create(db.flyerHistory(tenant_id, id).doc(String(step.n)), step);
}

/** Returns the update that removes inline parts from a record from before migration 001; empty for any other. */
export function withoutInlineParts(flyer: Flyer): UpdateData<Flyer> {
  if (!hasInlineParts(flyer)) return {};
  const removed = Object.fromEntries(INLINE_FIELDS.map((field) => [field, FieldValue.delete()]));
  return {
    ...derivedFields(flyer),
    ...removed,
    schema_version: SCHEMA_VERSIONS.flyer,
  } as UpdateData<Flyer>;
}
