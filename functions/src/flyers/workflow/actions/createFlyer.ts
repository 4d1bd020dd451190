import type { ParsedInput } from '@brokerage/domain/callables';
import { invalidField } from '@brokerage/domain/errors/DomainError';
import { flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../../../audit/audit.ts';
import { db } from '../../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../../http/defineMemberCallable.ts';
import { parseTitle } from '../flyerTitles.ts';
import { isAlreadyCreated } from '../load/isAlreadyCreated.ts';
import { loadCurrentVersion } from '../load/loadCurrentVersion.ts';

/**
 * Asserts that the tenant has the realtor.
 * @throws DomainError invalid-argument
 */
async function assertRealtorExists(
  transaction: Transaction,
  tenantId: string,
  realtorId: string | null,
): Promise<void> {
  if (realtorId === null) return;
  const realtor = await transaction.get(db.realtors(tenantId).doc(realtorId).withConverter(null));
  if (!realtor.exists) throw invalidField('realtor_id', 'Choose a realtor');
}

function create(
  input: ParsedInput<'create-flyer'>,
  session: MemberSession,
  now: Date,
): Promise<{ id: string }> {
  const { id, template_id, realtor_id } = input;
  const title = parseTitle(input.title);
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id, user_id } = actor;
    const isMade = await isAlreadyCreated(
      transaction,
      tenant_id,
      id,
      (earlier) =>
        earlier.owner_user_id === user_id &&
        earlier.template_id === template_id &&
        earlier.duplicated_from === null,
    );
    if (isMade) return { id };
    const version = await loadCurrentVersion(transaction, tenant_id, template_id, 'template-not-available');
    await assertRealtorExists(transaction, tenant_id, realtor_id);
    const flyer = flyerSchema.parse({
      id,
      template_id,
      template_version_id: version.id,
      title,
      owner_user_id: user_id,
      tenant_id,
      data: {},
      status: 'editing',
      reason: null,
      created_at: now,
      updated_at: now,
      realtor_id,
    });
    transaction.create(db.flyers(tenant_id).doc(id), flyer);
    audit(transaction, {
      actor,
      action: 'instance_created',
      entity: { type: 'flyer', id, head: null },
      at: now,
      before: null,
      after: { title, status: flyer.status, template_id, template_version_id: version.id },
    });
    return { id };
  });
}

/**
 * create-flyer: creates an empty flyer from the current version of a published template. Repeating the call with the same id creates
 * nothing twice.
 */
export const createFlyer = defineMemberCallable('create-flyer', 'flyers:make', create);
