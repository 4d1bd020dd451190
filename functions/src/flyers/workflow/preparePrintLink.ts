import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { type SharedLink, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { loadLinkFlyer } from '../../links/facts/loadLinkFlyer.ts';
import { findMember } from '../../members/load/findMember.ts';

/** Returns the link of the flyer's printed QR code. It never expires, but is live only while the flyer is approved. */
const printLink = (
  short_code: string,
  flyer: Flyer,
  facts: Pick<SharedLink, 'flyer' | 'holder_name'>,
  now: Date,
): SharedLink =>
  sharedLinkSchema.parse({
    short_code,
    tenant_id: flyer.tenant_id,
    flyer_instance_id: flyer.id,
    created_by_user_id: flyer.owner_user_id,
    kind: 'print',
    label: 'Printed QR code',
    created_at: now,
    expires_at: null,
    is_disabled: false,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    ...facts,
  });

/**
 * Reads what the change means for the printed code, and returns what writes it. The link is created when the flyer is first approved, so
 * that no list of links shows drafts; a code that is no longer printed, as in a letter, is disabled.
 */
export async function preparePrintLink(
  transaction: Transaction,
  before: Flyer,
  after: Flyer,
  now: Date,
): Promise<() => void> {
  const nothing = () => undefined;
  const { print_code: code, tenant_id } = after;
  // A correction prints the code of the flyer that it corrects, which owns the link.
  if (after.lineage_id !== null) return nothing;
  if (code === null) {
    if (before.print_code === null) return nothing;
    const ref = db.sharedLinks(tenant_id).doc(before.print_code);
    const exists = (await transaction.get(ref)).exists;
    return exists ? () => transaction.update(ref, { is_disabled: true }) : nothing;
  }
  const isMade = before.status === 'approved' && before.print_code === code;
  if (after.status !== 'approved' || isMade) return nothing;
  const ref = db.sharedLinks(tenant_id).doc(code);
  const link = (await transaction.get(ref)).data();
  if (!link) {
    const owner = await findMember(transaction, tenant_id, after.owner_user_id);
    const facts = { flyer: await loadLinkFlyer(transaction, after), holder_name: owner?.name ?? null };
    return () => transaction.create(ref, printLink(code, after, facts, now));
  }
  if (link.flyer_instance_id !== after.id) throw new Error('The printed code is another flyer’s');
  return nothing;
}
