import { EXAMPLE_DATE } from '../../programs/sampleNote.ts';
import { printsCode, type TemplateField } from '../../template/template.ts';
import type { ContentField, TemplateContent } from '../../template/templateCallables.ts';
import { hasDefault, toTemplateVersion } from '../../template/templateContent.ts';
import { boundValue } from '../fields/bindings.ts';
import { toNumberUnit } from '../fields/formatField.ts';
import { DESIGN } from '../layout/design.ts';
import type { FlyerInput } from '../layout/flyerInput.ts';
import type { FlyerParties } from '../record/flyerParties.ts';
import type { LayoutKey } from '../record/layoutKeys.ts';
import { isBlank } from '../texts/plainText.ts';
import { composeFlyer } from './composeFlyer.ts';

const INTRO = 'You don’t have to know it all. You just need the next step.';

/** Realistic values for the keys that designs recognize. */
const BY_KEY: Record<string, string | number> = {
  headline: 'A home with room to grow',
  list_price: 649_000,
  call_to_action: 'Ask me what your monthly payment could be',
  open_house_time: '1 PM to 4 PM',
  event_time: '6:30 PM to 8 PM',
  speaker: 'Jordan Ellis',
  listing_agent: 'Jordan Ellis, Ellis Realty, (973) 555-0166',
  event_type: 'Homebuyer class',
  // A literal, because the editor loads this file. The 15-year rate is lower than the website's example, which keeps the 30-year rate
  // (sampleRates.ts).
  rate_30_year: 6.25,
  apr_30_year: 6.342,
  rate_15_year: 5.5,
  apr_15_year: 5.644,
  rate_fha: 5.99,
  apr_fha: 6.783,
  rate_va: 5.99,
  apr_va: 6.267,
  rate_jumbo: 6.5,
  apr_jumbo: 6.547,
  intro: INTRO,
  lead: INTRO,
  subheadline: INTRO,
  recipient: 'Patricia Doyle',
  recipient_email: 'pat@doyle-realty.example',
  buyer_name: 'Daniel and Rosa Rivera',
  closing: 'Call me with any questions.',
  program_name: 'FHA loans',
  figure_1: '3.5%',
  figure_2: '580+',
  figure_3: '15 or 30 years',
  venue: 'Clifton Memorial Library, 292 Piaget Avenue, Clifton, NJ 07011',
  agenda: 'What can I afford?\nDown payment help\nFrom offer to keys',
  client_name: 'The Rivera family',
  message: 'Welcome home! Thank you for letting us be part of it.',
  assumptions:
    'Single-family primary residence, $500,000 home with 20% down, 740+ credit score, 30-day lock.',
  disclosure: 'A pre-approval is not a loan approval. Your terms depend on your credit, income and property.',
  bedrooms: 4,
  bathrooms: 2.5,
};

/** Values for words in a key or a label; the first matching word wins. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/\b(time|hours?)\b/, '1 PM to 4 PM'],
  [/\b(homes|units)\b/, '1-4 units'],
  [/\b(live in|use|occupancy)\b/, 'Primary home'],
  [/\b(terms?)\b/, '15 or 30 years'],
  [/\b(area|sq|size)\b/, '2,140 sq ft'],
  [/\b(years?|built)\b/, '1928'],
  [/\b(admission|entry)\b/, 'Free. Coffee’s on us.'],
  [/\b(phone|direct line)\b/, '(973) 555-0102'],
  [/\b(name|client|buyers?|agent|contact|host|hosted by|listed by|from)\b/, 'Jordan Ellis'],
];

/** Sample main text of layouts that don't present a home. */
const BY_LAYOUT: Partial<Record<LayoutKey, string>> = {
  letter:
    'Dear Patricia,\n\nI’ve been working with Daniel and Rosa for the past few weeks and reviewed their income, savings and credit myself.\n\nThey don’t need to sell first, and their paperwork is complete. I’m happy to walk you through the details.',
  'first-home':
    '- Talk with me for 20 minutes about income, savings and plans.\n- Get preapproved, so you know what you can spend.\n- Find a home and make an offer.\n- Get the keys.',
  program:
    '- Family can give you money for the down payment.\n- Sellers can pay part of your closing costs.\n- You can buy a home with up to four units and rent out the others.',
  'rate-sheet': 'Rates change daily. Call me for a rate on your loan.',
  event: 'What can I afford?\nDown payment help\nFrom offer to keys',
  greeting: 'Welcome home! Thank you for letting us be part of it.',
};

