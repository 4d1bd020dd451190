import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TemplateField } from '../../template/template.ts';
import { sampleParties } from '../compose/sampleData.ts';
import type { FlyerParties } from '../record/flyerParties.ts';
import type { CheckInput } from './advert.ts';
import { checkFlyer } from './checkFlyer.ts';
import { foldText } from './foldText.ts';

const field = (key: string, type: TemplateField['type'] = 'string', more: Partial<TemplateField> = {}) => ({
  key,
  type,
  label: key,
  help_text: '',
  ...more,
});
const FIELDS = [
  field('headline'),
  field('body', 'rich_text'),
  field('price', 'number'),
  field('subhead'),
  field('disclosure', 'rich_text'),
];
const parties = sampleParties(true);
const inputOf = (data: Record<string, unknown>, more: Partial<CheckInput> = {}): CheckInput => ({
  category: 'flyer',
  version: { default_data: {}, handlebars_schema: { fields: FIELDS }, locked_fields: [] },
  data,
  ...parties,
  today: '2026-11-21',
  ...more,
});
const found = (data: Record<string, unknown>, more?: Partial<CheckInput>) =>
  checkFlyer(inputOf(data, more)).map(({ rule, severity, field: key }) => [rule, severity, key]);
const GUARANTEED = ['guaranteed', 'block', 'body'];

describe('an excerpt', () => {
  it.each([
    ['styled letters', '𝐆𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝 𝐚𝐩𝐩𝐫𝐨𝐯𝐚𝐥'],
    ['styled letters at its limit', `Guaranteed ${'𝐚'.repeat(80)} approval`],
    ['a field that is too long', `x${'𝐚'.repeat(30_000)}`],
  ])('never ends in half a character, which can’t be stored: %s', (_, body) => {
    const excerpts = checkFlyer(inputOf({ body })).map(({ excerpt }) => excerpt);
    expect(excerpts.length).toBeGreaterThan(0);
    expect(excerpts.filter((excerpt) => !excerpt.isWellFormed())).toEqual([]);
  });

  it('includes a styled word whole', () => {
    const excerpts = checkFlyer(inputOf({ body: '𝐆𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝 𝐚𝐩𝐩𝐫𝐨𝐯𝐚𝐥' })).map(({ excerpt }) => excerpt);
    expect(excerpts).toContain('𝐆𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝');
  });
});

describe('a claim after padding', () => {
  const claim = 'Guaranteed approval';
  it.each([
    ['blanks', ' '.repeat(20_001) + claim],
    ['line breaks', '\n'.repeat(20_001) + claim],
    ['characters of no width', '\u200b'.repeat(20_001) + claim],
    ['private characters', '\ue000\u0001'.repeat(20_001) + claim],
    ['a million blanks', '\u2003'.repeat(900_000) + claim],
    [
      'blank spans',
      {
        paragraphs: [
          {
            type: 'paragraph',
            spans: [...Array.from({ length: 6 }, () => ({ text: ' '.repeat(5000) })), { text: claim }],
          },
        ],
      },
    ],
    ['spans of another shape', { content: [{ text: ' '.repeat(30_000) }, { text: claim }] }],
  ])('is found: %s', (_, body) => {
    expect(found({ body })).toEqual([GUARANTEED]);
  });
  it('is found after other padded fields', () => {
    const blank = `x${' '.repeat(70_000)}x`;
    expect(found({ headline: blank, body: claim, disclosure: blank })).toEqual([GUARANTEED]);
  });
  it('blocks a field too long to check in full', () => {
    expect(found({ body: 'Welcome home. '.repeat(2_000) })).toEqual([['too-long', 'block', 'body']]);
    const long = 'Welcome home. '.repeat(1_400);
    expect(found({ headline: long, body: long, subhead: long, disclosure: 'And more.'.repeat(200) })).toEqual(
      [['too-long', 'block', 'disclosure']],
    );
    expect(found({ body: long })).toEqual([]);
  });
});

