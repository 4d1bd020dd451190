import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '../company/companyLook.ts';
import {
  SIGNATURE_BOUNDS,
  SIGNATURE_DEFAULTS,
  SIGNATURE_FIELDS,
  type SignatureMeasure,
  signatureSettingsSchema,
  toSignatureDefaults,
} from './signature.ts';
import { isHttpsAddress, isLinkAddress, tidyAddress } from './signatureAddress.ts';
import { storedSignatureSchema } from './storedSignature.ts';

const isValid = (change: object) =>
  signatureSettingsSchema.safeParse({ ...SIGNATURE_DEFAULTS, ...change }).success;

test('a new signature has defaults', () => {
  expect(SIGNATURE_DEFAULTS).toMatchObject({
    font_family: 'Arial',
    font_size: 14,
    layout_style: 'horizontal',
    show_action_buttons: false,
    photo_size: 80,
    logo_size: 40,
    logo_padding_top: 15,
    logo_padding_bottom: 0,
    field_order: ['name', 'title', 'phone', 'email', 'website', 'address', 'nmls', 'social'],
  });
  expect(isValid({})).toBe(true);
});

test.each([
  ['photo_size', 60, 150],
  ['logo_size', 40, 200],
  ['logo_padding_top', 0, 50],
  ['logo_padding_bottom', 0, 50],
  ['font_size', 10, 20],
] as const)('%s is a whole number from %i to %i', (measure: SignatureMeasure, min, max) => {
  expect(SIGNATURE_BOUNDS[measure]).toMatchObject({ min, max });
  for (const value of [min, max]) expect(isValid({ [measure]: value })).toBe(true);
  for (const value of [min - 1, max + 1, min + 0.5, String(min), Number.NaN, null]) {
    expect(isValid({ [measure]: value })).toBe(false);
  }
});

test.each([
  { font_family: 'Comic Sans MS' },
  { layout_style: 'diagonal' },
  { primary_color: 'red' },
  { accent_color: '#12345' },
  { accent_color: '#123456;background:url(x)' },
  { address: 'x'.repeat(151) },
  { address: 'one\u202eeno' },
  { tagline: 'x'.repeat(121) },
  { tagline: 'two\nlines' },
  { website_url: 'http://x.example' },
  { linkedin_url: 'javascript:alert(1)' },
  { linkedin_url: 'mailto:me@x.example' },
  { field_order: [] },
  { field_order: [...SIGNATURE_FIELDS.slice(1), 'title'] },
  { field_order: [...SIGNATURE_FIELDS, 'fax'] },
  { logo_url: 'https://x.example/logo.png' },
])('rejects %j', (change) => expect(isValid(change)).toBe(false));

test.each([
  ['https://x.example', true, true],
  ['https://x.example:8443/a/b?c=d&e=(f)#g~h', true, true],
  ['HTTPS://X.EXAMPLE/', true, true],
  ['mailto:ada.lovelace+loans@x.example', false, true],
  ['tel:+1(973)555-0102', false, true],
  ['http://x.example', false, false],
  ['//x.example', false, false],
  ['https://x', false, false],
  ['https://user@x.example', false, false],
  ['https://x.example/"onerror="alert(1)', false, false],
  ['https://x.example/a b', false, false],
  ['https://x.example/<script>', false, false],
  ['https://\u0445.example', false, false],
  [' javascript:alert(1)', false, false],
  ['java\nscript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['mailto:me@x.example?bcc=all@x.example', false, false],
  ['tel:1;phone-context=evil', false, false],
  ['sms:+19735550102', false, false],
  [`https://x.example/${'a'.repeat(183)}`, false, false],
])('%s: page %s, link %s', (address, isPage, isLink) => {
  expect([isHttpsAddress(address), isLinkAddress(address)]).toEqual([isPage, isLink]);
});

test.each([
  ['www.example.com/in/me', 'https://www.example.com/in/me'],
  [' linkedin.com ', 'https://linkedin.com'],
  ['www.example.com:8443/me', 'https://www.example.com:8443/me'],
  ['http://x.example/a?b=http://c', 'https://x.example/a?b=http://c'],
  [' HTTP://X.example', 'https://X.example'],
  ['ftp://x.example', 'ftp://x.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:me@x.example', 'mailto:me@x.example'],
  ['me', 'me'],
  ['', ''],
])('%j is cleaned to %j', (typed, tidy) => expect(tidyAddress(typed)).toBe(tidy));

test('reads a record of another version: missing and wrong values default, sizes are clamped', () => {
  expect(storedSignatureSchema.parse({})).toEqual(SIGNATURE_DEFAULTS);
  expect(
    storedSignatureSchema.parse({
      id: 'ada',
      user_id: 'ada',
      tenant_id: 'larkfield',
      photo_size: 500,
      font_size: '14',
      logo_size: -3,
      accent_color: 'javascript:',
      website_url: 'ftp://x',
      tagline: 'Hello',
      show_action_buttons: 'yes',
      field_order: ['social', 'fax', 'name', 'name', 'email'],
    }),
  ).toEqual({
    ...SIGNATURE_DEFAULTS,
    photo_size: 150,
    logo_size: 40,
    tagline: 'Hello',
    field_order: ['social', 'title', 'phone', 'name', 'website', 'address', 'nmls', 'email'],
  });
});

test('a new signature has the office’s website and address, if mail can link to them', () => {
  const filled = (website: string, address: string) => {
    const { website_url, address: line } = toSignatureDefaults(DEFAULT_LOOK, { website, address });
    return [website_url, line];
  };
  const street = '1200 Route 46 West, Clifton, NJ 07013';
  expect(filled('https://www.larkfield.example', street)).toEqual(['https://www.larkfield.example', street]);
  expect(filled('http://127.0.0.1:5000', 'x'.repeat(151))).toEqual(['', '']);
  expect(filled('', '')).toEqual(['', '']);
});

test('a new signature has the company’s color, if it has one', () => {
  expect(toSignatureDefaults(DEFAULT_LOOK)).toEqual(SIGNATURE_DEFAULTS);
  expect(toSignatureDefaults({ primary: '#1b4069', accent: '#f4a48c' })).toEqual({
    ...SIGNATURE_DEFAULTS,
    accent_color: '#1b4069',
  });
});
