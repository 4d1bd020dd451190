import { type SharedLinkRecord, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { newShortCode } from '../../functions/src/links/newShortCode.ts';
import { flyers } from '../seed/flyers.ts';
import { LARKFIELD } from '../seed/tenants.ts';

/** Creates a link to an approved flyer of the seeded world; returns its code. */
export async function newBenchLink(firestore: Firestore, expires_at: Date | null = null): Promise<string> {
  const flyer = flyers.find(({ tenant_id, status }) => tenant_id === LARKFIELD && status === 'approved');
  if (!flyer) throw new Error('The seeded world has no approved flyer');
  const link: SharedLinkRecord = {
    short_code: newShortCode(),
    tenant_id: LARKFIELD,
    flyer_instance_id: flyer.id,
    created_by_user_id: flyer.owner_user_id,
    kind: 'link',
    label: 'Bench',
    created_at: new Date(),
    expires_at,
    is_disabled: false,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
  };
  const path = paths.sharedLinks.one(LARKFIELD, link.short_code);
  await firestore.doc(path).set(sharedLinkSchema.parse(link));
  return link.short_code;
}
