import { DomainError } from '@brokerage/domain/errors/DomainError';
import { type Flyer, inlineParts } from '@brokerage/domain/flyer/record/flyer';
import { findEdition } from '@brokerage/domain/flyer/workflow/editions';
import type { Member } from '@brokerage/domain/member/member';
import { can } from '@brokerage/domain/member/roles';
import { db } from '../../data/db.ts';
import type { ApprovedFlyer } from './pdfInput.ts';

/** More steps than a single revision can have: submitted, then approved, rejected or withdrawn. */
const STEPS_OF_REVISION = 10;

/**
 * Returns a flyer as approved in an edition, for the PDF that administrators open, regardless of the flyer's later changes.
 * @throws DomainError permission-denied; edition-not-found
 */
export async function loadEdition(flyer: Flyer, revision: number, member: Member): Promise<ApprovedFlyer> {
  if (!can(member, 'flyers:readAll')) throw new DomainError('permission-denied');
  const steps = await db
    .flyerHistory(flyer.tenant_id, flyer.id)
    .where('revision', '==', revision)
    .where('action', 'in', ['submitted', 'approved', 'corrected', 'rejected', 'withdrawn'])
    .limit(STEPS_OF_REVISION)
    .get();
  const stored = steps.docs.map((step) => step.data());
  const edition = findEdition(flyer, revision, [...inlineParts(flyer).steps, ...stored]);
  if (!edition || !flyer.snapshot) throw new DomainError('edition-not-found');
  const { approved_at } = edition;
  return { ...flyer, approved_at, snapshot: { ...flyer.snapshot, revision } };
}
