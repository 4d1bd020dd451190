import { isDeepStrictEqual } from 'node:util';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { db } from '../../data/db.ts';
import { REGION } from '../../data/region.ts';
import { withTracing } from '../../logging/requestId.ts';
import { loadLinkFlyer } from './loadLinkFlyer.ts';
import { updateLinks } from './updateLinks.ts';

const SHOWN = ['title', 'status', 'template_id', 'owner_user_id', 'corrected_at', 'valid_until'] as const;

type Stored = Partial<Flyer> | undefined;

/** Returns a link's stored facts with Dates. Links from before flyers had an end lack it. */
function toFacts(stored: DocumentData | null | undefined): unknown {
  if (!stored) return null;
  // Read without a schema, stored dates are timestamps.
  const until = stored.valid_until as Timestamp | null | undefined;
  const corrected = (stored.corrected_at as Timestamp[] | undefined) ?? [];
  return {
    ...stored,
    valid_until: until?.toDate() ?? null,
    corrected_at: corrected.map((at) => at.toDate()),
  };
}

/** Copies what links show of a flyer to its links. Reads the flyer's current state, so duplicate or late events change nothing. */
export function updateLinksOfFlyer(tenantId: string, flyerId: string): Promise<void> {
  return updateLinks(tenantId, ['flyer_instance_id', flyerId], async (transaction) => {
    const flyer = (await transaction.get(db.flyers(tenantId).doc(flyerId))).data();
    const facts = flyer ? await loadLinkFlyer(transaction, flyer) : null;
    return (link) =>
      isDeepStrictEqual(toFacts(link.get('flyer') as DocumentData | null | undefined), facts)
        ? undefined
        : { flyer: facts };
  });
}

/** sync-link-flyer: copies what links show of a flyer, such as its title and status, to its links. */
export const syncLinkFlyer = onDocumentWritten(
  { document: paths.flyers.one('{tenantId}', '{flyerId}'), region: REGION, retry: true },
  withTracing(async ({ data, params }) => {
    const before = data?.before.data() as Stored;
    const after = data?.after.data() as Stored;
    // A new flyer has no links.
    if (!before || SHOWN.every((field) => isDeepStrictEqual(before[field] ?? null, after?.[field] ?? null)))
      return;
    await updateLinksOfFlyer(params.tenantId ?? '', params.flyerId ?? '');
  }),
);
