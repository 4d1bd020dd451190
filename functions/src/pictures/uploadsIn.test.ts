import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadsIn } from './uploadsIn.ts';

const ORIGIN = 'https://firebasestorage.googleapis.com';
const PATH = 'tenants/larkfield/headshots/u1-1790000000000.jpg';
const ADDRESS = pictureAddress(ORIGIN, 'brokerage.appspot.com', PATH);

let app: ReturnType<typeof initializeApp>;
beforeAll(() => {
  app = initializeApp({ projectId: 'brokerage', storageBucket: 'brokerage.appspot.com' });
});
afterAll(() => deleteApp(app));

const used = (record: unknown) => uploadsIn(record, 'larkfield');

test.each<[string, object]>([
  ['a realtor', { name: 'Ana', photo_url: ADDRESS }],
  ['a realtor’s brokerage', { name: 'Ana', photo_url: '', logo_url: ADDRESS }],
  ['a brokerage in a flyer’s snapshot', { snapshot: { parties: { realtor: { logo: ADDRESS } } } }],
  ['a member', { headshot_url: `${ADDRESS}&token=1` }],
  ['a public officer', { photo: ADDRESS }],
  ['a field of a flyer', { data: { property_photo: ADDRESS } }],
  ['a person in a flyer’s snapshot', { snapshot: { parties: { officer: { photo: ADDRESS } } } }],
  ['a snapshot in the flyer', { sealed: { data: { property_photo: ADDRESS } } }],
  ['a template version', { default_data: { property_photo: ADDRESS } }],
  ['a template draft', { content: { fields: [{ key: 'property_photo', default: ADDRESS }] } }],
])('finds the picture of %s', (_what, record) => expect(used(record)).toEqual([PATH]));

test.each<[string, object]>([
  ['the notes of a realtor', { notes: ADDRESS, photo_url: '' }],
  ['a text with an address in it', { data: { text: `See ${ADDRESS}` } }],
  ['a text that begins with an address', { data: { text: `${ADDRESS} is the photo of Ana` } }],
  ['markup', { data: { text: `<img src="${ADDRESS}">` } }],
  ['a rich text', { data: { text: { paragraphs: [{ spans: [{ text: ADDRESS }] }] } } }],
  ['the title of a flyer', { title: ADDRESS, data: {} }],
  ['a hint of a template', { content: { description: ADDRESS, fields: [{ help_text: ADDRESS }] } }],
])('finds none in %s', (_what, record) => expect(used(record)).toEqual([]));

test.each([
  ['another site', ADDRESS.replace(ORIGIN, 'https://pictures.example')],
  ['another bucket', pictureAddress(ORIGIN, 'other.appspot.com', PATH)],
  ['an emulator, in the cloud', pictureAddress('http://127.0.0.1:9199', 'brokerage.appspot.com', PATH)],
  ['another company', ADDRESS.replace('larkfield', 'northgate')],
  ['a folder that is no upload', ADDRESS.replace('headshots', 'sealed')],
  ['a way that only browsers straighten', ADDRESS.replace('/v0/b/', '/v0/./b/')],
  ['a broken escape', `${ORIGIN}/v0/b/brokerage.appspot.com/o/tenants%2`],
  ['nothing', ''],
])('an address of %s isn’t an upload', (_what, photo) => expect(used({ photo })).toEqual([]));

test('names each upload once, sorted', () => {
  const other = PATH.replace('u1', 'a1');
  expect(used({ photo: ADDRESS, data: { one: ADDRESS, two: ADDRESS.replace('u1', 'a1') } })).toEqual([
    other,
    PATH,
  ]);
});

test('skips circular values and those deeper than any record, and finds the rest', () => {
  class Reference {
    readonly client: unknown = { reference: this, photo: ADDRESS };
  }
  const round: Record<string, unknown> = {};
  round.round = round;
  expect(used({ reference: new Reference(), round, photo: ADDRESS, at: new Date(), none: null })).toEqual([
    PATH,
  ]);
  const nested = (levels: number): unknown =>
    levels === 0 ? { photo: ADDRESS } : { inner: nested(levels - 1) };
  expect(used(nested(20))).toEqual([PATH]);
  expect(used(nested(21))).toEqual([]);
});
