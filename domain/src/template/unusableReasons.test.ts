import { describe, expect, test } from 'vitest';
import { supportedFields, supportsField } from '../flyer/compose/layoutFields.ts';
import { sampleFlyer } from '../flyer/compose/sampleData.ts';
import { layoutFlyer } from '../flyer/layout/layoutFlyer.ts';
import { testQr } from '../flyer/layout/testing/testQr.ts';
import { fontMeasure } from '../flyer/layout/text/measure.ts';
import { LAYOUT_KEYS } from '../flyer/record/layoutKeys.ts';
import { FIELD_TYPES } from './template.ts';
import { type ContentField, type TemplateContent, templateContentSchema } from './templateCallables.ts';
import { toTemplateContent, toTemplateVersion } from './templateContent.ts';
import { templateRemarks, unusableReasons } from './unusableReasons.ts';

const templateNotes = (content: TemplateContent) => templateRemarks(content).notes;
const field = (key: string, change: Partial<ContentField> = {}): ContentField => ({
  key,
  label: `Label of ${key}`,
  type: 'string',
  help_text: '',
  required: false,
  locked: false,
  ...change,
});
const template = (fields: ContentField[], change: Partial<TemplateContent> = {}): TemplateContent => ({
  name: 'Just listed',
  description: '',
  category: 'flyer',
  layout: 'just-listed',
  approval_required: true,
  lifetime_days: null,
  fields,
  ...change,
});
const headline = field('headline', { required: true });
const toMessages = (fields: ContentField[], change?: Partial<TemplateContent>) =>
  unusableReasons(template([headline, ...fields], change)).map((reason) => [reason.field, reason.message]);

test('accepts a plain template without notes', () => {
  const content = template([headline, field('property_address', { type: 'address', required: true })]);
  expect(unusableReasons(content)).toEqual([]);
  expect(templateNotes(content)).toEqual([]);
});

describe('rejects', () => {
  test('two fields with one key', () => {
    const [first, second] = toMessages([field('price'), field('price')]);
    expect(first).toEqual(['price', 'More than one field has the key price.']);
    expect(second).toEqual(first);
  });

  test('required, locked and empty fields', () => {
    const both = { required: true, locked: true };
    expect(toMessages([field('a', both)])).toEqual([
      ['a', expect.stringMatching(/^This field is required and locked but empty/)],
    ]);
    expect(toMessages([field('a', { ...both, default: '  ' })])).toHaveLength(1);
    expect(toMessages([field('a', { ...both, default: 'Words' })])).toEqual([]);
    expect(toMessages([field('a', { ...both, binding: 'company.name' })])).toEqual([]);
    expect(toMessages([field('a', { required: true })])).toEqual([]);
  });

  test('an empty disclosure, without advice to unlock what compliance decides', () => {
    expect(toMessages([field('disclosure', { required: true, locked: true })])).toEqual([
      ['disclosure', 'The disclosure is empty. Add the text that your compliance team approved.'],
    ]);
  });

  test.each([
    ['string', 5, 'The default isn’t text.'],
    ['address', 5, 'The default isn’t an address.'],
    ['phone', 'call me', 'The default isn’t a phone number.'],
    ['email', 'nobody', 'The default isn’t an email address.'],
    ['url', 'not an address', 'The default is not a web address, such as example.com/visit.'],
    ['number', '12', 'The default isn’t a number.'],
    ['date', '2026-02-30', 'The default isn’t a date.'],
    ['rich_text', 12, 'The default isn’t text.'],
    [
      'image',
      'house.jpg',
      'The default isn’t the web address of a picture, such as https://example.com/house.jpg.',
    ],
  ] as const)('a default of the wrong kind: %s', (type, value, message) => {
    const found = toMessages([field('a', { type, default: value })]);
    // isEmptyValue is strict about values that aren't texts; such a default counts as none only for rich text.
    expect(found).toEqual(type === 'rich_text' ? [] : [['a', message]]);
  });

  test.each([
    ['phone', '973-555-0102'],
    ['email', 'a@b.example'],
    ['url', 'https://larkfield.example/visit?a=1'],
    ['url', 'larkfield.example'],
    ['number', 0],
    ['date', '2027-02-28'],
    ['rich_text', 'One line\nAnother'],
    ['rich_text', { paragraphs: [{ type: 'bullet', spans: [{ text: 'One', bold: true }] }] }],
    ['image', 'https://pictures.example/a.jpg'],
  ] as const)('no default of the right kind: %s', (type, value) => {
    expect(toMessages([field('a', { type, default: value as ContentField['default'] })])).toEqual([]);
  });

  test.each(['number', 'date', 'image'] as const)('a %s filled from a person', (type) => {
    expect(toMessages([field('a', { type, binding: 'officer.name' })])[0]).toEqual([
      'a',
      'A field of this type can’t be filled from a person or the company.',
    ]);
  });

  test('more pictures than the layout has places, required or not', () => {
    const pictures = [field('property_photo', { type: 'image' }), field('b', { type: 'image' })];
    expect(toMessages(pictures)).toEqual([['b', 'This layout has no room for another picture.']]);
  });

  test('a required picture where the layout has no place for one', () => {
    const content = template([headline, field('a', { type: 'image', required: true })], { layout: 'letter' });
    expect(unusableReasons(content)).toEqual([
      { field: 'a', message: 'This layout has no room for another picture.' },
    ]);
  });

  test('a default that doesn’t fit or can’t be printed', () => {
    const long = 'A very long headline that goes on and on. '.repeat(20);
    const content = (value: string) => template([{ ...headline, default: value }]);
    expect(unusableReasons(content(long))).toEqual([
      {
        field: 'headline',
        message: expect.stringMatching(/^The default does not fit on the flyer: too long for its spot/),
      },
    ]);
    expect(unusableReasons(content('Home 🏡'))).toEqual([
      {
        field: 'headline',
        message: 'Label or default: cannot be printed: 🏡. Please remove this character.',
      },
    ]);
  });

  test('more required fields than the page has space for', () => {
    const many = Array.from({ length: 39 }, (_, index) =>
      field(`text_${index}`, { type: 'rich_text', required: true }),
    );
    const found = toMessages(many);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.[1]).toMatch(/^This field doesn’t fit in the layout/);
  });

  test('a locked default that the checks block; an open one only gets a note', () => {
    const claim = 'Everybody is approved, guaranteed.';
    const locked = template([headline, field('promise', { default: claim, locked: true })]);
    expect(unusableReasons(locked)).toEqual([
      { field: 'promise', message: expect.stringMatching(/^The checks block the default: /) },
    ]);
    const open = template([headline, field('promise', { default: claim })]);
    expect(unusableReasons(open)).toEqual([]);
    expect(templateNotes(open)).toEqual([
      {
        field: 'promise',
        message: expect.stringMatching(
          /^The checks block the default, so every officer would have to change it/,
        ),
      },
    ]);
  });

  test('a required rate without any APR, but not one with an optional APR', () => {
    const rate = field('rate_30_year', {
      type: 'number',
      unit: 'percent',
      required: true,
      label: '30-year fixed rate',
    });
    const apr = field('apr_30_year', { type: 'number', unit: 'percent', label: '30-year fixed APR' });
    for (const layout of ['rate-sheet', 'just-listed'] as const) {
      const change = { layout, category: 'rate_sheet' } as const;
      expect(toMessages([rate], change).map(([key]) => key)).toContain('rate_30_year');
      expect(toMessages([rate, apr], change)).toEqual([]);
    }
  });
});

