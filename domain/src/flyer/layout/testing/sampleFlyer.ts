import { EXAMPLE_DATE } from '../../../programs/sampleNote.ts';
import type { TemplateField } from '../../../template/template.ts';
import { sampleRates } from '../../compose/sampleRates.ts';
import type { LayoutKey } from '../../record/layoutKeys.ts';
import { DESIGN } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';

const field = (key: string, type: TemplateField['type'] = 'string', label?: string): TemplateField => ({
  key,
  type,
  help_text: '',
  label: label ?? key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
});

export const PHOTO = 'https://photos.example/house.jpg';
export const HEADSHOT = 'https://photos.example/officer.jpg';
/** Used since the sixth generation. Files of earlier generations are compared byte by byte. */
export const OFFICER_HEADSHOT = 'https://photos.example/loan-officer.jpg';
export const REALTOR_HEADSHOT = 'https://photos.example/agent.jpg';
/** Different homes since the sixth generation, so that the samples don't show one house at three addresses. */
export const BLUE_HOUSE = 'https://photos.example/blue-house.jpg';
export const GREEN_HOUSE = 'https://photos.example/green-house.jpg';
/** All photos of homes. */
export const HOUSES: readonly string[] = [PHOTO, BLUE_HOUSE, GREEN_HOUSE];
export const LOGO = 'https://photos.example/logo.jpg';

const DISCLOSURE =
  'This is not a commitment to lend. All loans are subject to credit approval. Programs and rates may change without notice.';

/** Used since the sixth generation. */
const LETTER_BODY =
  'Dear Ms. Doyle,\n\nI’ve been working with Daniel and Rosa since September. I’ve reviewed their income, assets and credit myself, and an underwriter has reviewed their file.\n\nThey can close within 30 days of an accepted offer. Their down payment is in the bank. They’re renting now, so they don’t have a home to sell first.';

interface Sample {
  category: FlyerInput['category'];
  fields: readonly TemplateField[];
  data: Record<string, unknown>;
  /** The fields that a template would require. */
  required: readonly string[];
}

const headline = field('headline');
const photo = field('property_photo', 'image');
const callToAction = field('call_to_action');
const disclosure = field('disclosure', 'rich_text');
const address = field('property_address', 'address');

