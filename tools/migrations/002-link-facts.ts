import { MAX_SUCCESSORS } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';
import { toText } from './toText.ts';

/** Returns whether a deactivated owner's links lead to a successor's public page, like functions/src/links/page/lookUpLink.ts. */
async function isForwarded(read: (path: string) => Promise<DocumentSnapshot>, owner: DocumentSnapshot) {
  const tenantId: unknown = owner.get('tenant_id');
  let uid: unknown = owner.get('links_forward_to');
  for (let step = 0; step < MAX_SUCCESSORS && typeof uid === 'string'; step += 1) {
    const successor = await read(paths.member(uid));
    if (successor.get('tenant_id') !== tenantId) return false;
    if (successor.get('status') !== 'deactivated') {
      const entry: unknown = successor.get('officer_id');
      if (typeof entry !== 'string') return false;
      const officer = await read(paths.officers.one(toText(tenantId), entry));
      return officer.exists && officer.get('listed') !== false;
    }
    uid = successor.get('links_forward_to');
  }
  return false;
}

/** Reads the flyer facts that a link stores; null if the flyer is gone. */
async function loadFlyerFacts(read: (path: string) => Promise<DocumentSnapshot>, link: DocumentSnapshot) {
  const tenantId = toText(link.get('tenant_id'));
  const flyer = await read(paths.flyers.one(tenantId, toText(link.get('flyer_instance_id'))));
  if (!flyer.exists) return null;
  const templateId = toText(flyer.get('template_id'));
  const ownerId = toText(flyer.get('owner_user_id'));
  const template = templateId === '' ? undefined : await read(paths.templates.one(tenantId, templateId));
  const owner = await read(paths.member(ownerId));
  const isStopped = !owner.exists || owner.get('status') === 'deactivated';
  return {
    title: toText(flyer.get('title')),
    status: flyer.get('status') as unknown,
    template_id: templateId,
    template_name: toText(template?.get('name')),
    owner_user_id: ownerId,
    corrected_at: [],
    owner_state: !isStopped ? 'active' : (await isForwarded(read, owner)) ? 'forwarded' : 'stopped',
  };
}

/** Gives older links the names of their flyer, template and holder, which lists show. */
export const linkFacts: Migration = {
  number: 2,
  name: 'link-facts',
  summary: 'Gives shared links what lists show of their flyer and their holder.',
  phase: 'before-deploy',
  collections: (tenantIds) => tenantIds.map((id) => paths.sharedLinks.all(id)),
  fields: ['flyer', 'holder_name'],
  isPending: (link) => link.get('flyer') === undefined || link.get('holder_name') === undefined,
  migrate: async (transaction: Transaction, link: DocumentSnapshot) => {
    const read = (path: string) => transaction.get(link.ref.firestore.doc(path));
    const flyer = await loadFlyerFacts(read, link);
    const holder = await read(paths.member(toText(link.get('created_by_user_id'))));
    const name: unknown = holder.get('name');
    transaction.update(link.ref, {
      flyer,
      holder_name: typeof name === 'string' ? name : null,
      schema_version: 2,
    });
  },
};
