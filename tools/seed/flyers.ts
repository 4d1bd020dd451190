import type { FlyerRecord } from '@brokerage/domain/flyer/flyer';
import { UIDS } from './people.ts';
import { versionId } from './templates.ts';
import { HARBORVIEW, LARKFIELD } from './tenants.ts';

type SeedFlyer = Omit<FlyerRecord, 'template_version_id' | 'tenant_id' | 'created_at' | 'updated_at'> & {
  /** Which version of the template the flyer was made from. */
  version: number;
  tenantId?: string;
  created: string;
  updated: string;
};

function flyer({ version, tenantId = LARKFIELD, created, updated, ...rest }: SeedFlyer): FlyerRecord {
  return {
    ...rest,
    template_version_id: versionId(rest.template_id, version),
    tenant_id: tenantId,
    created_at: new Date(created),
    updated_at: new Date(updated),
  };
}

/** Flyers in every status, of two officers, and one in the second tenant. */
export const flyers: readonly FlyerRecord[] = [
  flyer({
    id: 'flyer-maple-avenue',
    template_id: 'open-house',
    version: 2,
    title: 'Open house at 14 Maple Avenue',
    owner_user_id: UIDS.officer,
    data: { headline: 'Open house on Sunday', property_address: '14 Maple Avenue, Clifton, NJ 07011' },
    status: 'editing',
    reason: null,
    created: '2026-11-16T15:20:00Z',
    updated: '2026-11-17T18:05:00Z',
  }),
  flyer({
    id: 'flyer-new-idea',
    template_id: 'thank-you-card',
    version: 1,
    title: 'Thank-you card for the Rivera family',
    owner_user_id: UIDS.officer2,
    data: {},
    status: 'editing',
    reason: null,
    created: '2026-11-18T21:40:00Z',
    updated: '2026-11-18T21:40:00Z',
  }),
  flyer({
    id: 'flyer-seminar-december',
    template_id: 'homebuyer-seminar',
    version: 1,
    title: 'First-time buyer evening in December',
    owner_user_id: UIDS.officer,
    data: {
      headline: 'Buying your first home',
      event_date: '2026-12-08',
      event_time: '6:30 PM',
      venue: 'Clifton Memorial Library, 292 Piaget Avenue, Clifton, NJ 07011',
      rsvp_phone: '+1 973-555-0102',
      agenda: 'What can I afford?\nDown payment help in New Jersey\nFrom offer to keys',
    },
    status: 'pending_approval',
    reason: null,
    created: '2026-11-12T14:10:00Z',
    updated: '2026-11-13T16:30:00Z',
  }),
  flyer({
    id: 'flyer-rates-november',
    template_id: 'weekly-rates',
    version: 1,
    title: 'Rates of the week, November 16',
    owner_user_id: UIDS.officer2,
    data: {
      headline: 'Rates of the week',
      effective_date: '2026-11-16',
      rate_30_year: 6.125,
      apr_30_year: 6.241,
      rate_15_year: 5.375,
      apr_15_year: 5.562,
    },
    status: 'pending_approval',
    reason: null,
    created: '2026-11-16T13:00:00Z',
    updated: '2026-11-16T13:45:00Z',
  }),
  flyer({
    id: 'flyer-elm-street',
    template_id: 'open-house',
    version: 1,
    title: 'Open house at 230 Elm Street',
    owner_user_id: UIDS.officer,
    data: {
      headline: 'Come and see the garden',
      property_address: '230 Elm Street, Nutley, NJ 07110',
      open_house_date: '2026-11-08',
      open_house_time: '1 PM to 4 PM',
      call_to_action: 'Ask me what your monthly payment could be',
    },
    status: 'approved',
    reason: null,
    created: '2026-11-02T15:00:00Z',
    updated: '2026-11-04T19:25:00Z',
  }),
  flyer({
    id: 'flyer-low-rates',
    template_id: 'open-house',
    version: 2,
    title: 'Open house at 8 Ferry Street',
    owner_user_id: UIDS.officer2,
    data: {
      headline: 'Own it for only $1,900 a month',
      property_address: '8 Ferry Street, Newark, NJ 07105',
      open_house_date: '2026-11-22',
      open_house_time: 'Noon to 3 PM',
    },
    status: 'rejected',
    reason:
      'A monthly payment is a trigger term: add the down payment, the number of payments and the APR, or take it out of the headline.',
    created: '2026-11-09T17:30:00Z',
    updated: '2026-11-10T14:15:00Z',
  }),
  flyer({
    id: 'flyer-spring-market',
    template_id: 'spring-market-2026',
    version: 1,
    title: 'Spring market mailing',
    owner_user_id: UIDS.officer,
    data: { headline: 'Spring is for moving', call_to_action: 'Call me for a free review of your loan' },
    status: 'archived',
    reason: null,
    created: '2026-03-30T13:00:00Z',
    updated: '2026-07-01T12:00:00Z',
  }),
  flyer({
    id: 'flyer-harbor-house',
    tenantId: HARBORVIEW,
    template_id: 'just-listed',
    version: 1,
    title: 'Just listed: 5 Wharf Lane',
    owner_user_id: UIDS.harborviewOfficer,
    data: { headline: 'Just listed', property_address: '5 Wharf Lane, Portland, ME 04101' },
    status: 'pending_approval',
    reason: null,
    created: '2026-11-11T15:00:00Z',
    updated: '2026-11-11T16:00:00Z',
  }),
];