const BY_TYPE: Record<TemplateField['type'], string> = {
  string: 'On request',
  address: '14 Maple Avenue, Clifton, NJ 07011',
  phone: '(973) 555-0102',
  email: 'jordan.ellis@realty.example',
  url: 'larkfield.example/visit',
  number: '3',
  date: '2027-03-14',
  rich_text: 'A quiet street, a sunny kitchen and a garden. Stop by and bring your questions.',
  // Without a picture, designs draw a street.
  image: '',
};

type SampledField = Pick<TemplateField, 'key' | 'type' | 'unit' | 'binding'> & { label?: string };

/** Returns a sample value as an officer or a profile could provide it, in its stored form; '' for a picture. */
export function sampleValue(field: SampledField, layout?: LayoutKey): string | number {
  const { key, type, binding, label = '' } = field;
  if (binding !== undefined) return boundValue(binding, sampleParties(true));
  if (key === 'effective_date') return EXAMPLE_DATE;
  const known = Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : undefined;
  if (type === 'number') return typeof known === 'number' ? known : sampleNumber(field);
  if (typeof known === 'string' && type !== 'date' && type !== 'image') return known;
  if (type === 'rich_text') return (layout && BY_LAYOUT[layout]) ?? BY_TYPE[type];
  const words = `${key} ${label}`.replaceAll('_', ' ').toLowerCase();
  const word = type === 'string' ? BY_WORD.find(([pattern]) => pattern.test(words))?.[1] : undefined;
  return word ?? BY_TYPE[type];
}

function sampleNumber(field: Pick<TemplateField, 'key' | 'unit'>): number {
  switch (toNumberUnit(field)) {
    case 'usd':
      return 450_000;
    case 'percent':
      return /(^|_)apr(_|$)/.test(field.key) ? 6.374 : 6.25;
    case 'plain':
      return 3;
  }
}

const person = { phone: '(973) 555-0102', photo: '' };

/** Returns the parties of sample flyers. All of them are made up. */
export const sampleParties = (withRealtor: boolean): FlyerParties => ({
  design: DESIGN,
  officer: {
    ...person,
    name: 'Maria Castellano',
    portrait: 'p3',
    email: 'maria.castellano@larkfield.example',
    title: 'Senior Loan Officer',
    nmls: '1992102',
  },
  company: {
    name: 'Larkfield Home Mortgage',
    nmls: '1992001',
    phone: '(973) 555-0192',
    website: 'www.larkfield.example',
    licenseLines: ['Licensed in New Jersey, license 9900192'],
  },
  branch: { name: 'Clifton', address: '1200 Route 46 West, Clifton, NJ 07013', licenseNumber: '1992011' },
  ...(withRealtor && {
    realtor: {
      ...person,
      name: 'Patricia Doyle',
      email: 'pat@doyle-realty.example',
      phone: '(973) 555-0166',
      brokerage: 'Doyle & Daughters Realty',
    },
  }),
});

const isOfRealtor = ({ binding }: Pick<TemplateField, 'binding'>) => binding?.startsWith('realtor.') === true;

interface SampledTemplate {
  layout: LayoutKey;
  fields: readonly Pick<TemplateField, 'binding'>[];
}

/** Returns whether flyers of the template show a realtor: because of the design, or because a field is bound to one. */
export const showsRealtor = ({ layout, fields }: SampledTemplate): boolean =>
  layout === 'co-brand' || fields.some(isOfRealtor);

/**
 * Returns a flyer made from a template as input for `layoutFlyer`: the template's values, plus sample values in the fields that `isFilled`
 * selects. `photo` is the address of every picture.
 */
export function sampleFlyer(
  content: TemplateContent,
  isFilled: (field: ContentField) => boolean = () => true,
  photo = '',
): FlyerInput & Pick<FlyerParties, 'officer' | 'company'> {
  const parties = sampleParties(showsRealtor(content));
  const isOfficers = (field: ContentField) =>
    !hasDefault(field) && (field.binding === undefined || isBlank(boundValue(field.binding, parties)));
  const filled = content.fields.filter((field) => isOfficers(field) && isFilled(field));
  return {
    ...composeFlyer({
      title: content.name,
      category: content.category,
      version: toTemplateVersion(content),
      parties,
      data: Object.fromEntries(
        filled.map((field) => [
          field.key,
          field.type === 'image' ? photo : sampleValue(field, content.layout),
        ]),
      ),
      link: printsCode(content.category) ? 'https://larkfield.example/shared/k3Yt9QwX2a' : '',
      isDraft: false,
    }),
    ...parties,
  };
}
