import { describe, expect, test } from 'vitest';
import { FLYER_FORMATS, toFormats } from '../../compose/flyerFormats.ts';
import { LAYOUT_KEYS, type LayoutKey } from '../../record/layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import type { Scene, TextOp } from '../scene/scene.ts';
import { sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';
import { layoutFormat } from './layoutFormat.ts';

/** Returns a flyer with names, titles and addresses that can't be shortened, and a home address of the same length. */
function crowded(layout: LayoutKey): FlyerInput {
  const sample = sampleFlyer(layout, 'partners');
  const { officer, realtor, data } = sample;
  return {
    ...sample,
    officer: {
      ...officer,
      name: 'José Ángel Muñoz-Ibáñez de la Concepción',
      title: 'Senior Vice President of Mortgage Lending',
      email: 'jose.angel.munoz-ibanez.delaconcepcion@larkfield.example',
    },
    realtor: realtor && {
      ...realtor,
      name: 'Alexandria Montgomery-Featherstonehaugh III',
      brokerage: 'Coldwater Residential Brokerage of Northern New Jersey',
      email: 'alexandria.montgomery-featherstonehaugh@coldwater.example',
    },
    data: {
      ...data,
      ...('property_address' in data && {
        property_address:
          '12345 Northwest Saint Bartholomew Boulevard, Apartment 1204B, Rancho Palos Verdes, CA 90275',
      }),
      ...('list_price' in data && { list_price: 12_345_678 }),
    },
  };
}

/** Returns texts of different blocks that overlap, measured by their capitals. */
function findOverlaps({ ops }: Scene): string[] {
  const texts = ops.filter((op): op is TextOp => op.kind === 'text' && op.rotate === undefined);
  const isBeside = (a: TextOp, b: TextOp) => a.x + a.width <= b.x + 0.2 || b.x + b.width <= a.x + 0.2;
  const isAbove = (a: TextOp, b: TextOp) => a.y <= b.y - b.size * 0.6;
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (two) => one.block !== two.block && !isBeside(one, two) && !isAbove(one, two) && !isAbove(two, one),
      )
      .map((two) => `"${one.text}" lies over "${two.text}"`),
  );
}

describe.each(LAYOUT_KEYS)('%s', (layout) => {
  test.each(FLYER_FORMATS)('%s: fits two people with long names', (format) => {
    if (!toFormats(layout).includes(format)) return;
    const { scene, back, issues } = layoutFormat(crowded(layout), fontMeasure, testQr, format);
    expect(issues).toEqual([]);
    for (const side of back ? [scene, back] : [scene]) expect(findOverlaps(side)).toEqual([]);
  });
});
