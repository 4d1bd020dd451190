import { canonicalJson } from '@brokerage/domain/audit/canonicalJson';
import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Member } from '@brokerage/domain/member/member';
import { isRecallStalled, type Recall } from '@brokerage/domain/recall/recall';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';
import { sliceLease } from '../data/sliceLease.ts';
import { auditRecall } from './auditRecall.ts';
import { describeRecallSubject } from './describeRecallSubject.ts';
import { previewReach } from './previewReach.ts';

export type RecallInput = ParsedInput<'start-recall'>;

/** A recall's subject and reach, read before the transaction that starts it. */
export interface RecallContext {
  subject: string;
  found: Recall['found'];
  now: Date;
}

/** Returns the subject and reach for a new recall's record. */
export async function findRecallContext(
  tenantId: string,
  { criterion }: RecallInput,
  now: Date,
): Promise<RecallContext> {
  const [subject, { named: _, ...found }] = await Promise.all([
    describeRecallSubject(tenantId, criterion),
    previewReach(tenantId, criterion, now),
  ]);
  return { subject, found, now };
}

/**
 * Checks whether the recall already exists, and returns what writes it with its audit record, or a no-op if it exists.
 * @throws DomainError recall-taken when the id belongs to another recall; recall-empty when no matching flyer is live
 */
export async function prepareRecall(
  transaction: Transaction,
  { tenant_id, user_id, name }: Member,
  { id, criterion, reason }: RecallInput,
  { subject, found, now }: RecallContext,
): Promise<() => void> {
  const ref = db.recalls(tenant_id).doc(id);
  const stored = (await transaction.get(ref)).data();
  const request_digest = sha256(canonicalJson({ criterion, reason }));
  if (stored) {
    // A stalled recall can be continued by anyone who may start one.
    const isTheirs = stored.by.user_id === user_id || isRecallStalled(stored, now);
    if (isTheirs && stored.request_digest === request_digest) return () => undefined;
    throw new DomainError('recall-taken');
  }
  if (found.flyers === 0) throw new DomainError('recall-empty');
  const recall: Recall = {
    id,
    tenant_id,
    criterion,
    subject,
    reason,
    status: 'running',
    failed_at: null,
    by: { user_id, name },
    started_at: now,
    finished_at: null,
    updated_at: now,
    found,
    recalled: 0,
    told_user_ids: [],
    work: { slice: 0, pass: 'first', after: null, lease_until: sliceLease(now) },
    undo: null,
    request_digest,
    audit_head: null,
  };
  return () => {
    transaction.create(ref, recall);
    const { by, ...fields } = criterion;
    const what = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
    const after = { recall_by: by, subject, ...what, reason, flyers: found.flyers };
    auditRecall(transaction, recall, {
      by: recall.by,
      action: 'recall_started',
      before: null,
      after,
      at: now,
    });
  };
}
