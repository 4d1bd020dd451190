import { expect, it } from 'vitest';
import { FLYER_STATUSES } from '../flyer/record/flyerFields.ts';
import { shareCallables, shortCodeSchema } from './shareCallables.ts';
import { sharedLinkAddress, sharedLinkSchema, toLinkState } from './sharedLink.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const live = { expires_at: null, is_disabled: false };
const approved = { status: 'approved' as const };

it.each([
  ['live', live, approved],
  ['live', { ...live, expires_at: at(1) }, approved],
  ['expired', { ...live, expires_at: at(0) }, approved],
  ['disabled', { expires_at: at(-1), is_disabled: true }, approved],
  ['withdrawn', live, undefined],
] as const)('a link is %s: %j, %j', (state, link, flyer) =>
  expect(toLinkState(link, flyer, now)).toBe(state),
);

it.each(FLYER_STATUSES.filter((status) => status !== 'approved'))(
  'a link is withdrawn when its flyer is %s',
  (status) => expect(toLinkState(live, { status }, now)).toBe('withdrawn'),
);

it('reads records from before sums and before it was stored who disabled them', () => {
  const record = {
    short_code: 'abCD23efGH45',
    tenant_id: 't',
    flyer_instance_id: 'f',
    created_by_user_id: 'u',
    kind: 'link',
    label: '',
    created_at: now,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
  };
  expect(sharedLinkSchema.parse({ ...record, ...live })).toMatchObject({
    views: 0,
    not_counted: 0,
    disabled_by_administrator_id: null,
  });
});

it('accepts codes that can be a record’s id', () => {
  for (const code of ['abcdefghij', 'a_b-c_d-e_f', '__abcdefghij'])
    expect(shortCodeSchema.safeParse(code).success).toBe(true);
  for (const code of ['abcdefghi', '__abcdefgh__', 'abcdefghij/x', 'abcdefghij\n', 'x'.repeat(33)])
    expect(shortCodeSchema.safeParse(code).success, code).toBe(false);
});

it('expires links after 1, 7, 30 or 90 days or never', () => {
  const { input } = shareCallables['create-share-link'];
  const valid = (expiryDays: unknown) =>
    input.safeParse({ instanceId: 'f', expiryDays, utmParams: {}, requestId: 'x'.repeat(21) }).success;
  for (const days of [1, 7, 30, 90, null]) expect(valid(days)).toBe(true);
  for (const days of [0, 2, -1, 7.5, '7', undefined, Number.POSITIVE_INFINITY])
    expect(valid(days)).toBe(false);
});

it('rejects characters in a label or tag that would make the list misread', () => {
  const { input } = shareCallables['update-share-link'];
  const create = shareCallables['create-share-link'].input;
  const isLabel = (label: string) => input.safeParse({ shortCode: 'abCD23efGH45', label }).success;
  const isTag = (source: string) => {
    const rest = { instanceId: 'f', expiryDays: 7, requestId: 'x'.repeat(21) };
    return create.safeParse({ ...rest, utmParams: { source } }).success;
  };
  for (const text of ['', 'Postcard, May', 'Öffnung 🏠'])
    expect([isLabel(text), isTag(text)]).toEqual([true, true]);
  for (const mark of ['\u202e', '\u2066', '\u200f', '\u2028', '\n', '\0'])
    expect([isLabel(`a${mark}b`), isTag(`a${mark}b`)], JSON.stringify(mark)).toEqual([false, false]);
});

it('has its address on the site', () =>
  expect(sharedLinkAddress('https://site.example', 'abCD23efGH45')).toBe(
    'https://site.example/shared/abCD23efGH45',
  ));
