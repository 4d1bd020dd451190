import { type LinkCount, linkCountSchema } from '@brokerage/domain/link/linkCount';
import { type SharedLink, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import type { LinkedFlyer } from '../linkNames.ts';

/** A live link of the officer `daniel` to the flyer `elm`, unless changed. */
export const link = (short_code: string, change: Partial<SharedLink> = {}): SharedLink => ({
  ...sharedLinkSchema.parse({
    short_code: 'abCD23efGH45',
    tenant_id: 'larkfield',
    flyer_instance_id: 'elm',
    created_by_user_id: 'daniel',
    kind: 'link',
    label: '',
    is_disabled: false,
    created_at: new Date(2026, 10, 1, 12),
    expires_at: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
  }),
  short_code,
  ...change,
});

/** What a link counted on a day, not folded unless changed. */
export const count = (short_code: string, day: string, change: Partial<LinkCount> = {}): LinkCount =>
  linkCountSchema.parse({
    short_code,
    day,
    tenant_id: 'larkfield',
    flyer_instance_id: 'elm',
    created_by_user_id: 'daniel',
    is_folded: false,
    ...change,
  });

/** An approved flyer of `daniel`, unless changed. */
export const flyer = (id: string, change: Partial<LinkedFlyer> = {}): LinkedFlyer => ({
  id,
  title: `Flyer ${id}`,
  status: 'approved',
  template_id: 'open-house',
  owner_user_id: 'daniel',
  ...change,
});
