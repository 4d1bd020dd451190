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
  morePhotos,
  photo,
  type SeedTemplate,
  uprightPhoto,
} from './templateFields.ts';
import { LARKFIELD } from './tenants.ts';

/** Rich text of bullets, each with a bold beginning. */
const steps = (...lines: readonly (readonly [bold: string, text: string])[]) => ({
  paragraphs: lines.map(([bold, text]) => ({
    type: 'bullet' as const,
    spans: [{ text: bold, bold: true as const }, { text: ` ${text}` }],
  })),
});

/** Templates for buyers, owners and partners, one of each layout that the others do not use. */
export const productTemplates: readonly SeedTemplate[] = [
  {
    tenantId: LARKFIELD,
    template: {
      id: 'just-listed-home',
      name: 'Just Listed Flyer',
      description: 'A new listing with a large photo, price and the facts at a glance.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'Just listed',
          call_to_action: 'Ask me how to make it yours',
          disclosure: GENERAL_DISCLOSURE,
        },
        layout: 'just-listed',
        handlebars_schema: {
          fields: [
            headline,
            field('property_address', 'Property address', 'address'),
            listPrice,
            uprightPhoto,
            ...morePhotos,
            ...homeDetails,
            listingAgent,
            field('description', 'Description', 'rich_text', 'Two or three sentences.'),
            callToAction,
            disclosure,
          ],
        },
        required_fields: ['headline', 'property_address'],
        locked_fields: ['disclosure'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'co-brand-listing',
      name: 'Co-Branded Listing',
      description: 'A home shown by a realtor and a loan officer together. Needs a realtor.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'A home worth seeing',
          call_to_action: 'Love the house? Ask me about the payment.',
          disclosure: GENERAL_DISCLOSURE,
        },
        layout: 'co-brand',
        handlebars_schema: {
          fields: [
            headline,
            field('property_address', 'Property address', 'address'),
            field('open_house_date', 'Open house on', 'date'),
            field('open_house_time', 'Time', 'string', 'For example 1 PM to 4 PM.'),
            listPrice,
            photo,
            ...morePhotos,
            bound('listed_by', 'Listed by', 'realtor.name'),
            field('description', 'Description', 'rich_text', 'Two or three sentences.'),
            callToAction,
            disclosure,
          ],
        },
        required_fields: ['headline', 'property_address', 'listed_by'],
        locked_fields: ['listed_by', 'disclosure'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'first-home-steps',
      name: 'First Home, Step by Step',
      description: 'Five steps to a first home, with your photo beside them.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'Your first home, one step at a time',
          intro:
            'You don’t have to know it all. You just need the next step, and someone who picks up the phone.',
          body: steps(
            ['Talk with me for 20 minutes.', 'We’ll look at income, savings and a comfortable payment.'],
            ['Get pre-approved.', 'We review your documents and tell you how much you can spend.'],
            ['Find down payment help.', 'State and local programs can cover part of it.'],
            ['Make an offer.', 'I’ll call the listing agent and answer their questions.'],
            ['Get the keys.', 'I’m with you from appraisal to closing.'],
          ),
          call_to_action: 'Bring your questions. Coffee’s on us.',
          disclosure: GENERAL_DISCLOSURE,
        },
        layout: 'first-home',
        handlebars_schema: {
          fields: [
            headline,
            field('intro', 'Introduction'),
            field('body', 'Steps', 'rich_text', 'Two to seven bullets become numbered steps.'),
            field('photo', 'Photo', 'image', 'Portrait format, JPG, PNG or WebP, smaller than 5 MB.'),
            callToAction,
            disclosure,
          ],
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
      id: 'fha-basics',
      name: 'FHA Loan Basics',
      description: 'What an FHA loan is and who it’s for, on one page.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          program_name: 'FHA loans',
          headline: 'Still building savings? Let’s talk.',
          intro: 'FHA loans work for buyers with steady income who don’t have a large down payment yet.',
          body: steps(
            ['Gifts count.', 'Family can give you money for the down payment.'],
            ['Sellers can help.', 'They can pay part of your closing costs.'],
            ['Past credit trouble?', 'You may still qualify.'],
            ['Mortgage insurance.', 'FHA loans include it: an upfront premium and a monthly one.'],
          ),
          highlight_score: 'From 580',
          highlight_gift: 'Gifts OK',
          call_to_action: 'Ask me if an FHA loan is right for you',
          disclosure: `${GENERAL_DISCLOSURE} We are a mortgage broker, not a government agency. This flyer is not endorsed by HUD, the FHA or any other government agency.`,
        },
        layout: 'program',
        handlebars_schema: {
          fields: [
            field('program_name', 'Program'),
            headline,
            field('intro', 'Introduction'),
            field('highlight_score', 'Credit scores'),
            field('highlight_gift', 'Family can help'),
            field('body', 'Benefits', 'rich_text'),
            callToAction,
            disclosure,
          ],
        },
        required_fields: ['program_name', 'headline', 'body'],
        locked_fields: ['program_name', 'disclosure'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'refinance-letter',
      name: 'Refinance Review Letter',
      description: 'A letter to a past client that offers a free mortgage review.',
      category: 'letter',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          body: 'A lot may have changed since we closed your loan: your income, your plans, the value of your home. Let’s take 20 minutes to see if your mortgage still fits.\n\nI’ll look at your current loan and tell you what a new one could change and what it would cost. If it’s better to wait, I’ll say so.',
          closing: 'Call or email me anytime.',
          disclosure: GENERAL_DISCLOSURE,
        },
        layout: 'letter',
        handlebars_schema: {
          fields: [
            field('letter_date', 'Date', 'date'),
            field('recipient', 'Recipient', 'string', 'Your past client.'),
            field('property_address', 'Property address', 'address'),
            field('body', 'Letter', 'rich_text'),
            field('closing', 'Closing line'),
            bound('direct_line', 'Direct line', 'officer.phone'),
            disclosure,
          ],
        },
        required_fields: ['letter_date', 'recipient', 'body'],
        locked_fields: ['direct_line', 'disclosure'],
        approval_required: true,
      },
    ],
  },
  {
    tenantId: LARKFIELD,
    template: {
      id: 'seasons-greetings',
      name: 'Season’s Greetings',
      description: 'A half-page card for clients and partners at the end of the year.',
      category: 'other',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'Happy holidays',
          message: 'May your porch light always be on and your coffee always hot.',
        },
        layout: 'greeting',
        handlebars_schema: {
          fields: [
            headline,
            field('client_name', 'For', 'string', 'Leave blank for a card that goes to many.'),
            field('message', 'Message', 'rich_text'),
            photo,
            bound('from', 'From', 'officer.name'),
          ],
        },
        required_fields: ['headline', 'message'],
        locked_fields: ['from'],
        approval_required: false,
      },
    ],
  },
];
