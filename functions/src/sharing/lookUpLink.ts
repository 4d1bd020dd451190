import type { UserRole } from '@brokerage/domain/directory/userRole';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { linkStateOf, type SharedLink } from '@brokerage/domain/share/sharedLink';
import { db } from '../db.ts';

/** What a visitor may see behind a link; of one that is not live, only what the page says about it. */
export type LinkLookup =
  | {
      state: 'live';
      link: SharedLink;
      flyer: Flyer;
      /** The flyer's owner, whose name it carries. */
      officer: UserRole;
    }
  | { state: 'expired' | 'not-found' };

const NOT_FOUND: LinkLookup = { state: 'not-found' };

/**
 * The link by its code, as the transaction sees it; three reads at most. The website is one company's, so only that
 * tenant's links are looked for. A flyer whose owner has left is no longer live: it advertises somebody who is not there.
 */
export async function lookUpLink(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  code: string,
  now: Date,
): Promise<LinkLookup> {
  const link = (await transaction.get(db.sharedLinks(tenantId).doc(code))).data();
  if (!link) return NOT_FOUND;
  const state = linkStateOf(link, { status: 'approved' }, now);
  if (state !== 'live') return state === 'expired' ? { state } : NOT_FOUND;
  const flyer = (await transaction.get(db.flyers(tenantId).doc(link.flyer_instance_id))).data();
  if (!flyer || linkStateOf(link, flyer, now) !== 'live') return NOT_FOUND;
  const officer = (await transaction.get(db.userRole(flyer.owner_user_id))).data();
  if (officer?.tenant_id !== tenantId || officer.status !== 'active') return NOT_FOUND;
  return { state: 'live', link, flyer, officer };
}
