import {
  bound,
  callToAction,
  disclosure,
  field,
  GENERAL_DISCLOSURE,
  headline,
  listPrice,
  morePhotos,
  photo,
  type SeedTemplate,
} from './templateFields.ts';
import { LARKFIELD } from './tenants.ts';

/** Rich text of bullets, each with a bold beginning. */
const steps = (...lines: readonly (readonly [bold: string, text: string])[]) => ({
  paragraphs: lines.map(([bold, text]) => ({
    type: 'bullet' as const,
    spans: [{ text: bold, bold: true as const }, { text: ` ${text}` }],
  })),
});

const details = [
  field('bedrooms', 'Bedrooms', 'number'),
  field('bathrooms', 'Bathrooms', 'number'),
  field('living_area', 'Living area', 'string', 'For example 2,140 sq ft.'),
];

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
          call_to_action: 'Ask me what it takes to make it yours',
          disclosure: GENERAL_DISCLOSURE,
        },
        layout: 'just-listed',
        handlebars_schema: {
          fields: [
            headline,
            field('property_address', 'Property address', 'address'),
            listPrice,
            photo,
            ...morePhotos,
            ...details,
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
      description: 'A home presented by a realtor and a loan officer side by side. Needs a realtor.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'A home worth seeing',
          call_to_action: 'One visit, two experts: the house and how to pay for it',
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
      description: 'The way to a first home in five steps, with your photo beside it.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'Your first home, one step at a time',
          intro:
            'You do not need to know everything. You need to know what comes next, and somebody who picks up the phone.',
          body: steps(
            ['Talk for twenty minutes.', 'We look at income, savings and what feels right for a month.'],
            ['Ask for a pre-approval.', 'We review your papers and tell you where you stand.'],
            ['Find help with the down payment.', 'State and local programs may add to your savings.'],
            ['Make an offer.', 'I call the listing agent and answer their questions.'],
            ['Get the keys.', 'We stay with you from appraisal to closing.'],
          ),
          call_to_action: 'Bring your questions. The coffee is on us.',
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
      description: 'What an FHA loan is and whom it suits, on one page.',
      category: 'flyer',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          program_name: 'FHA loans',
          headline: 'Savings still growing? Let us talk.',
          intro: 'A mortgage for buyers who have steady income and are still building savings.',
          body: steps(
            ['Gifts count.', 'Family may help with the down payment.'],
            ['Sellers may help.', 'They may pay a part of the closing costs.'],
            ['The past is not all.', 'We look at what has happened since.'],
            ['One to four units,', 'if you live in one of them.'],
          ),
          call_to_action: 'Ask me whether it fits you',
          disclosure: `${GENERAL_DISCLOSURE} We are a private lender. We are not affiliated with, and this flyer is not endorsed by, HUD, the FHA or any other government agency.`,
        },
        layout: 'program',
        handlebars_schema: {
          fields: [
            field('program_name', 'Program'),
            headline,
            field('intro', 'Introduction'),
            field('highlight_homes', 'For homes of'),
            field('highlight_use', 'For use as'),
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
      description: 'A letter to a past client that offers a free look at their present loan.',
      category: 'letter',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          body: 'Much may have changed since we closed your loan: your income, your plans, the value of your home. It is worth twenty minutes to see whether your mortgage still fits.\n\nI will look at your present loan and tell you what a new one could change, and what it would cost. If it is better to wait, I will say so.',
          closing: 'Call or write whenever it suits you.',
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
      description: 'A card of half a page for clients and partners at the end of the year.',
      category: 'other',
      status: 'published',
    },
    versions: [
      {
        default_data: {
          headline: 'Happy holidays',
          message: 'May the porch light always be on for you, and the coffee always hot.',
        },
        layout: 'greeting',
        handlebars_schema: {
          fields: [
            headline,
            field('client_name', 'For', 'string', 'Left out where it goes to many.'),
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
