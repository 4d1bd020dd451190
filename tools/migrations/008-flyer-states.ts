import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { flyerState } from '@brokerage/domain/license/flyerLicensing';
import { paths } from '@brokerage/domain/paths';
import { templateVersionSchema } from '@brokerage/domain/template/template';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';
import { toText } from './toText.ts';

/**
 * Gives submitted flyers the state in which they advertise and their owner's directory entry, by which the flyers of an expired license are
 * found. It runs after the deployment, because the old version keeps storing flyers without them.
 */
export const flyerStates: Migration = {
  number: 8,
  name: 'flyer-states',
  summary: 'Gives submitted flyers the state that they advertise in, to be found when a license expires.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.flyers.all),
  fields: ['status', 'license_state'],
  isPending: (flyer) =>
    ['pending_approval', 'approved'].includes(toText(flyer.get('status'))) &&
    flyer.get('license_state') === undefined,
  migrate: async (transaction, flyer) => {
    const read = (path: string): Promise<DocumentSnapshot> => transaction.get(flyer.ref.firestore.doc(path));
    const tenantId = toText(flyer.get('tenant_id'));
    const [templateId, versionId] = ['template_id', 'template_version_id'].map((field) =>
      toText(flyer.get(field)),
    );
    const version = templateVersionSchema.safeParse(
      (await read(paths.templateVersion(tenantId, templateId ?? '', versionId ?? ''))).data(),
    );
    const owner = await read(paths.member(toText(flyer.get('owner_user_id'))));
    const branchId = toText(owner.get('branch_id'));
    const branch = branchId === '' ? undefined : await read(paths.branches.one(tenantId, branchId));
    const state = toText(branch?.get('state'));
    const parties = flyer.get('snapshot.parties') as FlyerParties | undefined;
    const data = (flyer.get('data') ?? {}) as Record<string, unknown>;
    const content = version.success && { version: version.data, data, ...(parties && { parties }) };
    transaction.update(flyer.ref, {
      license_state: content ? (flyerState(content, { state }) ?? null) : null,
      license_officer_id: (owner.get('officer_id') as string | undefined) ?? null,
      schema_version: 8,
    });
  },
};
