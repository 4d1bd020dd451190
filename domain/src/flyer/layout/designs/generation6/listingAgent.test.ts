import { expect, it } from 'vitest';
import type { FlyerInput } from '../../flyerInput.ts';
import { layoutFormat } from '../../formats/layoutFormat.ts';
import { sampleFlyer } from '../../testing/sampleFlyer.ts';
import { testQr } from '../../testing/testQr.ts';
import { fontMeasure } from '../../text/measure.ts';

const AGENT = 'Zebulon Quark, Xylophone Realty, (973) 555-0147';
const FORMATS = ['letter', 'postcard', 'square'] as const;
const MISSING: readonly (readonly string[])[] = [
  [],
  ['property_photo'],
  ['property_address'],
  ['property_photo', 'property_address'],
  ['headline'],
  ['open_house_date', 'open_house_time', 'event_date', 'event_time'],
];

function withAgent(input: FlyerInput, agent: string, key = 'listing_agent', missing: readonly string[] = []) {
  const field = { key, label: 'Listed by', type: 'string' as const, help_text: '' };
  const data: Record<string, unknown> = { ...input.data, [key]: agent };
  for (const name of missing) delete data[name];
  return { ...input, fields: [...input.fields.filter((one) => one.key !== key), field], data };
}

function isSaid(input: FlyerInput, format: (typeof FORMATS)[number], words: readonly string[]): boolean {
  const { scene, issues } = layoutFormat(input, fontMeasure, testQr, format);
  const texts = scene.ops.flatMap((op) => (op.kind === 'text' ? [op.text] : []));
  const isThere = words.every((word) => texts.some((text) => text.includes(word)));
  return isThere || issues.some(({ field }) => /^list(ing_agent|ed_with)$/.test(field));
}

it.each(['just-listed', 'open-house', 'co-brand', 'event'] as const)(
  '%s: the listing agent is on the flyer or reported, whatever else is missing',
  (layout) => {
    const lost: string[] = [];
    for (const variant of ['full', 'partners'] as const)
      for (const format of FORMATS)
        for (const missing of MISSING)
          for (const key of missing.length === 2 ? ['listing_agent', 'listed_with'] : ['listing_agent']) {
            const { listing_agent: _, ...data } = sampleFlyer(layout, variant).data;
            const input = withAgent({ ...sampleFlyer(layout, variant), data }, AGENT, key, missing);
            if (!isSaid(input, format, ['Zebulon', 'Xylophone', '555-0147']))
              lost.push(`${variant} ${format} ${key} without ${missing.join()}`);
          }
    expect(lost).toEqual([]);
  },
);

it('a realtor whose name or brokerage only partly matches isn’t the listing agent', () => {
  const input = sampleFlyer('just-listed', 'partners');
  if (!input.realtor) throw new Error('no realtor');
  const { realtor } = input;
  const isDrawn = (agent: string, partner: Partial<typeof realtor>) =>
    FORMATS.map((format) =>
      isSaid(withAgent({ ...input, realtor: { ...realtor, ...partner } }, agent), format, ['Listed']),
    );
  const yes = [true, true, true];
  for (const name of ['Li', 'A', 'Ann Li', 'Other Realty'])
    expect(isDrawn('Joann Lindqvist, Other Realty, (973) 555-0166', { name }), name).toEqual(yes);
  expect(isDrawn('Ann Li, Other Realty', { name: 'Ann Li', brokerage: 'Keystone' })).toEqual(yes);
  expect(isDrawn('Ann Li, Keystone Realty', { name: 'Ann Li', brokerage: 'Keystone' })).toEqual(yes);
  for (const agent of ['Ann Li', ' ann  li, (973) 555-0166', 'Ann Li, Keystone, (973) 555-0166'])
    expect(isDrawn(agent, { name: 'Ann Li', brokerage: 'Keystone' }), agent).toEqual([false, false, false]);
});

it('an image without a photo keeps the listing agent’s number on one line', () => {
  for (const layout of ['just-listed', 'open-house'] as const) {
    const input = withAgent(
      sampleFlyer(layout),
      `${AGENT.replace('Realty', 'Realty of Clifton and Nutley')}`,
    );
    const { property_photo: _, ...data } = input.data;
    const { scene } = layoutFormat({ ...input, data }, fontMeasure, testQr, 'square');
    const texts = scene.ops.flatMap((op) => (op.kind === 'text' ? [op.text] : []));
    expect(
      texts.some((text) => text.endsWith('(973) 555-0147')),
      layout,
    ).toBe(true);
  }
});