describe('a disguised claim', () => {
  it.each([
    'Home <b Guaranteed approval for everyone>',
    '<b Guaranteed approval>',
    '<p>Guaranteed <i>approval',
    'GUARAΝTEED approval',
    'GUΑRΛNTEED approval',
    'GUAЯANTEED approval',
    'guarant℮ed approval',
    'ＧＵＡＲＡＮＴＥＥＤ approval',
    'GUARANTЕЕD approval',
    'guaraνteed approval',
    'guaгaпteed approval',
    'guar\ue000anteed approval',
    'guar\u0001anteed approval',
    'guar\ufeffanteed approval',
    '_Guaranteed_ approval',
    'Get_guaranteed_approval',
    'gua-ranteed approval',
    'guar_an.teed approval',
    'Gua-ranteed_approval',
    'Guaranteed\nApproval',
    'Approval is\nguaranteed',
    'Guaranteed fun, guaranteed sun, guaranteed tea. So guaranteed coffee. Guaranteed loans',
  ])('is found: %s', (body) => {
    expect(found({ body })).toContainEqual(GUARANTEED);
  });
  it('finds a claim inside a tag in the headline', () => {
    expect(found({ headline: '<b Guaranteed approval for everyone>' })).toContainEqual([
      'guaranteed',
      'block',
      'headline',
    ]);
  });
  it('finds other phrases, too', () => {
    expect(found({ body: 'Immediate_approval' })).toContainEqual(['immediate-approval', 'block', 'body']);
    expect(found({ body: 'no cred-it check' })).toContainEqual(['unqualified-credit', 'block', 'body']);
    expect(found({ body: 'Leave Wells_Fargo' })).toContainEqual(['other-lender', 'block', 'body']);
  });
  it.each([
    'A to-do list, a well-kept single-family home, perfect for families',
    'See e.g. larkfield.example/visit_us, or write to me_too@larkfield.example',
    'Kitchen & bath < 3 years old, 4 > 3, A & B',
    'Ελλάδα, Москва, España',
  ])('isn’t reported in: %s', (body) => {
    expect(found({ body })).toEqual([]);
  });
  it.each([
    ['Ꮐuaranteed approval for everybody', 'Ꮐuaranteed'],
    ['GUARAΝTEED approval', 'GUARAΝTEED'],
    ['ꓖuaranteed approval', 'ꓖuaranteed'],
    ['𐐘uaranteed approval', '𐐘uaranteed'],
  ])('blocks the word that mixes alphabets in %s', (publicTitle, excerpt) => {
    const findings = checkFlyer(inputOf({ body: 'Welcome' }, { publicTitle }));
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'mixed-alphabets', severity: 'block', field: 'public_title', excerpt }),
    );
    expect(found({ body: publicTitle })).toContainEqual(['mixed-alphabets', 'block', 'body']);
  });
  it('maps every look-alike to one plain character', () => {
    expect(foldText('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ ΛЯ℮ АВЕЅІЈКМНОРСТУХ').text).toBe('abezhikmnoptyx are abesijkmhopctyx');
  });
});

describe('a negated claim', () => {
  it.each([
    'Why not get your guaranteed approval',
    'Why wouldn’t you take a guaranteed approval',
    'Don’t miss your guaranteed approval',
    'Never wait for guaranteed approval',
    'Whether or not employed guaranteed approval',
    'Without any hassle guaranteed approval',
  ])('is still a claim: %s', (body) => {
    expect(found({ body })).toEqual([GUARANTEED]);
  });
  it.each([
    'This is not a guarantee of approval',
    'Pre-approval does not guarantee a loan',
    'Approval cannot be guaranteed',
    'Nor is any loan guaranteed',
    'Rates come without a guarantee',
    'That is why we do not guarantee a rate',
  ])('is accepted: %s', (body) => {
    expect(found({ body })).toEqual([]);
  });
});

describe('a claim split over several fields', () => {
  it('is reported at the field where it begins', () => {
    const data = { headline: 'Everyone is', body: 'approved. No credit', price: 5, subhead: 'check needed' };
    expect(checkFlyer(inputOf(data))).toMatchObject([
      { rule: 'unqualified-credit', severity: 'block', field: 'headline', excerpt: 'Everyone is approved' },
      { rule: 'unqualified-credit', severity: 'block', field: 'body', excerpt: 'No credit check needed' },
    ]);
    expect(found({ headline: 'Everyone', body: 'is', subhead: 'approved' })).toEqual([
      ['unqualified-credit', 'block', 'headline'],
    ]);
    expect(found({ headline: 'Guaranteed', body: 'approval' })).toContainEqual([
      'guaranteed',
      'block',
      'headline',
    ]);
    expect(found({ headline: 'You are', body: 'pre-approved' })).toEqual([
      ['already-approved', 'block', 'headline'],
    ]);
  });
  it('is reported once if one field has all of it', () => {
    expect(found({ headline: 'Hello', body: 'Everyone is approved', subhead: 'Come in' })).toEqual([
      ['unqualified-credit', 'block', 'body'],
    ]);
  });
  it('doesn’t continue past the end of a sentence', () => {
    expect(found({ headline: 'A home for everyone.', body: 'Approved plans are at hand.' })).toEqual([]);
  });
});

