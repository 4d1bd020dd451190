import { isDeepStrictEqual } from 'node:util';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { db } from '../../data/db.ts';
import { loadLinkFlyer } from './loadLinkFlyer.ts';
import { updateLinks } from './updateLinks.ts';

const SHOWN = ['title', 'status', 'template_id', 'owner_user_id'] as const;

type Stored = Partial<Flyer> | undefined;

/**
 * Gives the links to a flyer what they show of it. It reads the flyer as it is now, so that events that come twice or late
 * change nothing.
 */
export function updateLinksOfFlyer(tenantId: string, flyerId: string): Promise<void> {
  return updateLinks(tenantId, ['flyer_instance_id', flyerId], async (transaction) => {
    const flyer = (await transaction.get(db.flyers(tenantId).doc(flyerId))).data();
    const facts = flyer ? await loadLinkFlyer(transaction, flyer) : null;
    return (link) => (isDeepStrictEqual(link.get('flyer') ?? null, facts) ? undefined : { flyer: facts });
  });
}

/** sync-link-flyer: links say what their flyer is called and whether it is approved. */
export const syncLinkFlyer = onDocumentWritten(
  { document: paths.flyers.one('{tenantId}', '{flyerId}'), region: 'us-east1', retry: true },
  async ({ data, params }) => {
    const before = data?.before.data() as Stored;
    const after = data?.after.data() as Stored;
    // A new flyer has no links.
    if (!before || SHOWN.every((field) => before[field] === after?.[field])) return;
    await updateLinksOfFlyer(params.tenantId ?? '', params.flyerId ?? '');
  },
);
