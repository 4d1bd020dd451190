import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import type { PreparedBatch, SliceContext } from './sliceContext.ts';

/** A raw link record: one that can't be parsed must not block the others. */
type StoredLink = Pick<DocumentSnapshot<unknown>, 'get'>;

interface LinkedFlyer {
  title: string;
  owner: string;
}

/** Reads the flyers of links, which their next holder may not be able to read. */
async function loadFlyers(
  transaction: Transaction,
  tenantId: string,
  links: readonly StoredLink[],
): Promise<ReadonlyMap<unknown, LinkedFlyer>> {
  const ids = new Set(links.map((link): unknown => link.get('flyer_instance_id')));
  const refs = [...ids].flatMap((id) =>
    typeof id === 'string' ? [db.flyers(tenantId).doc(id).withConverter(null)] : [],
  );
  if (refs.length === 0) return new Map();
  const flyers = await transaction.getAll(...refs, { fieldMask: ['title', 'owner_user_id'] });
  return new Map(
    flyers
      .filter(({ exists }) => exists)
      .map((flyer) => [
        flyer.id,
        { title: String(flyer.get('title')), owner: String(flyer.get('owner_user_id')) },
      ]),
  );
}

/** Returns the changes of a reassigned link: its holder, and what that holder may see of a flyer that isn't theirs. */
function linkChanges(link: StoredLink, flyer: LinkedFlyer | undefined, from: Member, to: Member) {
  const earlier = (link.get('handed_over') ?? null) as SharedLink['handed_over'];
  const isOwn = flyer?.owner === from.user_id;
  return {
    created_by_user_id: to.user_id,
    holder_name: to.name,
    handed_over: flyer
      ? {
          owner_user_id: flyer.owner,
          flyer_title: flyer.title,
          is_stopped: isOwn || (earlier?.is_stopped ?? false),
          is_forwarded: isOwn ? from.links_forward_to !== null : (earlier?.is_forwarded ?? false),
        }
      : earlier,
  };
}

/** Reads a member's next links, and returns what reassigns them to the successor. Reassigned links aren't found again. */
export async function prepareLinkBatch(
  transaction: Transaction,
  { from, to }: SliceContext,
  limit: number,
): Promise<PreparedBatch> {
  if (!to) return { size: 0, write: () => undefined };
  const held = db
    .sharedLinks(from.tenant_id)
    .withConverter(null)
    .where('created_by_user_id', '==', from.user_id)
    .limit(limit);
  const { docs } = await transaction.get(held);
  const flyers = await loadFlyers(transaction, from.tenant_id, docs);
  return {
    size: docs.length,
    write: () => {
      for (const link of docs) {
        const flyer = flyers.get(link.get('flyer_instance_id'));
        transaction.update(link.ref, linkChanges(link, flyer, from, to));
      }
    },
  };
}
