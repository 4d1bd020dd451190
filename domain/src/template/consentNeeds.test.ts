import { expect, it } from 'vitest';
import { consentNeeds } from './consentNeeds.ts';
import type { ContentField, TemplateContent } from './templateCallables.ts';
import { toTemplateVersion } from './templateContent.ts';

const disclosure: ContentField = {
  key: 'disclosure',
  label: 'Disclosure',
  type: 'rich_text',
  help_text: '',
  required: true,
  locked: true,
  default: { paragraphs: [{ type: 'paragraph', spans: [{ text: 'Not a commitment to lend.' }] }] },
};
const headline: ContentField = {
  key: 'headline',
  label: 'Headline',
  type: 'string',
  help_text: '',
  required: true,
  locked: false,
  default: 'Just listed',
};
const content = (change: Partial<TemplateContent> = {}): TemplateContent => ({
  name: 'Just listed',
  description: '',
  category: 'flyer',
  layout: 'just-listed',
  approval_required: true,
  fields: [headline, disclosure],
  ...change,
});
const published = { id: 'v1', ...toTemplateVersion(content()) };

it.each<[string, Partial<TemplateContent>, string[], string[]]>([
  [
    'nothing that compliance set',
    { name: 'Listed', fields: [{ ...headline, default: 'New' }, disclosure] },
    [],
    [],
  ],
  ['an open field', { fields: [disclosure, { ...headline, required: false }] }, [], []],
  ['help for a locked text', { fields: [headline, { ...disclosure, help_text: 'Read this.' }] }, [], []],
  ['no approval', { approval_required: false }, ['no_approval'], []],
  [
    'a locked text',
    {
      fields: [
        headline,
        {
          ...disclosure,
          default: { paragraphs: [{ type: 'paragraph', spans: [{ text: 'A commitment.' }] }] },
        },
      ],
    },
    ['locked_text'],
    ['disclosure'],
  ],
  ['its lock', { fields: [headline, { ...disclosure, locked: false }] }, ['locked_text'], ['disclosure']],
  ['its place', { fields: [headline] }, ['locked_text'], ['disclosure']],
  [
    'its source',
    { fields: [headline, { ...disclosure, binding: 'company.name' }] },
    ['locked_text'],
    ['disclosure'],
  ],
  ['a new lock', { fields: [{ ...headline, locked: true }, disclosure] }, ['locked_text'], ['headline']],
])('needs consent for a version that changes %s', (_what, change, reasons, fields) => {
  expect(consentNeeds(content(change), published)).toEqual({ reasons, fields });
});

it('needs consent for a first version with locked text, or without approval', () => {
  expect(consentNeeds(content(), undefined)).toEqual({ reasons: ['locked_text'], fields: ['disclosure'] });
  expect(consentNeeds(content({ fields: [headline] }), undefined)).toEqual({ reasons: [], fields: [] });
  expect(consentNeeds(content({ approval_required: false, fields: [headline] }), undefined).reasons).toEqual([
    'no_approval',
  ]);
});

it('recognizes the same text in any key order', () => {
  const spans = [{ text: 'Not a commitment to lend.' }];
  const disclosure = { paragraphs: [{ spans, type: 'paragraph' }] };
  const stored = { ...published, default_data: { ...published.default_data, disclosure } };
  expect(consentNeeds(content(), stored).reasons).toEqual([]);
});

it('compares locked texts that contain half an emoji', () => {
  const halved = content({ fields: [headline, { ...disclosure, default: 'Call us \ud83c' }] });
  expect(consentNeeds(halved, published)).toEqual({ reasons: ['locked_text'], fields: ['disclosure'] });
});