describe('printed details of officer, realtor and company', () => {
  const withOfficer = (more: Partial<FlyerParties['officer']>) => ({
    officer: { ...parties.officer, ...more },
  });
  const withRealtor = (more: Partial<FlyerParties['realtor']>) => ({
    realtor: { ...(parties.realtor as NonNullable<FlyerParties['realtor']>), ...more },
  });

  it('pass in their usual form', () => {
    expect(checkFlyer(inputOf({}))).toEqual([]);
    const phone = '+1 973-555-0102 ext. 12';
    expect(found({}, { ...withOfficer({ phone }), ...withRealtor({ phone: '', email: '' }) })).toEqual([]);
  });
  it.each([
    ['officer.name', withOfficer({ name: 'Guaranteed approval' })],
    ['officer.title', withOfficer({ title: 'Guaranteed_approval' })],
    ['realtor.name', withRealtor({ name: 'Pat, guaranteed loans' })],
    ['realtor.brokerage', withRealtor({ brokerage: 'GUARAΝTEED APPROVAL Realty' })],
  ])('are checked: %s', (key, more) => {
    const [finding] = checkFlyer(inputOf({}, more));
    expect(finding).toMatchObject({ rule: 'guaranteed', severity: 'block', field: key });
    expect(finding?.label).not.toBe(key);
  });
  it.each([
    ['officer.nmls', withOfficer({ nmls: '1992102 guaranteed' }), 'NMLS number: digits only'],
    ['officer.phone', withOfficer({ phone: 'Everyone approved' }), 'phone number'],
    ['officer.phone', withOfficer({ phone: '(973) 555-0102 call now' }), 'phone number'],
    ['officer.email', withOfficer({ email: 'rates from 5%' }), 'email address'],
    ['realtor.phone', withRealtor({ phone: '-------' }), 'phone number'],
    ['realtor.email', withRealtor({ email: 'no mail' }), 'email address'],
  ])('need the right format: %s', (key, more, words) => {
    const ofForm = checkFlyer(inputOf({}, more)).filter(({ message }) => message.includes(words));
    expect(ofForm).toMatchObject([{ field: key, severity: 'block' }]);
  });
  it('cause only warnings if an administrator must fix them', () => {
    const company = { ...parties.company, licenseLines: ['Guaranteed approval'] };
    expect(found({}, { company })).toEqual([['guaranteed', 'warn', 'company.licenseLines']]);
  });
  it('count for no disclosure', () => {
    const headline = 'Only $1,900 a month';
    const more = withRealtor({ brokerage: 'HELOC Realty' });
    expect(found({ headline }, more)).toContainEqual(['payment-trigger', 'block', 'headline']);
  });
});

describe('a locked field', () => {
  const version = {
    default_data: { headline: 'Guaranteed approval' },
    handlebars_schema: { fields: [field('headline', 'string', { binding: 'realtor.name' })] },
    locked_fields: ['headline'],
  };
  it('blocks words that a binding prints', () => {
    const realtor = { ...parties.realtor, name: 'Guaranteed loans' } as NonNullable<FlyerParties['realtor']>;
    expect(found({}, { version, realtor })).toContainEqual(['guaranteed', 'block', 'headline']);
  });
  it('only warns about the template’s own words', () => {
    const { realtor: _, ...alone } = inputOf({}, { version });
    expect(checkFlyer(alone)).toMatchObject([{ rule: 'guaranteed', severity: 'warn', field: 'headline' }]);
  });
});

describe('matching time', () => {
  afterEach(() => vi.restoreAllMocks());

  // If every repetition has a bound, matching takes bounded time at each position of any text.
  it('is bounded: no pattern has nested unbounded repeats', () => {
    const used = new Set<string>();
    const original = RegExp.prototype[Symbol.matchAll];
    vi.spyOn(RegExp.prototype, Symbol.matchAll).mockImplementation(function (this: RegExp, text: string) {
      used.add(this.source);
      return original.call(this, text);
    });
    const body = 'Your HELOC: Guaranteed 5.99% rate, $1,900 a month';
    checkFlyer(inputOf({ headline: 'a', body, subhead: 'b' }));
    expect(used.size).toBeGreaterThan(50);
    const unbounded = [...used].filter((source) =>
      /[*+]|\{\d+,\}/.test(source.replace(/\\./g, 'x').replace(/\[(?:[^\]])*\]/g, 'x')),
    );
    expect(unbounded).toEqual([]);
  });
});
