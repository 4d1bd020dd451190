import { sampleRates, shorterSampleRates } from '@brokerage/domain/flyer/compose/sampleRates';
import { EXAMPLE_DATE } from '@brokerage/domain/programs/sampleNote';
import { UIDS } from './people.ts';
import type { SeedAct } from './seedAct.ts';
import { type SeedFlyer, toSeededFlyer } from './seededFlyer.ts';
import { HARBORVIEW, LARKFIELD } from './tenants.ts';

/** Flyers in every status, of two officers, and one in the second tenant. */
export const seedFlyers: readonly SeedFlyer[] = [
  {
    id: 'flyer-maple-avenue',
    tenantId: LARKFIELD,
    template_id: 'open-house',
    version: 2,
    title: 'Open house at 14 Maple Avenue',
    owner_user_id: UIDS.officer,
    realtor_id: 'anita-desai',
    data: { headline: 'Open house on Sunday', property_address: '14 Maple Avenue, Clifton, NJ 07011' },
    created: '2026-11-16T15:20:00Z',
    saved: '2026-11-17T18:05:00Z',
    revision: 4,
  },
  {
    id: 'flyer-new-idea',
    tenantId: LARKFIELD,
    template_id: 'thank-you-card',
    version: 1,
    title: 'Thank-you card for the Rivera family',
    owner_user_id: UIDS.officer2,
    data: {},
    created: '2026-11-18T21:40:00Z',
    saved: '2026-11-18T21:40:00Z',
    revision: 1,
  },
  {
    id: 'flyer-seminar-december',
    tenantId: LARKFIELD,
    template_id: 'homebuyer-seminar',
    version: 1,
    title: 'First-time buyer evening in December',
    owner_user_id: UIDS.officer,
    data: {
      headline: 'Free class for homebuyers',
      event_date: '2026-12-08',
      event_time: '6:30 PM',
      venue: 'Clifton Memorial Library, 292 Piaget Avenue, Clifton, NJ 07011',
      rsvp_phone: '(973) 555-0102',
      agenda: 'What can I afford?\nDown payment help in New Jersey\nFrom offer to keys',
    },
    created: '2026-11-12T14:10:00Z',
    saved: '2026-11-13T16:28:00Z',
    revision: 7,
    print_code: 'Wq7mT4hXr9Kd',
    steps: [{ name: 'submit', by: UIDS.officer, at: '2026-11-13T16:30:00Z' }],
  },
  {
    id: 'flyer-rates-november',
    tenantId: LARKFIELD,
    template_id: 'weekly-rates',
    version: 1,
    title: 'Rates of the week',
    owner_user_id: UIDS.officer2,
    data: {
      headline: 'Mortgage rates',
      effective_date: EXAMPLE_DATE,
      ...sampleRates('30_year', 'conventional'),
      ...shorterSampleRates('15_year'),
    },
    created: '2026-11-16T13:00:00Z',
    saved: '2026-11-16T13:44:00Z',
    revision: 3,
    print_code: 'b8ZkYx3NpH6v',
    steps: [{ name: 'submit', by: UIDS.officer2, at: '2026-11-16T13:45:00Z' }],
  },
  {
    id: 'flyer-elm-street',
    tenantId: LARKFIELD,
    template_id: 'open-house',
    version: 1,
    title: 'Open house at 230 Elm Street',
    owner_user_id: UIDS.officer,
    realtor_id: 'anita-desai',
    data: {
      headline: 'Come and see the garden',
      property_address: '230 Elm Street, Nutley, NJ 07110',
      open_house_date: '2026-11-29',
      open_house_time: '1 PM to 4 PM',
      call_to_action: 'Ask me what your monthly payment could be',
    },
    created: '2026-11-09T16:00:00Z',
    saved: '2026-11-09T19:10:00Z',
    revision: 5,
    print_code: 'G5tRcM2wVy8J',
    steps: [
      { name: 'submit', by: UIDS.officer, at: '2026-11-09T19:12:00Z' },
      { name: 'approve', by: UIDS.compliance, at: '2026-11-10T15:25:00Z' },
    ],
  },
  {
    id: 'flyer-low-rates',
    tenantId: LARKFIELD,
    template_id: 'open-house',
    version: 2,
    title: 'Open house at 8 Ferry Street',
    owner_user_id: UIDS.officer2,
    data: {
      headline: 'Own it with 3.5% down',
      property_address: '8 Ferry Street, Newark, NJ 07105',
      open_house_date: '2026-11-22',
      open_house_time: 'Noon to 3 PM',
    },
    created: '2026-11-09T17:30:00Z',
    saved: '2026-11-09T21:02:00Z',
    revision: 6,
    print_code: 'p4DnQ9sLz7Fe',
    steps: [
      { name: 'submit', by: UIDS.officer2, at: '2026-11-09T21:05:00Z' },
      {
        name: 'reject',
        by: UIDS.compliance,
        at: '2026-11-10T14:15:00Z',
        reason:
          'The percentage of a down payment is a trigger term: add the terms of repayment and the APR, or take it out of the headline.',
      },
    ],
  },
  {
    id: 'flyer-spring-market',
    tenantId: LARKFIELD,
    template_id: 'spring-market-2026',
    version: 1,
    title: 'Spring market mailing',
    owner_user_id: UIDS.officer,
    data: {
      headline: 'Thinking of moving this spring?',
      call_to_action: 'Find out what you could spend on your next home',
    },
    created: '2026-03-30T13:00:00Z',
    saved: '2026-03-30T13:40:00Z',
    revision: 2,
    steps: [{ name: 'archive', by: UIDS.officer, at: '2026-07-01T12:00:00Z' }],
  },
  {
    id: 'flyer-harbor-house',
    tenantId: HARBORVIEW,
    template_id: 'just-listed',
    version: 1,
    title: 'Just listed: 5 Wharf Lane',
    owner_user_id: UIDS.harborviewOfficer,
    data: { headline: 'Just listed', property_address: '5 Wharf Lane, Portland, ME 04101' },
    created: '2026-11-11T15:00:00Z',
    saved: '2026-11-11T15:58:00Z',
    revision: 2,
    print_code: 'h2XvB6kTe3Wm',
    steps: [{ name: 'submit', by: UIDS.harborviewOfficer, at: '2026-11-11T16:00:00Z' }],
  },
];

export const seededFlyers = seedFlyers.map(toSeededFlyer);
export const flyers = seededFlyers.map(({ flyer }) => flyer);
export const printLinks = seededFlyers.flatMap(({ link }) => (link ? [link] : []));
/** The audit log begins later than the oldest flyer and the oldest application. */
export const LOG_BEGINS = '2026-11-09';
export const flyerActs: readonly SeedAct[] = seededFlyers
  .flatMap(({ acts }) => acts)
  .filter(({ at }) => at >= LOG_BEGINS);
