import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TemplateField } from '../../template/template.ts';
import { sampleFlyer } from '../layout/testing/sampleFlyer.ts';
import type { FlyerParties } from '../record/flyerParties.ts';
import { flyerDifference } from './flyerDifference.ts';

const field = (key: string, type: TemplateField['type'], label = key): TemplateField => ({
  key,
  type,
  label,
  help_text: '',
});
const version = {
  handlebars_schema: {
    fields: [
      field('headline', 'string', 'Headline'),
      { ...field('list_price', 'number', 'List price'), unit: 'usd' as const },
      field('open_house_date', 'date', 'Date'),
      field('photo', 'image', 'Photo'),
      field('description', 'rich_text', 'Description'),
    ],
  },
};
const { officer, company, branch, realtor } = sampleFlyer('co-brand');
const parties = { officer, company, branch, realtor } as FlyerParties;
const brief = (rows: ReturnType<typeof flyerDifference>) =>
  rows.map(({ label, before, after, kind }) => [label, before, after, kind]);

test('lists changed, added and removed fields in form order, formatted', () => {
  const rows = flyerDifference(
    version,
    {
      title: 'Maple',
      data: { list_price: 649000, headline: 'Come', open_house_date: '2026-11-08', old_field: 'Gone' },
    },
    {
      title: 'Maple Avenue',
      data: { list_price: 640000, headline: 'Come', photo: 'https://x.example/a.jpg' },
    },
  );
  expect(brief(rows)).toEqual([
    ['Title', 'Maple', 'Maple Avenue', 'changed'],
    ['List price', '$649,000', '$640,000', 'changed'],
    ['Date', 'Nov 8, 2026', '', 'removed'],
    ['Photo', '', 'https://x.example/a.jpg', 'added'],
    ['Old field', 'Gone', '', 'removed'],
  ]);
  expect(rows.filter(({ isPicture }) => isPicture).map(({ key }) => key)).toEqual(['photo']);
});

test('reports no change for the same content, however its rich text is split or stored', () => {
  const cut = (...texts: string[]) => ({
    paragraphs: [{ type: 'paragraph', spans: texts.map((text) => ({ text, bold: true })) }],
  });
  expect(
    flyerDifference(
      version,
      {
        title: 'One',
        data: { description: cut('Old ', 'oak'), headline: '', list_price: '640000' },
        parties,
      },
      { title: 'One', data: { description: cut('Old oak'), list_price: 640000 }, parties },
    ),
  ).toEqual([]);
  expect(
    flyerDifference(
      version,
      { data: { description: 'Old oak\n- floors' } },
      {
        data: {
          description: {
            paragraphs: [
              { type: 'paragraph', spans: [{ text: 'Old oak' }] },
              { type: 'bullet', spans: [{ text: 'floors' }] },
            ],
          },
        },
      },
    ),
  ).toEqual([]);
});

test('reports other emphasis on the same words', () => {
  const text = (bold?: true) => ({
    paragraphs: [{ type: 'paragraph', spans: [{ text: 'No ' }, { text: 'points', ...(bold && { bold }) }] }],
  });
  expect(
    brief(flyerDifference(version, { data: { description: text() } }, { data: { description: text(true) } })),
  ).toEqual([['Description', 'No points', 'No points', 'emphasis']]);
});

test('reports no change for the same picture in two snapshots, only for another picture', () => {
  const copy = (flyer: string, letter: string) =>
    `https://storage.example/o/tenants%2Flarkfield%2Fsealed-pictures%2F${flyer}%2F${letter.repeat(64)}.jpg?alt=media`;
  const kinds = (before: string, after: string) =>
    flyerDifference(version, { data: { photo: before } }, { data: { photo: after } }).map(({ kind }) => kind);
  expect(kinds(copy('one', 'a'), copy('two', 'a'))).toEqual([]);
  expect(kinds(copy('one', 'a'), copy('two', 'b'))).toEqual(['changed']);
  const elsewhere = `https://x.example/${'a'.repeat(64)}.jpg`;
  expect(kinds(copy('one', 'a'), elsewhere)).toEqual(['changed']);
});

test('compares people and companies that both sides have', () => {
  const other = {
    ...parties,
    officer: { ...officer, nmls: '1992199', photo: 'https://x.example/me.jpg' },
    company: { ...parties.company, licenseLines: ['One line'] },
    branch: { ...parties.branch, licenseNumber: '77' },
    realtor: undefined,
  } as FlyerParties;
  const rows = flyerDifference(version, { data: {}, parties }, { data: {}, parties: other });
  expect(rows.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
    'Officer: NMLS number: changed',
    'Branch: license number: changed',
    'Company: license lines: changed',
    'Officer: photo: added',
    'Realtor: removed',
  ]);
  expect(flyerDifference(version, { data: {} }, { data: {}, parties: other })).toEqual([]);
});

test('reports no change for the logo of the same realtor', () => {
  const { realtor } = parties;
  const other = { ...parties, realtor: realtor && { ...realtor, logo: 'https://x.example/logo.png' } };
  expect(flyerDifference(version, { data: {}, parties }, { data: {}, parties: other })).toMatchObject([
    { key: 'realtor.logo', label: 'Realtor: logo', kind: 'added', isPicture: true },
  ]);
});

test('never throws, and finds no difference between a flyer and itself', () => {
  const data = fc.dictionary(
    fc.constantFrom('headline', 'list_price', 'open_house_date', 'photo', 'description', '__proto__', 'x'),
    fc.anything(),
  );
  fc.assert(
    fc.property(data, data, (one, other) => {
      flyerDifference(version, { data: one }, { data: other });
      const known = Object.fromEntries(
        Object.entries(one).filter(([key]) => !['x', '__proto__'].includes(key)),
      );
      expect(flyerDifference(version, { data: known }, { data: known })).toEqual([]);
    }),
  );
});

test('reports an added or removed realtor as one row', () => {
  const { realtor: _, ...without } = parties;
  const words = 'Patricia Doyle\nDoyle & Daughters Realty\n(973) 555-0166\npat@doyle-realty.example';
  const difference = (before: FlyerParties, after: FlyerParties) =>
    brief(flyerDifference(version, { data: {}, parties: before }, { data: {}, parties: after }));
  expect(difference(without, parties)).toEqual([['Realtor', '', words, 'added']]);
  expect(difference(parties, without)).toEqual([['Realtor', words, '', 'removed']]);
});