describe('adds notes about', () => {
  const both = { required: true, locked: true };

  test('what officers need for it: a realtor, a branch', () => {
    const notes = templateNotes(
      template([
        headline,
        field('agent', { ...both, binding: 'realtor.name' }),
        field('office', { ...both, binding: 'branch.address', type: 'address' }),
        field('me', { ...both, binding: 'officer.name' }),
      ]),
    );
    expect(notes.map((note) => note.field)).toEqual(['agent', 'office']);
    expect(templateNotes(template([headline], { layout: 'co-brand' })).at(-1)?.message).toMatch(/co-branded/);
  });

  test('optional fields that don’t all fit at once', () => {
    const many = Array.from({ length: 38 }, (_, index) => field(`text_${index}`, { type: 'rich_text' }));
    expect(unusableReasons(template([headline, ...many]))).toEqual([]);
    expect(templateNotes(template([headline, ...many]))[0]?.message).toMatch(
      /^When every field is filled in: /,
    );
  });
});

describe.each(LAYOUT_KEYS)('%s', (layout) => {
  const content = template(
    supportedFields(layout).map((place) => field(place.key, { ...place, required: true, locked: false })),
    { layout, category: layout === 'rate-sheet' ? 'rate_sheet' : 'flyer' },
  );

  test('draws every field that it has a place for, by its key', () => {
    // A field without a fixed place in the layout is printed with its label.
    const { scene, issues } = layoutFlyer(sampleFlyer(content), fontMeasure, testQr);
    expect(issues).toEqual([]);
    const words = scene.ops.flatMap((op) => (op.kind === 'text' ? [op.text] : [])).join(' ');
    for (const { key, label } of content.fields) {
      expect(supportsField(layout, key)).toBe(true);
      // Rates, figures, prices, assumptions and an agenda show their labels in places of their own.
      if (/^(rate|apr|figure|list_price|assumptions|agenda)/.test(key)) continue;
      expect(words, key).not.toContain(label.toUpperCase());
    }
  });

  test('accepts a template that uses all its places', () => {
    expect(unusableReasons(content)).toEqual([]);
  });
});

test('content and version convert into each other', () => {
  const content = template([
    headline,
    field('promise', { default: 'Words', locked: true, help_text: 'Help.' }),
    field('price', { type: 'number', unit: 'usd', default: 5 }),
  ]);
  expect(toTemplateContent(content, toTemplateVersion(content))).toEqual(content);
});

test('lays out and checks a sample flyer with any field', () => {
  const fields = FIELD_TYPES.map((type) => field(`any_${type}`, { type, required: true }));
  expect(unusableReasons(template(fields))).toEqual([]);
});

describe('a saved template', () => {
  const parse = (change: Partial<ContentField>) =>
    templateContentSchema.safeParse(template([field('a', change)])).error?.issues[0]?.message;

  test.each([
    [{ key: '' }, 'Enter a key'],
    [{ key: 'Price' }, 'Use lowercase letters, digits and _ only, starting with a letter'],
    [{ key: 'constructor' }, 'Choose another key'],
    [{ label: ' ' }, 'Label is required'],
    [{ label: 'A\u202eB' }, 'Please remove the unreadable characters'],
    [{ default: 'x'.repeat(3000) }, 'This default is too long'],
  ] as const)('can’t have %j', (change, message) => {
    expect(parse(change)).toBe(message);
  });

  test('can’t have two thousand fields, or none', () => {
    const count = (length: number) =>
      templateContentSchema.safeParse(template(Array.from({ length }, (_, at) => field(`a${at}`)))).error
        ?.issues[0]?.message;
    expect(count(0)).toBe('Add at least one field');
    expect(count(40)).toBeUndefined();
    expect(count(41)).toBe('No more than 40 fields');
  });
});
