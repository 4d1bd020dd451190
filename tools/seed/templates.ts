import { productTemplates } from './productTemplates.ts';
import {
  bound,
  callToAction,
  disclosure,
  field,
  GENERAL_DISCLOSURE,
  headline,
  homeDetails,
  listingAgent,
  listPrice,
  photo,
  type SeedTemplate,
} from './templateFields.ts';
import { HARBORVIEW, LARKFIELD } from './tenants.ts';

const openHouse = [
  headline,
  field('property_address', 'Property address', 'address'),
  field('open_house_date', 'Date', 'date'),
  field('open_house_time', 'Time', 'string', 'For example 1 PM to 4 PM.'),
  listPrice,
  ...homeDetails,
  listingAgent,
  photo,
  callToAction,
  disclosure,
];

const openHouseDefaults = {
  headline: 'Open house',
  call_to_action: 'Ask me what your monthly payment could be',
  disclosure: GENERAL_DISCLOSURE,
};

/** Added in the second edition. */
const LATER_FIELDS = new Set(['list_price', 'listing_agent', ...homeDetails.map(({ key }) => key)]);

/** Published templates of each category and layout, one unpublished and one retired. */
export const templates: readonly SeedTemplate[] = [
  {
    tenantId: LARKFIELD,
    template: {
      id: 'open-house',
      name: 'Open House Flyer',
      description: 'One page for a co-branded open house, with photo, address and time.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        // The first edition had no price, no facts of the home and no locked disclosure.
        default_data: { headline: 'Open house this weekend' },
        layout: 'open-house',
        handlebars_schema: { fields: openHouse.filter(({ key }) => !LATER_FIELDS.has(key)) },
        required_fields: ['headline', 'property_address', 'open_house_date'],
        locked_fields: [],
        approval_required: true,
      },
      {
        default_data: openHouseDefaults,
        layout: 'open-house',
        handlebars_schema: { fields: openHouse },
        required_fields: ['headline', 'property_address', 'open_house_date', 'open_house_time'],
        locked_fields: ['disclosure'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'weekly-rates',
      name: 'Weekly Rate Sheet',
      description: 'This week’s sample rates with their APR, for realtors and past clients.',
      category: 'rate_sheet',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'Mortgage rates',
          assumptions:
            'Sample scenario: $400,000 loan on a single-family primary residence, 20% down, 740+ credit score, no points, 30-day rate lock.',
          disclosure: GENERAL_DISCLOSURE,
        },
        handlebars_schema: {
          fields: [
            headline,
            field('effective_date', 'Effective date', 'date'),
            field('rate_30_year', '30-year fixed rate', 'number', 'Percent.'),
            field(
              'apr_30_year',
              '30-year fixed APR',
              'number',
              'Percent; stands beside the rate in the same size.',
            ),
            field('rate_15_year', '15-year fixed rate', 'number', 'Percent.'),
            field(
              'apr_15_year',
              '15-year fixed APR',
              'number',
              'Percent; stands beside the rate in the same size.',
            ),
            field('assumptions', 'Assumptions', 'rich_text'),
            disclosure,
          ],
        },
        required_fields: ['effective_date', 'rate_30_year', 'apr_30_year', 'assumptions'],
        locked_fields: ['assumptions', 'disclosure'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'preapproval-letter',
      name: 'Pre-Approval Cover Letter',
      description: 'A short letter to the listing agent that goes with a buyer’s offer.',
      category: 'letter',
      status: 'published',
    },
    versions: [
      {
        default_data: { closing: 'Call me with any questions about these buyers.' },
        handlebars_schema: {
          fields: [
            field('letter_date', 'Date', 'date'),
            field('recipient', 'Recipient', 'string', 'The listing agent.'),
            field('recipient_email', 'Recipient’s email', 'email'),
            field('buyer_name', 'Buyer'),
            field('property_address', 'Property address', 'address'),
            field('body', 'Letter', 'rich_text'),
            field('closing', 'Closing line'),
          ],
        },
        required_fields: ['letter_date', 'recipient', 'buyer_name', 'body'],
        locked_fields: [],
        approval_required: false,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'homebuyer-seminar',
      name: 'Homebuyer Seminar',
      description: 'Invitation to a free class about buying a first home.',
      category: 'event',
      status: 'published',
    },
    versions: [
      {
        default_data: { headline: 'Buying your first home', admission: 'Free, with coffee' },
        handlebars_schema: {
          fields: [
            headline,
            field('event_date', 'Date', 'date'),
            field('event_time', 'Time', 'string', 'For example 6:30 PM to 8 PM.'),
            field('venue', 'Venue', 'address'),
            field('rsvp_phone', 'RSVP phone', 'phone'),
            field('rsvp_link', 'RSVP link', 'url'),
            field('admission', 'Admission'),
            field('agenda', 'Agenda', 'rich_text', 'One topic a line.'),
          ],
        },
        required_fields: ['headline', 'event_date', 'event_time', 'venue'],
        locked_fields: ['admission'],
        approval_required: true,
      },
      {
        // The second edition names its host, and says in its headline what the event is.
        default_data: { headline: 'Free class for homebuyers', admission: 'Free, with coffee' },
        handlebars_schema: {
          fields: [
            headline,
            field('event_date', 'Date', 'date'),
            field('event_time', 'Time', 'string', 'For example 6:30 PM to 8 PM.'),
            field('venue', 'Venue', 'address'),
            field('rsvp_phone', 'RSVP phone', 'phone'),
            field('rsvp_link', 'RSVP link', 'url'),
            field('admission', 'Admission'),
            bound('hosted_by', 'Hosted by', 'officer.name'),
            field('agenda', 'What you’ll learn', 'rich_text', 'One topic a line.'),
          ],
        },
        required_fields: ['headline', 'event_date', 'event_time', 'venue'],
        locked_fields: ['admission', 'hosted_by'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'thank-you-card',
      name: 'Closing Thank-You Card',
      description: 'A card for clients on the day they get their keys.',
      category: 'other',
      status: 'published',
    },
    versions: [
      {
        default_data: { message: 'Welcome home! Thank you for letting us be part of it.' },
        handlebars_schema: {
          fields: [field('client_name', 'Client'), field('message', 'Message', 'rich_text'), photo],
        },
        required_fields: ['client_name', 'message'],
        locked_fields: [],
        approval_required: false,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'veterans-guide',
      name: 'Veterans’ Home Loan Guide',
      description: 'In preparation: what the VA benefit covers, on one page.',
      category: 'flyer',
      status: 'draft',
    },
    versions: [
      {
        default_data: {
          headline: 'You served. Come home.',
          disclosure: `${GENERAL_DISCLOSURE} We are a mortgage broker, not a government agency. This flyer is not endorsed by the Department of Veterans Affairs or any other government agency.`,
        },
        layout: 'program',
        handlebars_schema: {
          fields: [headline, field('body', 'Text', 'rich_text'), callToAction, disclosure],
        },
        required_fields: ['headline', 'body'],
        locked_fields: ['disclosure'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'spring-market-2026',
      name: 'Spring Market 2026',
      description: 'The campaign of spring 2026. No longer in use.',
      category: 'flyer',
      status: 'retired',
    },
    versions: [
      {
        default_data: { headline: 'Thinking of moving this spring?', disclosure: GENERAL_DISCLOSURE },
        handlebars_schema: { fields: [headline, callToAction, disclosure] },
        required_fields: ['headline'],
        locked_fields: ['disclosure'],
        approval_required: true,
      },
    ],
  },
  ...productTemplates,
  {
    tenantId: HARBORVIEW,
    template: {
      id: 'just-listed',
      name: 'Just Listed',
      description: 'A new listing with its photo and price.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: { headline: 'Just listed' },
        handlebars_schema: {
          fields: [headline, field('property_address', 'Property address', 'address'), photo],
        },
        required_fields: ['headline', 'property_address'],
        locked_fields: [],
        approval_required: true,
      },
    ],
  },
];