/** A full flyer for each layout, as in the snapshots of earlier generations. */
const samples: Record<LayoutKey, Sample> = {
  'just-listed': {
    category: 'flyer',
    fields: [
      headline,
      address,
      { ...field('list_price', 'number', 'Offered at'), unit: 'usd' as const },
      photo,
      field('bedrooms', 'number'),
      field('bathrooms', 'number'),
      field('living_area', 'string'),
      field('built', 'string'),
      field('description', 'rich_text'),
      callToAction,
      disclosure,
    ],
    data: {
      headline: 'Just listed: sunlight in every room',
      property_address: '14 Maple Avenue, Clifton, NJ 07011',
      list_price: 649000,
      property_photo: PHOTO,
      bedrooms: 4,
      bathrooms: 2.5,
      living_area: '2,140 sq ft',
      built: '1928',
      description:
        'A center-hall colonial on a quiet block, with the original oak floors, a new kitchen that opens to the garden, and a finished third floor. Six minutes’ walk to the train.',
      call_to_action: 'Ask me what your monthly payment could be',
      disclosure: DISCLOSURE,
    },
    required: ['headline', 'property_address'],
  },
  'open-house': {
    category: 'flyer',
    fields: [
      headline,
      address,
      field('open_house_date', 'date', 'Date'),
      field('open_house_time', 'string', 'Time'),
      field('list_price', 'number', 'List price'),
      photo,
      callToAction,
      disclosure,
    ],
    data: {
      headline: 'Open house this weekend',
      property_address: '230 Elm Street, Nutley, NJ 07110',
      open_house_date: '2026-11-08',
      open_house_time: '1 PM to 4 PM',
      list_price: 725000,
      property_photo: PHOTO,
      call_to_action: 'Ask me what your monthly payment could be',
      disclosure: DISCLOSURE,
    },
    required: ['headline', 'property_address', 'open_house_date', 'open_house_time'],
  },
  'rate-sheet': {
    category: 'rate_sheet',
    fields: [
      headline,
      field('effective_date', 'date', 'Effective date'),
      field('rate_30_year', 'number', '30-year fixed rate'),
      field('apr_30_year', 'number', '30-year fixed APR'),
      field('rate_15_year', 'number', '15-year fixed rate'),
      field('apr_15_year', 'number', '15-year fixed APR'),
      field('rate_fha', 'number', 'FHA 30-year fixed rate'),
      field('apr_fha', 'number', 'FHA 30-year fixed APR'),
      field('rate_jumbo', 'number', 'Jumbo 30-year fixed rate'),
      field('apr_jumbo', 'number', 'Jumbo APR'),
      field('assumptions', 'rich_text'),
      callToAction,
      disclosure,
    ],
    data: {
      headline: 'Rates of the week',
      effective_date: '2026-11-16',
      rate_30_year: 6.125,
      apr_30_year: 6.241,
      rate_15_year: 5.375,
      apr_15_year: 5.562,
      rate_fha: 5.99,
      apr_fha: 6.874,
      rate_jumbo: 6.5,
      apr_jumbo: 6.587,
      assumptions:
        'Sample scenario: single-family primary residence, 740+ credit score, 20% down, 30-day lock, no points. Loan amount of $400,000; jumbo $1,280,000.',
      call_to_action: 'Call me for the rate on your own loan',
      disclosure: DISCLOSURE,
    },
    required: ['effective_date', 'rate_30_year', 'apr_30_year', 'assumptions'],
  },
  'first-home': {
    category: 'flyer',
    fields: [
      headline,
      field('intro'),
      field('body', 'rich_text', 'Steps'),
      field('photo', 'image'),
      callToAction,
      disclosure,
    ],
    data: {
      headline: 'Your first home, one step at a time',
      intro:
        'You do not need to know everything. You need to know what comes next, and somebody who picks up the phone.',
      body: {
        paragraphs: [
          ...[
            ['Talk for twenty minutes.', ' We look at income, savings and what you want to pay a month.'],
            ['Get pre-approved.', ' A letter that sellers take seriously, usually within a day.'],
            ['Find help with the down payment.', ' State and local programs may add to your savings.'],
            ['Make an offer.', ' I call the listing agent and answer their questions about you.'],
            ['Get the keys.', ' We stay with you from appraisal to closing.'],
          ].map(([bold = '', text = '']) => ({
            type: 'bullet',
            spans: [{ text: bold, bold: true }, { text }],
          })),
        ],
      },
      call_to_action: 'Bring your questions. The coffee is on us.',
      disclosure: DISCLOSURE,
    },
    required: ['headline', 'body'],
  },
  letter: {
    category: 'letter',
    fields: [
      field('letter_date', 'date'),
      field('recipient'),
      field('recipient_email', 'email'),
      field('buyer_name'),
      address,
      field('body', 'rich_text'),
      field('closing'),
      disclosure,
    ],
    data: {
      letter_date: '2026-11-18',
      recipient: 'Patricia Doyle',
      recipient_email: 'pat.doyle@realty.example',
      buyer_name: 'Daniel and Rosa Rivera',
      property_address: '14 Maple Avenue, Clifton, NJ 07011',
      body: 'Dear Ms. Doyle,\n\nI have worked with Daniel and Rosa since September. I have reviewed their income, their assets and their credit myself, and an underwriter has looked at the file.\n\nThey can close within thirty days of an accepted offer. Their down payment is in the bank, and they have nothing to sell first.\n\nRates are lower than when they bought their present home, so they also asked me to look at a refinance. It would not delay this purchase.',
      closing: 'Please call me with any question about these buyers.',
    },
    required: ['letter_date', 'recipient', 'body'],
  },
  'co-brand': {
    category: 'flyer',
    fields: [
      headline,
      address,
      field('open_house_date', 'date', 'Date'),
      field('open_house_time', 'string', 'Time'),
      field('list_price', 'number', 'List price'),
      field('bedrooms', 'number'),
      field('bathrooms', 'number'),
      photo,
      field('description', 'rich_text'),
      callToAction,
      disclosure,
    ],
    data: {
      headline: 'A home worth the walk up the hill',
      property_address: '88 Ridge Road, Montclair, NJ 07042',
      open_house_date: '2026-12-06',
      open_house_time: 'Noon to 3 PM',
      list_price: 899000,
      bedrooms: 5,
      bathrooms: 3,
      property_photo: PHOTO,
      description:
        'Views to the city from three floors, and a garden that somebody has loved for forty years.',
      call_to_action: 'One visit, two experts: the house and how to pay for it.',
      disclosure: DISCLOSURE,
    },
    required: ['headline', 'property_address'],
  },
  program: {
    category: 'flyer',
    fields: [
      field('program_name'),
      headline,
      field('intro'),
      field('figure_down', 'string', 'Minimum down payment'),
      field('figure_score', 'string', 'Typical credit score'),
      field('figure_terms', 'string', 'Terms'),
      field('body', 'rich_text'),
      callToAction,
      disclosure,
    ],
    data: {
      program_name: 'FHA loans',
      headline: 'A smaller down payment opens the door',
      intro: 'Insured by the Federal Housing Administration, made for buyers who are still building savings.',
      figure_down: '3.5%',
      figure_score: '580+',
      figure_terms: '15 or 30 years',
      body: '- Gifts from family may pay for all of the down payment.\n- Sellers may pay up to six percent of the price toward closing costs.\n- Past credit trouble does not close the door: we look at what happened since.\n- For houses of one to four units, if you live in one of them.',
      call_to_action: 'Ask me whether it fits you',
      disclosure: DISCLOSURE,
    },
    required: ['headline'],
  },
  event: {
    category: 'event',
    fields: [
      headline,
      field('event_date', 'date'),
      field('event_time'),
      field('venue', 'address'),
      field('rsvp_phone', 'phone', 'RSVP'),
      field('rsvp_link', 'url', 'Online'),
      field('admission'),
      field('agenda', 'rich_text'),
    ],
    data: {
      headline: 'Buying your first home',
      event_date: '2026-12-08',
      event_time: '6:30 PM',
      venue: 'Clifton Memorial Library, 292 Piaget Avenue, Clifton, NJ 07011',
      rsvp_phone: '+1 973-555-0102',
      rsvp_link: 'larkfield.example/evening',
      admission: 'Free, with coffee',
      agenda: 'What can I afford?\nDown payment help in New Jersey\nFrom offer to keys',
    },
    required: ['headline', 'event_date', 'event_time', 'venue'],
  },
  greeting: {
    category: 'other',
    fields: [field('client_name', 'string', 'Client'), field('message', 'rich_text'), photo],
    data: {
      client_name: 'Dear Rivera family',
      message:
        'Welcome home! May the porch light always be on for you, and the coffee always hot.\nIt was a pleasure to be part of it.',
    },
    required: ['client_name', 'message'],
  },
};

