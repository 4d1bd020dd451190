import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { carryOver } from '@brokerage/domain/flyer/workflow/carryOver';
import { audit } from '../../../audit/audit.ts';
import { db } from '../../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../../http/defineMemberCallable.ts';
import { loadTemplateVersion } from '../../loadTemplateVersion.ts';
import { loadCurrentVersion } from '../load/loadCurrentVersion.ts';
import { assertCanAct, loadFlyer } from '../load/loadFlyer.ts';
import { toFlyerState } from '../prepareFlyerTransition.ts';

function updateVersion(
  { id, revision, version_id }: ParsedInput<'update-flyer-version'>,
  session: MemberSession,
  now: Date,
) {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id } = actor;
    const flyer = await loadFlyer(transaction, tenant_id, id);
    assertCanAct(flyer, 'edit', actor);
    const { template_id, template_version_id } = flyer;
    const to = await loadCurrentVersion(transaction, tenant_id, template_id, 'template-no-longer-used');
    // A retry gets the same result.
    if (to.id === template_version_id) return toFlyerState(flyer);
    if (to.id !== version_id) throw new DomainError('flyer-template-changed');
    if (flyer.revision !== revision) throw new DomainError('flyer-changed');
    const from = await loadTemplateVersion(transaction, flyer);
    const { data, left } = carryOver(from, to, flyer.data);
    const changes: Partial<Flyer> = {
      template_version_id: to.id,
      data,
      revision: revision + 1,
      updated_at: now,
    };
    transaction.update(db.flyers(tenant_id).doc(id), changes);
    audit(transaction, {
      actor,
      action: 'instance_version_updated',
      entity: { type: 'flyer', id, head: flyer.audit_head },
      at: now,
      before: { template_version_id },
      after: { template_version_id: to.id, left_fields: left.map(({ label }) => label) },
    });
    return toFlyerState({ ...flyer, ...changes });
  });
}

/** update-flyer-version: moves the owner's draft to its template's current version, with the values that still fit. */
export const updateFlyerVersion = defineMemberCallable('update-flyer-version', 'flyers:make', updateVersion);
