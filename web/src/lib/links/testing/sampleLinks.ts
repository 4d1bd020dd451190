import { type LinkCount, linkCountSchema } from '@brokerage/domain/link/linkCount';
import { type LinkFlyer, type SharedLink, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';

/** Returns the flyer data that links store for an approved flyer of `daniel`, with changes applied. */
export const flyer = (title: string, change: Partial<LinkFlyer> = {}): LinkFlyer => ({
  title,
  status: 'approved',
  template_id: 'open-house',
  template_name: 'Open House',
  owner_user_id: 'daniel',
  owner_state: 'active',
  corrected_at: [],
  valid_until: null,
  ...change,
});

/** Returns a live link from the officer `daniel` to the flyer `elm`, with changes applied. */
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
    flyer: flyer('Elm Street'),
    holder_name: 'Daniel Okafor',
  }),
  short_code,
  ...change,
});

/** Returns a live link from `daniel` to his public page, with changes applied. */
export const officerLink = (short_code: string, change: Partial<SharedLink> = {}): SharedLink =>
  link(short_code, {
    target: 'officer_page',
    flyer_instance_id: null,
    flyer: null,
    officer: { officer_id: 'daniel-okafor', user_id: 'daniel', name: 'Daniel Okafor', state: 'listed' },
    ...change,
  });

/** Returns a link's count for a day, not compacted by default. */
export const count = (short_code: string, day: string, change: Partial<LinkCount> = {}): LinkCount =>
  linkCountSchema.parse({
    short_code,
    day,
    tenant_id: 'larkfield',
    flyer_instance_id: 'elm',
    created_by_user_id: 'daniel',
    is_folded: false,
    facts: {
      holder_name: 'Daniel Okafor',
      template_id: 'open-house',
      template_name: 'Open House',
      source: 'none',
    },
    ...change,
  });