/** The website's example rates, used since the sixth generation. */
const rateSheet: Sample = {
  ...samples['rate-sheet'],
  fields: samples['rate-sheet'].fields.map(({ key, label, ...rest }) => ({
    ...rest,
    key: key.replace('15_year', 'va'),
    label: label.replace('15-year', 'VA 30-year').replace(/^30-year/, 'Conventional 30-year'),
  })),
  data: {
    headline: 'This week’s rates',
    call_to_action: 'Call me for the rate on your loan',
    disclosure: 'This is not a commitment to lend. All loans are subject to credit approval.',
    effective_date: EXAMPLE_DATE,
    ...sampleRates('30_year', 'conventional'),
    ...sampleRates('va', 'va'),
    ...sampleRates('fha', 'fha'),
    ...sampleRates('jumbo', 'jumbo'),
    assumptions:
      'For a single-family home you’ll live in: conventional $500,000 with 20% down, FHA $500,000 with 3.5% down, VA $500,000 with no down payment, jumbo $1,600,000 with 20% down. FHA and VA APRs include the insurance premium or funding fee added to the loan.',
  },
};

const PROGRAM_LABELS: Readonly<Record<string, string>> = {
  figure_score: 'Minimum credit score',
  figure_terms: 'Maximum seller credit',
};

/** Includes HUD's requirements for the minimum down payment (domain/src/programs/facts.ts), since the sixth generation. */
const program: Sample = {
  ...samples.program,
  fields: samples.program.fields.map((one) => ({ ...one, label: PROGRAM_LABELS[one.key] ?? one.label })),
  data: {
    ...samples.program.data,
    intro: 'Insured by the Federal Housing Administration, for buyers who are still saving.',
    figure_score: '580',
    figure_terms: '6%',
    body: '- Your whole down payment can be a gift from family.\n- The seller can pay up to 6% of the price toward your closing costs.\n- You can buy a home with up to 4 units if you live in one of them.\nWhat it costs: upfront and monthly mortgage insurance.',
    call_to_action: 'Ask me if an FHA loan is right for you',
  },
};

/** Includes the event type and a label that says what the link is for, since the sixth generation. */
const event: Sample = {
  ...samples.event,
  fields: [
    field('event_type', 'string', 'Kind of event'),
    field('speaker', 'string', 'Taught by'),
    ...samples.event.fields.map((one) =>
      one.key === 'rsvp_link'
        ? { ...one, label: 'Sign up online' }
        : one.key === 'agenda'
          ? { ...one, label: 'What you’ll learn' }
          : one,
    ),
  ],
  data: {
    ...samples.event.data,
    event_type: 'Homebuyer class',
    event_time: '6:30 PM to 8 PM',
    speaker: 'Maria Castellano',
    rsvp_link: 'larkfield.example/class',
    admission: 'Free. Coffee’s on us.',
    agenda: 'What you can afford\nWhere to find help\nFrom offer to keys',
  },
};

/** Data that differs from earlier generations' samples, since the sixth. */
const currentData: Partial<Record<LayoutKey, Record<string, unknown>>> = {
  letter: {
    body: LETTER_BODY,
    recipient: 'Patricia Doyle, Doyle & Daughters Realty',
    recipient_email: 'pat@doyle-realty.example',
    closing: 'Call me with any questions, evenings and weekends too. I’ll get back to you the same day.',
  },
  greeting: {
    client_name: 'Dear Rivera family,',
    message:
      'Welcome home! May the porch light always be on for you, and the door always open to friends.\nWith warm wishes,',
  },
  'first-home': {
    call_to_action: 'Bring your questions. I’ll take the time.',
    intro:
      'You don’t need to know everything. You need to know what comes next, and someone who picks up the phone.',
    body: {
      paragraphs: [
        ['Talk for 20 minutes.', ' We’ll look at income, savings and your budget.'],
        ['Get preapproved.', ' A letter sellers take seriously, often within a day.'],
        ['Find down payment help.', ' State and local programs may cover part of your down payment.'],
        ['Make an offer.', ' I call the listing agent and answer their questions.'],
        ['Get the keys.', ' I’m with you from appraisal to closing.'],
      ].map(([bold = '', text = '']) => ({
        type: 'bullet',
        spans: [{ text: bold, bold: true }, { text }],
      })),
    },
  },
  'open-house': { property_photo: BLUE_HOUSE, headline: 'Open house' },
  'co-brand': {
    property_photo: GREEN_HOUSE,
    headline: 'Morning light and a garden',
    call_to_action: 'Two experts, one visit.',
    description: 'Three floors, tall windows, and a garden that someone has loved for 40 years.',
  },
};

const listingAgent = field('listing_agent', 'string', 'Listed by');
const LISTED_BY = 'Patricia Doyle, Doyle & Daughters Realty, (973) 555-0166';

/** Includes the home's facts and the listing agent, since the sixth generation. */
const openHouse: Sample = {
  ...samples['open-house'],
  fields: [
    ...samples['open-house'].fields,
    field('bedrooms', 'number'),
    field('bathrooms', 'number'),
    field('living_area', 'string'),
    listingAgent,
  ],
  data: {
    ...samples['open-house'].data,
    bedrooms: 4,
    bathrooms: 2.5,
    living_area: '2,380 sq ft',
    listing_agent: LISTED_BY,
  },
};
const justListed: Sample = {
  ...samples['just-listed'],
  fields: [...samples['just-listed'].fields, listingAgent],
  data: {
    ...samples['just-listed'].data,
    listing_agent: LISTED_BY,
    description:
      'A center-hall colonial on a quiet block, with the original oak floors, a new kitchen that opens to the garden, and a finished third floor. Walk to the train in six minutes.',
  },
};

const currentSamples: Partial<Record<LayoutKey, Sample>> = {
  'rate-sheet': rateSheet,
  program,
  event,
  'open-house': openHouse,
  'just-listed': justListed,
};

const officer = {
  name: 'Maria Castellano',
  title: 'Senior Loan Officer',
  nmls: '1992102',
  phone: '9735550102',
  email: 'maria.castellano@larkfield.example',
  photo: '',
};

/** A realtor without a photo. */
export const realtor = {
  name: 'Patricia Doyle',
  brokerage: 'Doyle & Daughters Realty',
  phone: '973-555-0166',
  email: 'pat@doyle-realty.example',
  photo: '',
};

const company = {
  name: 'Larkfield Home Mortgage',
  nmls: '1992001',
  phone: '(973) 555-0192',
  website: 'www.larkfield.example',
  licenseLines: [
    'Licensed by the New Jersey Department of Banking and Insurance, sample license 9900192',
    'Licensed by the California Department of Financial Protection and Innovation, sample license 60DBO-99192',
  ],
};

const branch = {
  name: 'Clifton',
  address: '1200 Route 46 West, Clifton, NJ 07013',
  licenseNumber: '1992011',
};

export const VARIANTS = ['full', 'least', 'long', 'partners'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * Returns a sample flyer of a layout. `full` has everything, with photo and code. `least` has only required fields and no code. `long` has
 * the longest texts that should still fit, a headshot and other alphabets. `partners` has a realtor.
 */
export function sampleFlyer(layout: LayoutKey, variant: Variant = 'full', design = DESIGN): FlyerInput {
  // The samples changed with the sixth generation.
  const isCurrent = design >= 6;
  const sample = (isCurrent ? currentSamples[layout] : undefined) ?? samples[layout];
  const { category, fields, required } = sample;
  const data = isCurrent ? { ...sample.data, ...currentData[layout] } : sample.data;
  const input: FlyerInput = {
    title: `Sample ${layout}`,
    category,
    layout,
    ...(design > 1 && { design }),
    fields,
    data,
    // As in the product, members have a drawn portrait until they upload a photo.
    officer: isCurrent ? { ...officer, portrait: 'p3' } : officer,
    company,
    branch,
    link: 'https://larkfield.example/shared/k3Yt9QwX2a',
    isDraft: false,
    realtor: layout === 'co-brand' ? realtor : undefined,
  };
  switch (variant) {
    case 'full':
      return input;
    case 'partners':
      return {
        ...input,
        realtor: { ...realtor, photo: isCurrent ? REALTOR_HEADSHOT : HEADSHOT },
        officer: { ...input.officer, photo: isCurrent ? OFFICER_HEADSHOT : HEADSHOT },
      };
    case 'least':
      return {
        ...input,
        link: undefined,
        branch: undefined,
        isDraft: true,
        data: Object.fromEntries(required.map((key) => [key, data[key]])),
      };
    case 'long':
      return {
        ...input,
        officer: {
          ...input.officer,
          photo: HEADSHOT,
          name: 'Александра Константиновна Нгуен-Đặng Thị Hồng Phượng',
          title: 'Senior Vice President and Branch Manager, Residential Lending',
          email: 'alexandra.konstantinovna.nguyen-dang@larkfield-home-mortgage.example',
        },
        data: {
          ...data,
          headline: 'Ngôi nhà đầu tiên của bạn, a very long headline that asks for much room: Дом у парка',
          property_address:
            '12345 Old Saint Bartholomew’s Mountain Turnpike Extension, Building C, Apartment 1207, Upper Saddle River, NJ 07458',
          call_to_action:
            'Ask me what your monthly payment could be, and bring whatever papers you have: we will sort them together over coffee',
        },
      };
  }
}
